import { suggestedCategory } from "../../../../shared/schemes/suggested-category.ts";
import { addFundInput } from "../../../../shared/funds/schema.ts";
import { valueFund, type Valuation } from "../../../../shared/funds/valuation.ts";
import { findScheme } from "../../../../shared/schemes/matching.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { parseAmount } from "../../../../shared/number-format.ts";
import type { SchemeChoice, SchemeList } from "../../schemes/scheme-list.ts";

/** A fund as it stands in the form. */
export type FundDraft = {
  folioNumber: string;
  schemeName: string;
  /** The scheme picked from the list, as long as its name is left as it is. */
  picked: Scheme | null;
  category: string;
  /** The category that the picked scheme's kind stands for; blank without one. */
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

/**
 * The draft with a scheme picked from the list. Its kind fills in the category, unless the user has one there already.
 */
export function withPicked(draft: FundDraft, picked: SchemeChoice): FundDraft {
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

/** The scheme that the draft means: the picked one, else the one whose name was typed in full. */
export const schemeOf = (draft: FundDraft, list: SchemeList | undefined): Scheme | null =>
  draft.picked !== null || list === undefined
    ? draft.picked
    : findScheme({ schemeName: draft.schemeName, amfiCode: null }, list.finder);

/** What the draft is worth as far as it is filled in. */
export function valueDraft(draft: FundDraft, scheme: Scheme | null): Valuation {
  const units = acceptable("units", draft.units);
  const invested = acceptable("investedAmount", draft.investedAmount);
  if (units === null) return valueFund({ investedAmount: 0, units: 0, nav: null });
  const value = valueFund({ investedAmount: invested ?? 0, units, nav: scheme?.nav ?? null });
  return invested === null ? { ...value, pnl: null, returns: null } : value;
}

/** An amount that the contract takes; nothing is worked out from one that it will refuse. */
function acceptable(field: "units" | "investedAmount", text: string): number | null {
  const amount = addFundInput.shape[field].safeParse(parseAmount(text));
  return amount.success ? amount.data : null;
}

/** The draft by the contract. A blank amount is missing, one that is no number is translate so. */
export const readDraft = (draft: FundDraft) =>
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
