import {
  fundFieldNames,
  isPossibleTotal,
  isTotalsField,
  type FundFieldName,
} from "../../../../shared/funds/fund-fields.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import {
  definedReturns,
  unknownValuation,
  valueFund,
  type Valuation,
} from "../../../../shared/funds/valuation.ts";
import { formatNumber, parseAmount } from "../../../../shared/number-format.ts";
import { findScheme } from "../../../../shared/schemes/matching.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import type { Scheme } from "../../../../shared/schemes/scheme.ts";
import { suggestedCategory } from "../../../../shared/schemes/suggested-category.ts";
import type { SchemeChoice, SchemeList } from "../../schemes/scheme-list.ts";
import { blankSchedule, type ScheduleDraft } from "./schedule-draft.ts";

const textFields = fundFieldNames.filter((name) => name !== "amfiCode");

export type FundDraft = Record<(typeof textFields)[number], string> & {
  picked: Scheme | null;
  offeredCategory: string;
  /** Empty for the account's owner. */
  holderId: string;
  /** Asked where a fund is added. */
  since: "date" | "sip" | "unknown";
  sinceDate: string;
  /** Of a SIP, whose instalments give the invested amount. */
  schedule: ScheduleDraft;
};

type Typed = Pick<FundDraft, (typeof textFields)[number]>;

export const emptyDraft: FundDraft = {
  ...(Object.fromEntries(textFields.map((name) => [name, ""])) as Typed),
  picked: null,
  offeredCategory: "",
  holderId: "",
  since: "unknown",
  sinceDate: "",
  schedule: blankSchedule,
};

export const draftFromFund = (fund: Fund): FundDraft => ({
  ...(Object.fromEntries(textFields.map((name) => [name, textOf(fund[name])])) as Typed),
  schemeName: schemeTitle(fund.schemeName),
  picked: {
    code: fund.amfiCode,
    name: fund.schemeName,
    nav: fund.nav === null ? null : String(fund.nav),
    navDate: fund.navDate,
  },
  offeredCategory: "",
  holderId: fund.holderId ?? "",
  since: "unknown",
  sinceDate: "",
  schedule: blankSchedule,
});

const textOf = (value: string | number | null): string =>
  typeof value === "number" ? formatNumber(value) : (value ?? "");

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

export const schemeOf = (draft: FundDraft, list: SchemeList | undefined): Scheme | null =>
  draft.picked !== null || list === undefined
    ? draft.picked
    : findScheme({ schemeName: draft.schemeName, amfiCode: null }, list.finder);

export function valueDraft(draft: FundDraft, scheme: Scheme | null): Valuation {
  const units = parseValid("units", draft.units);
  const invested = parseValid("investedAmount", draft.investedAmount);
  if (units === null) return unknownValuation;
  const value = valueFund({ investedAmount: invested ?? 0, units, nav: scheme?.nav ?? null });
  return invested === null
    ? { ...value, pnl: null, returns: null }
    : { ...value, returns: definedReturns({ investedAmount: invested, returns: value.returns }) };
}

function parseValid(field: "units" | "investedAmount", text: string): number | null {
  const amount = parseAmount(text);
  return amount !== null && isPossibleTotal(field, amount) ? amount : null;
}

/** The typed texts as the contract takes them: NaN for a text that is no number, null for a blank one. */
export const typedFund = (draft: FundDraft) => ({
  ...Object.fromEntries(textFields.map((name) => [name, valueOf(name, draft[name])])),
  schemeName: draft.picked?.name ?? draft.schemeName,
  amfiCode: draft.picked?.code ?? null,
  ...(draft.holderId !== "" && { holderId: draft.holderId }),
});

/** Totals are typed with grouping. */
function valueOf(name: FundFieldName, text: string): string | number | null {
  if (text.trim() === "") return null;
  return isTotalsField(name) ? (parseAmount(text) ?? NaN) : text;
}
