import { fundFieldNames, type Fund, type FundFields } from "./schema.ts";

/**
 * Whether an add asks for the fund that is already there under its id. The scheme is the same if its code or its
 * name is: a NAV refresh may have renamed the recorded one since.
 */
export const isSameFund = (recorded: Fund, wanted: FundFields): boolean =>
  fundFieldNames.every(
    (name) =>
      name === "schemeName" || name === "amfiCode" || recorded[name] === (wanted[name] ?? null),
  ) &&
  (recorded.schemeName === wanted.schemeName ||
    (recorded.amfiCode !== null && recorded.amfiCode === wanted.amfiCode));
