/** The kinds of funds that are offered as categories, which are stored in lower case. */
type Kind = "equity" | "elss" | "debt" | "liquid" | "hybrid" | "gold" | "silver" | "international";

const fundOfFunds = /\bfofs?\b|funds? of funds?/;

/** Whether a scheme is traded on an exchange and so has no plan. A fund of ETFs is none. */
export function isEtf(category: string, name: string): boolean {
  const its = `${category} ${name}`.toLowerCase();
  return /\betfs?\b|\bbees\b|exchange traded/.test(its) && !fundOfFunds.test(its);
}

/** Read in this order: a gold fund of funds is "gold", whatever AMFI's category calls it. */
const byName: readonly (readonly [Kind, RegExp])[] = [
  ["gold", /\bgold\b/],
  ["silver", /\bsilver\b/],
  [
    "international",
    /\b(?:nasdaq|nyse|s&p 500|hang seng|msci(?! india)|fang\+?|us|u\.s\.|global|overseas|international|world|china|japan|taiwan|asean|europe|emerging markets)\b/,
  ],
  ["liquid", /\b(?:liquid|overnight|1d rate)\b/],
  ["debt", /\b(?:debt|bonds?|gilt|g-?sec|sdl|aaa|treasury|t-?bill|income|crisil|duration)\b/],
  ["hybrid", /\b(?:hybrid|multi[- ]asset|arbitrage|allocation|balanced)\b/],
];

/** What AMFI calls a category, from 2017 to 2026. */
const byCategory: readonly (readonly [Kind, RegExp])[] = [
  ["elss", /\belss\b|tax saver/],
  ["gold", /\bgold etf/],
  ["silver", /\bsilver etf/],
  ["international", /overseas/],
  ["liquid", /\b(?:liquid|overnight|money market)\b/],
  ["hybrid", /\b(?:hybrid|balanced|solution oriented|life cycle)\b/],
  ["debt", /\b(?:debt|income|gilt|floating rate|assured return)\b/],
  ["equity", /\bequity|\(growth\)/],
];

/** Categories that say how a fund invests, but not in what. */
const isOpen = /index funds?|etfs?\b|\bfof\b|fund of funds/;

/**
 * The kind of fund that a scheme is, to be offered as its category: what AMFI's category stands for, and where that
 * only says "index fund", "ETF" or "fund of funds", what the name says; equity where neither says more.
 * @returns null where the list has no category, or none that is known
 */
export function suggestedCategory(category: string | null, name: string): Kind | null {
  if (category === null) return null;
  const heading = category.toLowerCase();
  const named = isOpen.test(heading) ? first(byName, name.toLowerCase()) : null;
  return named ?? first(byCategory, heading) ?? (isOpen.test(heading) ? "equity" : null);
}

const first = (rules: readonly (readonly [Kind, RegExp])[], text: string): Kind | null =>
  rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
