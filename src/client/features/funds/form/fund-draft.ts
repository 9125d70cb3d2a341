import { suggestedCategory } from "../../../../shared/schemes/suggested-category.ts";
import { addFundInput } from "../../../../shared/funds/schema.ts";
import { valueFund, type Valuation } from "../../../../shared/funds/valuation.ts";
import { findScheme } from "../../../../shared/schemes/matching.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { parseAmount } from "../../../../shared/number-format.ts";
import type { SchemeChoice, SchemeList } from "../../schemes/scheme-list.ts";

export type FundDraft = {
  folioNumber: string;
  schemeName: string;
  /** null again as soon as its name is edited. */
  picked: Scheme | null;
  category: string;
  /** Suggested by the picked scheme's kind; empty without one. */
  offeredCategory: string;
  investedAmount: string;
  units: string;
};

export const emptyDraft: FundDraft = {
  folioNumber: "",
  schemeName: "",
  picked: null,
  category: "",
  offeredCategory: "",
  investedAmount: "",
  units: "",
};

/** The scheme's kind fills in the category, unless the user has typed one. */
export function pickScheme(draft: FundDraft, picked: SchemeChoice): FundDraft {
  const offeredCategory = suggestedCategory(picked.category, picked.name) ?? "";
  const isUntouched = draft.category.trim() === "" || draft.category === draft.offeredCategory;
  return {
    ...draft,
    picked,
    schemeName: schemeTitle(picked.name),
    category: isUntouched ? offeredCategory : draft.category,
    offeredCategory,
  };
}

/** The picked scheme, else the one whose full name was typed. */
export const schemeOf = (draft: FundDraft, list: SchemeList | undefined): Scheme | null =>
  draft.picked !== null || list === undefined
    ? draft.picked
    : findScheme({ schemeName: draft.schemeName, amfiCode: null }, list.finder);

export function valueDraft(draft: FundDraft, scheme: Scheme | null): Valuation {
  const units = parseValid("units", draft.units);
  const invested = parseValid("investedAmount", draft.investedAmount);
  if (units === null) return valueFund({ investedAmount: 0, units: 0, nav: null });
  const value = valueFund({ investedAmount: invested ?? 0, units, nav: scheme?.nav ?? null });
  return invested === null ? { ...value, pnl: null, returns: null } : value;
}

/** null for an amount that the contract would refuse. */
function parseValid(field: "units" | "investedAmount", text: string): number | null {
  const amount = addFundInput.shape[field].safeParse(parseAmount(text));
  return amount.success ? amount.data : null;
}

/** null for an empty amount (missing), NaN for one that is no number. */
export const parseDraft = (draft: FundDraft) =>
  addFundInput.safeParse({
    folioNumber: draft.folioNumber,
    schemeName: draft.picked?.name ?? draft.schemeName,
    amfiCode: draft.picked?.code ?? null,
    category: draft.category,
    investedAmount: typed(draft.investedAmount),
    units: typed(draft.units),
  });

const typed = (text: string): number | null =>
  text.trim() === "" ? null : (parseAmount(text) ?? NaN);
