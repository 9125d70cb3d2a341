import type { AddFundInput } from "./schema.ts";

type Recorded = Pick<
  AddFundInput,
  "folioNumber" | "schemeName" | "category" | "investedAmount" | "units"
> & { amfiCode: string | null };

/**
 * Whether an add asks for the fund that is already there under its id. The scheme is the same if its code or its
 * name is: a NAV refresh may have renamed the recorded one since.
 */
export const isSameFund = (recorded: Recorded, wanted: Recorded): boolean =>
  recorded.folioNumber === wanted.folioNumber &&
  recorded.category === wanted.category &&
  recorded.investedAmount === wanted.investedAmount &&
  recorded.units === wanted.units &&
  (recorded.schemeName === wanted.schemeName ||
    (recorded.amfiCode !== null && recorded.amfiCode === wanted.amfiCode));
