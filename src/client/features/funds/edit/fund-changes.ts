import type { AddFundInput, Fund, UpdateFundInput } from "../../../../shared/funds/schema.ts";
import { valueFund } from "../../../../shared/funds/valuation.ts";
import { identityFrom } from "../../../../shared/schemes/matching.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import type { FundDraft } from "../form/fund-draft.ts";

type FundChange = UpdateFundInput["data"];

export const draftFromFund = (fund: Fund): FundDraft => ({
  folioNumber: fund.folioNumber,
  schemeName: schemeTitle(fund.schemeName),
  picked: {
    code: fund.amfiCode,
    name: fund.schemeName,
    nav: fund.nav === null ? null : String(fund.nav),
    navDate: fund.navDate,
  },
  category: fund.category,
  offeredCategory: "",
  investedAmount: formatNumber(fund.investedAmount),
  units: formatNumber(fund.units),
});

/** Only the changed fields, so that another tab's changes to the others stay. */
export function changedFields(fund: Fund, wanted: AddFundInput): FundChange {
  const { folioNumber, category, investedAmount, units, schemeName, amfiCode = null } = wanted;
  const isSameScheme = schemeName === fund.schemeName && amfiCode === fund.amfiCode;
  return {
    ...(folioNumber === fund.folioNumber ? {} : { folioNumber }),
    ...(category === fund.category ? {} : { category }),
    ...(investedAmount === fund.investedAmount ? {} : { investedAmount }),
    ...(units === fund.units ? {} : { units }),
    ...(isSameScheme ? {} : { schemeName, amfiCode }),
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
  const edited: Fund = {
    ...fund,
    folioNumber: change.folioNumber ?? fund.folioNumber,
    category: change.category ?? fund.category,
    investedAmount: change.investedAmount ?? fund.investedAmount,
    units: change.units ?? fund.units,
  };
  if (change.schemeName !== undefined) {
    const named = { schemeName: change.schemeName, amfiCode: change.amfiCode ?? null };
    const scheme = schemeOf(named);
    Object.assign(edited, scheme === null ? named : identityFrom(named, scheme));
    edited.nav = scheme?.nav == null ? null : Number(scheme.nav);
    edited.navDate = scheme?.navDate ?? null;
  }
  return { ...edited, ...valueFund(edited) };
}
