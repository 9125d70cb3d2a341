import { fundFieldNames } from "./fund-fields.ts";
import type { Fund, FundFields } from "./schema.ts";

/**
 * Whether an add repeats a recorded fund. The scheme is the same if its code or its name is: a NAV
 * refresh may have renamed it.
 */
export const isSameFund = (
  recorded: Fund,
  wanted: FundFields & { holderId?: string | null | undefined },
): boolean =>
  recorded.holderId === (wanted.holderId ?? null) &&
  fundFieldNames.every(
    (name) =>
      name === "schemeName" || name === "amfiCode" || recorded[name] === (wanted[name] ?? null),
  ) &&
  (recorded.schemeName === wanted.schemeName ||
    (recorded.amfiCode !== null && recorded.amfiCode === wanted.amfiCode));
