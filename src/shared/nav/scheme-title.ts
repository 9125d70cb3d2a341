/** What the industry writes in capitals. */
const acronyms = new Set(
  (
    "AMC BNP BOI BSE CPSE DSP ELSS ETF ETFS FMP FOF HDFC HSBC ICICI IDBI IDCW IDFC IIFL IL&FS IT ITI JM LIC LT MNC " +
    "NFO NJ NRI NSE PGIM PPFAS PSU REIT SBI SDL TRI UK US USA UTI YTM II III IV VI VII VIII IX XI XII"
  ).split(" "),
);
const ownSpelling = new Map([
  ["FOF", "FoF"],
  ["FOFS", "FoFs"],
  ["ETFS", "ETFs"],
  ["INVIT", "InvIT"],
  ["WHITEOAK", "WhiteOak"],
  ["BLACKROCK", "BlackRock"],
]);
const smallWords = new Set(["and", "cum", "for", "of", "the", "to", "with"]);

/**
 * A scheme's name as it is shown: title case, hyphens that separate parts spaced, the industry's acronyms kept in
 * capitals. `HDFC SMALL CAP FUND-DIRECT PLAN-IDCW` becomes `HDFC Small Cap Fund - Direct Plan - IDCW`.
 */
export const schemeTitle = (name: string): string =>
  spaceSeparators(name).replace(/[\p{L}\p{M}\p{N}'’&]+/gu, (word, at: number) =>
    titleWord(word, at === 0),
  );

/** A hyphen with white space beside it, or between two words of letters, separates; one in `Re-investment` or `10-year` does not. */
const spaceSeparators = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?[-–—] | [-–—] ?/g, " - ")
    .replace(
      /(?<=[\p{L})])[-–—](?=(?:direct|regular|growth|idcw|dividend|bonus|payout|plan)\b)/giu,
      " - ",
    );

function titleWord(word: string, isFirst: boolean): string {
  const upper = word.toUpperCase();
  const own = ownSpelling.get(upper);
  if (own !== undefined) return own;
  if (acronyms.has(upper)) return upper;
  const lower = word.toLowerCase();
  if (!isFirst && smallWords.has(lower)) return lower;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
