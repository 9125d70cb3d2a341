import { elssPattern } from "./elss.ts";
import type { SchemeKind } from "./suggested-categories.ts";

const fundOfFunds = /\bfofs?\b|funds? of funds?/;

export function isEtf(category: string, name: string): boolean {
  const text = `${category} ${name}`.toLowerCase();
  return /\betfs?\b|\bbees\b|exchange traded/.test(text) && !fundOfFunds.test(text);
}

/** Order matters: a gold fund of funds is "gold", whatever AMFI's category calls it. */
const namePatterns: readonly (readonly [SchemeKind, RegExp])[] = [
  ["gold", /\bgold\b/],
  ["silver", /\bsilver\b/],
  [
    "international",
    /\b(?:nasdaq|(?:nyse|s&p 500|hang seng|msci(?! india)|fang\+?|us|u\. ?s\.|usa|americas?|latin america|global|overseas|off-?shore|international|world|emerging markets?|developed markets?|asian?|asean|pacific|china|hong kong|japan|korea|taiwan|vietnam|brazil|euro(?:pe|pean|zone)?|germany|russia)\b)/,
  ],
  ["liquid", /\b(?:liquid|overnight|1d rate)\b/],
  ["debt", /\b(?:debt|bonds?|gilt|g-?sec|sdl|aaa|treasury|t-?bill|income|crisil|duration)\b/],
  ["hybrid", /\b(?:hybrid|multi[- ]asset|arbitrage|allocation|balanced)\b/],
];

export const kindNamed = (name: string): SchemeKind | null =>
  firstMatch(namePatterns, name.toLowerCase());

const categoryPatterns: readonly (readonly [SchemeKind, RegExp])[] = [
  ["elss", elssPattern],
  ["gold", /\bgold etf/],
  ["silver", /\bsilver etf/],
  ["international", /overseas/],
  ["liquid", /\b(?:liquid|overnight|money market)\b/],
  ["hybrid", /\b(?:hybrid|balanced|solution oriented|life cycle)\b/],
  ["debt", /\b(?:debt|income|gilt|floating rate|assured return)\b/],
  ["equity", /\bequity|\(growth\)/],
];

const namesOnlyStructure = /index funds?|etfs?\b|\bfof\b|fund of funds/;

/**
 * The category to offer for a scheme: by AMFI's category, or by the name where that only says
 * "index fund", "ETF" or "fund of funds"; equity where neither says more.
 * @returns null where the list has no category, or an unknown one
 */
export function suggestedCategory(category: string | null, name: string): SchemeKind | null {
  if (category === null) return null;
  const heading = category.toLowerCase();
  const named = namesOnlyStructure.test(heading) ? kindNamed(name) : null;
  return (
    named ??
    firstMatch(categoryPatterns, heading) ??
    (namesOnlyStructure.test(heading) ? "equity" : null)
  );
}

const firstMatch = (
  rules: readonly (readonly [SchemeKind, RegExp])[],
  text: string,
): SchemeKind | null => rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
