import { fundFieldNames } from "../../../../shared/funds/fund-fields.ts";
import type { AddFundInput, Fund, UpdateFundInput } from "../../../../shared/funds/schema.ts";

/** Only the changed fields, so that another tab's changes to the others stay. */
export function changedFields(fund: Fund, wanted: AddFundInput): UpdateFundInput["data"] {
  const named = { schemeName: wanted.schemeName, amfiCode: wanted.amfiCode ?? null };
  const isSameScheme = named.schemeName === fund.schemeName && named.amfiCode === fund.amfiCode;
  const holderId = wanted.holderId ?? null;
  const changed = fundFieldNames.filter(
    (name) => !(name in named) && (wanted[name] ?? null) !== fund[name],
  );
  return {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    ...(isSameScheme ? {} : named),
    ...(holderId === fund.holderId ? {} : { holderId }),
  };
}
