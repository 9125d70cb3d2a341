import { addFundInput } from "../../../../shared/funds/schema.ts";
import { valueFund, type Valuation } from "../../../../shared/funds/valuation.ts";
import { matchScheme } from "../../../../shared/nav/matching.ts";
import { schemeTitle } from "../../../../shared/nav/scheme-title.ts";
import { parseAmount } from "../../../../shared/number-format.ts";
import type { ListedScheme, SchemeList } from "../../nav/scheme-list.ts";

/** A fund as it stands in the form. */
export type FundDraft = {
  folioNumber: string;
  schemeName: string;
  /** The scheme picked from the list, as long as its name is left as it is. */
  picked: ListedScheme | null;
  category: string;
  investedAmount: string;
  units: string;
};

export const emptyDraft: FundDraft = {
  folioNumber: "",
  schemeName: "",
  picked: null,
  category: "",
  investedAmount: "",
  units: "",
};

/** The part of a draft that picking a scheme fills in. */
export const pickedScheme = (picked: ListedScheme) => ({
  picked,
  schemeName: schemeTitle(picked.name),
});

/** The scheme that the draft means: the picked one, else the one whose name was typed in full. */
export function schemeOf(draft: FundDraft, list: SchemeList | undefined): ListedScheme | null {
  if (draft.picked !== null || list === undefined) return draft.picked;
  const named = matchScheme({ schemeName: draft.schemeName, amfiCode: null }, list.lookup);
  return list.schemes.find((scheme) => scheme === named) ?? null;
}

/** What the draft is worth as far as it is filled in. */
export function valueDraft(draft: FundDraft, scheme: ListedScheme | null): Valuation {
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

/** The draft by the contract. A blank amount is missing, one that is no number is told so. */
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
