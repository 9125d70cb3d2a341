import type { FundClass } from "./report/report-types.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";

export const fundClassOf = ({ id, amfiCode, schemeName, scheme, fmv }: TaxedFund): FundClass => ({
  fundId: id,
  amfiCode,
  schemeName,
  class: scheme.class,
  reason: scheme.reason,
  isChosen: scheme.isChosen,
  isListed: scheme.isListed,
  typedFmv: fmv?.isTyped ? Number(fmv.perUnit) : null,
});

export const heldClasses = (funds: readonly TaxedFund[], { ledgers }: LedgerFacts): FundClass[] =>
  funds.filter(({ id }) => (ledgers.get(id)?.units ?? 0) > 0).map(fundClassOf);
