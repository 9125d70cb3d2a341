import { loadFeed } from "../servers/load-feed.ts";
import { madeHistory } from "../servers/history-source.ts";
import { insertHistory } from "./insert-history.ts";
import { madePair } from "./twin-ledgers.ts";

export const newest = "2026-08-20";
export const twinCodes = {
  regular: "800001",
  direct: "800002",
  payouts: "800003",
  directPayouts: "800004",
  alone: "800005",
  untracked: "800006",
  untrackedDirect: "800007",
  ended: "800008",
};
export const twinNames: [code: string, name: string, date?: string][] = [
  [twinCodes.regular, "Kaveri Small Cap Fund - Regular Plan - Growth"],
  [twinCodes.direct, "Kaveri Small Cap Fund - Direct Plan - Growth"],
  [twinCodes.payouts, "Kaveri Small Cap Fund - Regular Plan - IDCW"],
  [twinCodes.directPayouts, "Kaveri Small Cap Fund - Direct Plan - IDCW"],
  [twinCodes.alone, "Kaveri Mid Cap Fund - Regular Plan - Growth"],
  [twinCodes.untracked, "Kaveri Value Fund - Regular Plan - Growth"],
  [twinCodes.untrackedDirect, "Kaveri Value Fund - Direct Plan - Growth"],
  [twinCodes.ended, "Kaveri Series IV - Regular Plan - Growth", "20-Aug-2021"],
];
const fetchedNav = (code: string) => madeHistory(code, newest, newest).navs;
const feed = [
  "Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date",
  "",
  "Open Ended Schemes(Equity Scheme - Small Cap Fund)",
  "",
  "Kaveri Mutual Fund",
  ...twinNames.map(([code, name, date = "20-Aug-2026"]) => {
    // What is fetched has to agree with the list.
    const [nav] = code > twinCodes.alone ? fetchedNav(code) : [40];
    return `${code};-;-;${name};${nav};${date}`;
  }),
  "",
].join("\n");

export const twinNavs = madePair("2020-01-01", newest);

/** A list with schemes in both plans, and the NAVs of one of them in both. Its codes are of no other test's list. */
export async function insertTwins(databaseUrl: string): Promise<void> {
  await loadFeed(databaseUrl, feed);
  for (const code of [twinCodes.regular, twinCodes.payouts]) {
    await insertHistory(databaseUrl, code, twinNavs.regular, "2020-01-01");
  }
  await insertHistory(databaseUrl, twinCodes.direct, twinNavs.direct, "2020-01-01");
}
