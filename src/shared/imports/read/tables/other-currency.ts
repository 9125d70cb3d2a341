const codes =
  "usd|eur|gbp|aed|sgd|aud|cad|chf|hkd|jpy|cny|nzd|sar|qar|omr|kwd|bhd|myr|thb|zar|npr|lkr|bdt";

/** Whether a cell is the code of a currency that is not the rupee. */
export const isOtherCurrency = (cell: string): boolean =>
  new RegExp(`^\\s*(?:${codes})\\s*$`, "i").test(cell);

/** Whether a column's name says that its figures are in a currency that is not the rupee: "Amount (USD)". */
export const namesOtherCurrency = (name: string): boolean =>
  /[$€£¥]/u.test(name) || new RegExp(`(?:^|[^a-z])(?:${codes})(?:[^a-z]|$)`, "i").test(name);
