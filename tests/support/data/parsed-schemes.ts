import { describeSchemes } from "../../../src/server/schemes/sources/describe-schemes.ts";
import type { EarlierDetails } from "../../../src/server/schemes/sources/distinct-titles.ts";
import { decodeFacts } from "../../../src/server/schemes/sources/scheme-facts.ts";
import type { ParsedScheme } from "../../../src/server/schemes/sources/scheme-source.ts";

export const noFacts = decodeFacts({ variants: {}, names: {}, formerNames: {} });
const nothingEarlier = async () => new Map<string, EarlierDetails>();

export const parsedScheme = (name: string, its: Partial<ParsedScheme> = {}): ParsedScheme => ({
  code: "900001",
  name,
  nav: "10",
  navDate: "2026-08-20",
  fundHouse: "Example Mutual Fund",
  category: "Open Ended Schemes(Equity Scheme - Small Cap Fund)",
  isin: null,
  reinvestmentIsin: null,
  variantColumns: null,
  hasOwnName: false,
  ...its,
});

export const variantColumns = (plan: string, option: string) => ({
  variantColumns: { plan, option },
});
export const blankColumns = variantColumns("", "");

/** Describes a list's schemes without what an earlier list said of them. */
export const describeAll = (rows: ParsedScheme[], facts = noFacts) =>
  describeSchemes(rows, nothingEarlier, facts);

export const describeOne = async (row: ParsedScheme, facts = noFacts) => {
  const [scheme] = await describeAll([row], facts);
  return scheme;
};
