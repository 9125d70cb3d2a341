export const knownPlans = ["direct", "regular", "unclaimed", "none"] as const;
export type Plan = (typeof knownPlans)[number] | "unknown";

/** `idcw` alone: the investor chooses between payout and reinvestment. */
export const knownOptions = [
  "growth",
  "idcw-payout",
  "idcw-reinvestment",
  "idcw",
  "bonus",
] as const;
export type Option = (typeof knownOptions)[number] | "unknown";

export const frequencies = [
  "daily",
  "weekly",
  "fortnightly",
  "bimonthly",
  "monthly",
  "quarterly",
  "half-yearly",
  "annual",
  "flexi",
  "periodic",
] as const;
export type Frequency = (typeof frequencies)[number];

export type Variant = {
  plan: Plan;
  option: Option;
  frequency: Frequency | null;
};

export type VariantReading = {
  plan: Exclude<Plan, "unknown"> | null;
  option: Exclude<Option, "unknown"> | null;
  frequency: Frequency | null;
};

const idcwWords =
  /\b(?:idcw[a-z]*|i d c w|idwc|icdw|dcw|income (?:distribution|cum)|distribution cum|dividends?|div|divd?end|diviedend|reinvest[a-z]*|re-? ?investment|pay-?out[a-z]*|payment)\b/;
const payoutWords = /\b(?:idcw)?(?:pay-?out|payouout|payment|ayout)s?\b/;
const reinvestmentWords = /\b(?:reinvest[a-z]*|re-? ?investment|idcw r)\b/;
const growthWords = /\b(?:growth|gr|gwoth|cumulative|appreciation)\b/;

const frequencyWords: readonly (readonly [Frequency, RegExp])[] = [
  ["half-yearly", /\b(?:half[- ]?yearly|semi[- ]?annual)/],
  ["fortnightly", /\bfort ?nightly/],
  ["quarterly", /\b(?:quarterly|quaterly|qtly|qrtly)/],
  ["bimonthly", /\bbi[- ]?monthly/],
  ["monthly", /\bmonthly/],
  ["weekly", /\b(?:weekly|wkly)/],
  ["daily", /\bdaily/],
  ["annual", /\b(?:annual|annually|yearly)\b/],
  ["flexi", /\bflexi\b/],
  ["periodic", /\b(?:periodic|discretionary|ad ?hoc)\b/],
];

/**
 * Reads plan and option from a name's or a column's words, misspelled as in AMFI's feeds of 2017 to
 * 2026.
 * @param words in lower case
 */
export function readVariant(words: string): VariantReading {
  const frequency = frequencyIn(words);
  // Only an IDCW has a frequency, so "Direct Plan - Quarterly" is one.
  const option = optionIn(words) ?? (frequency === null ? null : "idcw");
  return { plan: planIn(words), option, frequency: isIdcw(option) ? frequency : null };
}

const directWords = /\b(?:direct(?:plan)?|dp)\b/;
const regularWords = /\breg(?:ular)?(?:plan)?\b/;

function planIn(words: string): VariantReading["plan"] {
  if (isUnclaimed(words)) return "unclaimed";
  if (directWords.test(words)) return "direct";
  return regularWords.test(words) ? "regular" : null;
}

/**
 * Whether words contradict themselves, such as a direct plan's name beside a column that says "Regular".
 * @param words in lower case, without the fund's own name
 */
export const saysBothPlans = (words: string): boolean =>
  directWords.test(words) && regularWords.test(words);

export const isUnclaimed = (words: string): boolean => /\bunclaimed|\beducation pool\b/.test(words);

function optionIn(words: string): VariantReading["option"] {
  if (/\bbonus\b/.test(words)) return "bonus";
  const isGrowth = growthWords.test(words);
  // "Growth / Payment" is a growth option that pays out; "Growth - IDCW" does not exist.
  if (isGrowth && !/\b(?:idcw|dividend)/.test(words)) return "growth";
  if (!idcwWords.test(words)) return null;
  const isPaidOut = payoutWords.test(words);
  const isReinvested = reinvestmentWords.test(words);
  if (isPaidOut === isReinvested) return "idcw";
  return isPaidOut ? "idcw-payout" : "idcw-reinvestment";
}

const frequencyIn = (words: string): Frequency | null =>
  frequencyWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

export const isIdcw = (option: Option | null): boolean => option?.startsWith("idcw") ?? false;
