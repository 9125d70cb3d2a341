import type { FundClass } from "./report-types.ts";
import type { TaxedFund } from "./taxed-fund.ts";

/** How a fund is taxed and why, for the user to correct. */
export const fundClassOf = ({ id, amfiCode, schemeName, scheme, fmv }: TaxedFund): FundClass => ({
  fundId: id,
  amfiCode,
  schemeName,
  class: scheme.class,
  reason: scheme.reason,
  isChosen: scheme.isChosen,
  typedFmv: fmv?.isTyped ? Number(fmv.perUnit) : null,
});
