import type { Fund, UpdateFundInput } from "../../../shared/funds/schema.ts";
import { valueFund } from "../../../shared/funds/valuation.ts";
import { identityFrom } from "../../../shared/schemes/matching.ts";
import type { Scheme } from "../../../shared/schemes/scheme.ts";

/**
 * The fund as the server will probably return it, for the optimistic update.
 * @param schemeOf finds the scheme that the change names
 */
export function applyChange(
  fund: Fund,
  change: UpdateFundInput["data"],
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
