const otherCurrencies =
  "usd|eur|gbp|aed|sgd|aud|cad|chf|hkd|jpy|cny|nzd|sar|qar|omr|kwd|bhd|myr|thb|zar|npr|lkr|bdt";
const multiples = "lakhs?|lacs?|crores?|thousands?|millions?|'?000s?";

/** Whether a cell is the code of a currency that is not the rupee. */
export const isOtherCurrency = (cell: string): boolean =>
  new RegExp(`^\\s*(?:${otherCurrencies})\\s*$`, "i").test(cell);

/** Whether a column's cells, where they say anything, name other currencies alone: an empty one need not mean rupees. */
export const namesNoRupees = (filled: readonly string[]): boolean =>
  filled.length > 0 && filled.every(isOtherCurrency);

const otherSum = new RegExp(
  `^\\s*(?:(?:${otherCurrencies}|[$€£¥])\\s*-?[\\d.,]+|-?[\\d.,]+\\s*(?:${otherCurrencies}|[$€£¥]))\\s*$`,
  "iu",
);

/** Whether a cell is a sum in another currency: "500 USD", "$ 500". */
export const isOtherSum = (cell: string): boolean => otherSum.test(cell);

/** Whether a currency is the rupee, or none is named. */
export const isRupeeSign = (currency: string): boolean =>
  /^\s*(?:inr|₹|₨|rs\.?|\u0930[\u0941\u0942]\.?)?\s*$/iu.test(currency);

const otherMark = new RegExp(`(?<![a-z])(?:${otherCurrencies}|[dc]r\\.?)(?![a-z])|[$€£¥]`, "iu");

/** What changes a number's meaning in the text that is shown with it: a currency, or "Dr" and "Cr"; "" for nothing. */
export const markBeside = (shown: string): string => otherMark.exec(shown)?.[0] ?? "";

/** Multiples that are other words elsewhere: "Amount (Cr)" is what was credited, "in L&T Fund" a name. */
const shortMultiple =
  /(?:\bin|\brs\.?|\binr|₹)[\s(]*(?:rs\.?|inr|₹)?\s*(?:crs?|mn|mln|paise|hundreds)(?![a-z0-9])|(?:\bin|₹|\()\s*(?:rs\.?|inr|₹)?\s*(?:mn|mln|[kl])\.?\s*\)?\s*$/iu;

/** Whether a column's name says that its figures are not rupees: "Amount (USD)", "Value (in lakhs)". */
export const isNotInRupees = (name: string): boolean =>
  /[$€£¥]/u.test(name) ||
  shortMultiple.test(name) ||
  new RegExp(`(?:^|[^a-z'0-9])(?:${otherCurrencies}|${multiples})(?:[^a-z0-9]|$)`, "i").test(name);

const longestNote = 120;

/** Whether a note beside a table says so of all its figures: "All figures in Rs. lakh", "Currency: USD". */
export const saysNotInRupees = (cell: string): boolean =>
  cell.length <= longestNote && (shortMultiple.test(cell) || noteOfOtherFigures.test(cell));

const noteOfOtherFigures = new RegExp(
  `(?:\\bin|\\brs\\.?|\\binr|\\brupees|₹)[\\s.:(]*(?:rs\\.?|inr|₹|rupees)?[\\s.(]*(?:${multiples})(?![a-z0-9])|\\b(?:in|currency|ccy)[\\s:=(-]*(?:(?:${otherCurrencies}|us dollars?|dollars|euros)(?![a-z0-9])|[$€£¥])`,
  "iu",
);
