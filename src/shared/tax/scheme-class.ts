import { elssPattern } from "../schemes/elss.ts";
import { isSifCode } from "../schemes/scheme-code.ts";
import { isEtf, kindNamed } from "../schemes/suggested-category.ts";
import type { SchemeClass } from "./rules/tax-rules.ts";

export type ClassReason =
  | "equity-scheme"
  | "usually-equity"
  | "indian-index"
  | "debt-scheme"
  | "mostly-debt"
  | "balanced-hybrid"
  | "gold-or-silver"
  | "overseas"
  | "overseas-debt"
  | "maybe-overseas"
  | "mixed"
  | "fund-of-funds"
  | "specialised"
  | "no-category";

export type ClassOfScheme = {
  /** Null: not known until the user says. */
  class: SchemeClass | null;
  reason: ClassReason;
  certain: boolean;
  /** At most 35 % domestic equity; null: not known. */
  hasLittleEquity: boolean | null;
  isListed: boolean;
  isElss: boolean;
  /** Closed schemes are listed as a rule, which a category does not say. */
  isClosed: boolean;
  /**
   * Retirement and children's schemes lock for years or until an age, closed ones until they end; the day on which a
   * lock ends is not known.
   */
  mayBeLocked: boolean;
  /** Whether the class is the user's own choice. */
  isChosen: boolean;
};

type Finding = Pick<ClassOfScheme, "class" | "reason" | "certain" | "hasLittleEquity">;

const equity = (reason: ClassReason, certain: boolean): Finding => ({
  class: "equity",
  reason,
  certain,
  hasLittleEquity: false,
});
const debt = (reason: ClassReason, certain: boolean): Finding => ({
  class: "specified",
  reason,
  certain,
  hasLittleEquity: true,
});
const withoutEquity = (reason: ClassReason, certain: boolean): Finding => ({
  class: "other",
  reason,
  certain,
  hasLittleEquity: true,
});
const unknown = (reason: ClassReason): Finding => ({
  class: null,
  reason,
  certain: false,
  hasLittleEquity: null,
});

/** By words of AMFI's heading, before and since its new spellings of 2026. The first that matches decides. */
const headings: readonly (readonly [RegExp, (name: string) => Finding])[] = [
  [/investment strateg|long[- ]short/, () => unknown("specialised")],
  [/overseas/, (name) => ofForeign(name, true)],
  [/fund of funds|\bfof\b/, ofFunds],
  [/gold etf|silver etf/, () => withoutEquity("gold-or-silver", true)],
  [/debt etf|index funds - debt/, () => debt("debt-scheme", true)],
  [/hybrid etf|index funds - hybrid/, () => unknown("mixed")],
  [/index funds|etf/, ofIndex],
  [/arbitrage|equity savings|aggressive hybrid/, () => equity("usually-equity", false)],
  [/conservative hybrid/, () => debt("mostly-debt", false)],
  [
    /balanced hybrid/,
    () => ({ class: "other", reason: "balanced-hybrid", certain: false, hasLittleEquity: false }),
  ],
  [/hybrid|balanced|solution oriented|life cycle/, () => unknown("mixed")],
  [/\(growth\)/, ofGrowth],
  [/\bequity schemes?\b|\belss\b/, ofEquity],
  [
    /\bdebt\b|\(income\)|\bgilt\b|\bliquid\b|money market|floating rate/,
    () => debt("debt-scheme", true),
  ],
];

/** An option's name says nothing of what a scheme invests in, though it has the word income. */
const optionWords = /income\s+distribution/gi;

/**
 * How a scheme is taxed, by AMFI's category and, where that does not say what it invests in, by its name.
 * @param category AMFI's heading, such as `Open Ended Schemes(Equity Scheme - Large Cap Fund)`
 * @param code AMFI's; a specialised investment fund may hold what it likes, whatever its heading
 */
export function classOfScheme(
  category: string | null,
  name: string,
  code: string | null = null,
): ClassOfScheme {
  const heading = (category ?? "").toLowerCase();
  const fund = name.replaceAll(optionWords, "");
  const find =
    code !== null && isSifCode(code)
      ? () => unknown("specialised")
      : headings.find(([pattern]) => pattern.test(heading))?.[1];
  return {
    ...(find === undefined ? unknown("no-category") : find(fund)),
    isListed: isEtf(heading, name),
    isElss: elssPattern.test(`${heading} ${name}`),
    isClosed: /^(?:close|interval)/.test(heading),
    mayBeLocked: /^(?:close|interval)|solution oriented/.test(heading),
    isChosen: false,
  };
}

export const foreignDebt = /\b(?:debt|bonds?|treasury|t-?bills?|fixed income|gilts?|credit)\b/i;

/** A fund of foreign debt is specified if it holds enough debt, which its name does not say. */
const ofForeign = (name: string, certain: boolean): Finding =>
  foreignDebt.test(name) ? debt("overseas-debt", false) : withoutEquity("overseas", certain);

/**
 * A gold or overseas fund of funds is known; one of equity can pass the test of an equity fund or fail it, and one of
 * income and arbitrage holds less debt than its name says.
 */
function ofFunds(name: string): Finding {
  if (/arbitrage/i.test(name)) return unknown("fund-of-funds");
  switch (kindNamed(name)) {
    case "gold":
    case "silver":
      return withoutEquity("gold-or-silver", true);
    case "international":
      return ofForeign(name, false);
    case "debt":
    case "liquid":
      return debt("mostly-debt", false);
    default:
      return unknown("fund-of-funds");
  }
}

function ofIndex(name: string): Finding {
  if (/\bdomestic\b/i.test(name)) return unknown("maybe-overseas");
  switch (kindNamed(name)) {
    case "gold":
    case "silver":
      return withoutEquity("gold-or-silver", true);
    case "international":
      return ofForeign(name, true);
    case "debt":
    case "liquid":
      return debt("debt-scheme", true);
    case "hybrid":
      return unknown("mixed");
    default:
      return equity("indian-index", true);
  }
}

const fixedTerm = /\bfixed (?:horizon|maturity|term)\b|\bfmps?\b/i;
const partlyEquity = /\bequity savings\b|\barbitrage\b|\bbalanced\b|\bblended\b|\bhybrid\b/i;

/** AMFI's old heading of equity funds also lists a debt fund with a fixed term, and some funds that hold both. */
function ofGrowth(name: string): Finding {
  if (fixedTerm.test(name)) return unknown("mixed");
  return partlyEquity.test(name) ? equity("usually-equity", false) : ofEquity(name);
}

/** Some funds of foreign shares are listed as thematic funds. */
function ofEquity(name: string): Finding {
  return kindNamed(name) === "international"
    ? unknown("maybe-overseas")
    : equity("equity-scheme", true);
}

export const withChosenClass = (found: ClassOfScheme, chosen: SchemeClass | null): ClassOfScheme =>
  chosen === null
    ? found
    : {
        ...found,
        class: chosen,
        certain: true,
        hasLittleEquity: chosen === found.class ? found.hasLittleEquity : null,
        isChosen: true,
      };
