import type { Frequency, Option, Plan, Variant } from "./plan-and-option.ts";

const acronyms = new Set(
  (
    "AAA AMC ASEAN BFSI BNP BOI BSE CPSE CRISIL DSP ELSS EQQQ ESG ETF EV FANG FIIF FMCG FMP FOF FTIF HDFC HFC HSBC IBX " +
    "ICICI IDBI IDCW IDF IDFC IIFL IL&FS IPO IT ITI JM LIC LT MF MIP MNC MSCI NASDAQ NBFC NFO NJ NRI NSE NYSE PF PGIM " +
    "PPFAS PSE PSU REIT S&P SBI SDL SIF TRI UK ULIS US USA UTI WSIF YTM"
  ).split(" "),
);
const romanNumeral = /^(?=.{2})(?:X{0,4}|XL|LX{0,3})(?:IX|IV|V?I{0,3})$/;
const mixedCaseWords = new Map([
  ["FOF", "FoF"],
  ["FOFS", "FoFs"],
  ["ETFS", "ETFs"],
  ["REITS", "REITs"],
  ["INVIT", "InvIT"],
  ["INVITS", "InvITs"],
  ["BEES", "BeES"],
  ["LARGEMIDCAP", "LargeMidcap"],
  ["MIDSMALL", "MidSmall"],
  ["MIDSMALLCAP", "MidSmallcap"],
  ["ALPHAGREP", "AlphaGrep"],
  ["BLACKROCK", "BlackRock"],
  ["JIOBLACKROCK", "JioBlackRock"],
  ["WHITEOAK", "WhiteOak"],
  ["TRUSTMF", "TrustMF"],
  ["QSIF", "qsif"],
  ["ISIF", "iSIF"],
  ["DYNASIF", "DynaSIF"],
]);
const smallWords = new Set(["and", "cum", "for", "of", "the", "to", "with"]);

/**
 * A scheme's name as shown: `HDFC SMALL CAP FUND-DIRECT PLAN-IDCW` becomes `HDFC Small Cap Fund -
 * Direct Plan - IDCW`.
 */
export const schemeTitle = (name: string): string =>
  normalizeSeparators(name)
    .replace(/[\p{L}\p{M}\p{N}'\u2019&]+/gu, (word, at: number) => titleWord(word, at === 0))
    .replace(/^360 One\b/, "360 ONE");

const planTitles: Record<Plan, string | null> = {
  direct: "Direct Plan",
  regular: "Regular Plan",
  unclaimed: null,
  none: null,
  unknown: null,
};
const optionTitles: Record<Option, string | null> = {
  growth: "Growth",
  "idcw-payout": "IDCW Payout",
  "idcw-reinvestment": "IDCW Reinvestment",
  idcw: "IDCW",
  bonus: "Bonus",
  unknown: null,
};
const frequencyTitles: Record<Frequency, string> = {
  daily: "Daily",
  weekly: "Weekly",
  fortnightly: "Fortnightly",
  bimonthly: "Bi-Monthly",
  monthly: "Monthly",
  quarterly: "Quarterly",
  "half-yearly": "Half-Yearly",
  annual: "Annual",
  flexi: "Flexi",
  periodic: "Periodic",
};

/** The end of a title: ` - Direct Plan - Monthly IDCW Payout`. Unknown parts are left out. */
export function variantTitle({ plan, option, frequency }: Variant): string {
  const planTitle = planTitles[plan];
  const optionTitle = optionTitles[option];
  const paid = frequency === null ? "" : `${frequencyTitles[frequency]} `;
  return [planTitle, optionTitle === null ? null : `${paid}${optionTitle}`]
    .map((part) => (part === null ? "" : ` - ${part}`))
    .join("");
}

export const categoryTitle = (category: string): string =>
  category.replace(/[\p{L}&]+/gu, (word) => {
    const upper = word.toUpperCase();
    return mixedCaseWords.get(upper) ?? (upper.length > 2 && acronyms.has(upper) ? upper : word);
  });

const partWords = "direct|regular|growth|idcw|dividend|bonus|payout|plan|option|fund|series";
const unspacedSeparator = new RegExp(
  `(?<=\\b(?:${partWords})\\)?)[-–—](?=\\p{L})|(?<=[\\p{L})])[-–—](?=(?:${partWords})\\b)`,
  "giu",
);

const normalizeSeparators = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?[-\u2013\u2014] | [-\u2013\u2014] ?/g, " - ")
    .replace(unspacedSeparator, " - ");

function titleWord(word: string, isFirst: boolean): string {
  const upper = word.toUpperCase();
  const spelling = mixedCaseWords.get(upper);
  if (spelling !== undefined) return spelling;
  if (acronyms.has(upper) || romanNumeral.test(upper)) return upper;
  const lower = word.toLowerCase();
  if (!isFirst && smallWords.has(lower)) return lower;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
