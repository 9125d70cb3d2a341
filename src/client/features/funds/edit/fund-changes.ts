import {
  fundFieldNames,
  type AddFundInput,
  type Fund,
  type UpdateFundInput,
} from "../../../../shared/funds/schema.ts";
import { valueFund } from "../../../../shared/funds/valuation.ts";
import { identityFrom } from "../../../../shared/schemes/matching.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";

type FundChange = UpdateFundInput["data"];

/** Only the changed fields, so that another tab's changes to the others stay. */
export function changedFields(fund: Fund, wanted: AddFundInput): FundChange {
  const named = { schemeName: wanted.schemeName, amfiCode: wanted.amfiCode ?? null };
  const isSameScheme = named.schemeName === fund.schemeName && named.amfiCode === fund.amfiCode;
  const changed = fundFieldNames.filter(
    (name) => !(name in named) && (wanted[name] ?? null) !== fund[name],
  );
  return {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    ...(isSameScheme ? {} : named),
  };
}

/**
 * The fund as the server will probably return it, for the optimistic update.
 * @param schemeOf finds the scheme that the change names
 */
export function applyChange(
  fund: Fund,
  change: FundChange,
  schemeOf: (held: { schemeName: string; amfiCode: string | null }) => Scheme | null,
): Fund {
  const { schemeName, amfiCode = null, ...others } = change;
  const set = Object.entries(others).filter(([, value]) => value !== undefined);
  const edited: Fund = Object.assign({ ...fund }, Object.fromEntries(set));
  if (schemeName !== undefined) {
    const named = { schemeName, amfiCode };
    const scheme = schemeOf(named);
    Object.assign(edited, scheme === null ? named : identityFrom(named, scheme));
    edited.nav = scheme?.nav == null ? null : Number(scheme.nav);
    edited.navDate = scheme?.navDate ?? null;
  }
  return { ...edited, ...valueFund(edited) };
}
