import type { HouseTotal } from "./front-page.ts";
import { houseKey } from "./house-totals.ts";

const first = String.raw`(?!(?:the|this|any|our|your|of|a) )(?:[a-z][\w&.'-]*|[A-Z0-9&(][\w&.()'-]*)`;
const further = String.raw`(?:of|and|by|[-–]|[A-Z0-9&(][\w&.()'-]*)`;
const mutualFund = "(?:Mutual Fund|MUTUAL FUND|MF|Fund House|FUND HOUSE)";
const specialised =
  "(?:Speciali[sz]ed Investment Funds?|SPECIALI[SZ]ED INVESTMENT FUNDS?|[Ss][Ii][Ff])";
/** A scheme's name may end on a line of its own. */
const variantWord = "(?:Growth|Direct|Regular|Plan|Option|IDCW|Payout|Fund)";
const formerly =
  "franklin templeton investments|Franklin Templeton Investments|FRANKLIN TEMPLETON INVESTMENTS";

/**
 * As the houses write themselves: "quant Mutual Fund", "PGIM INDIA MUTUAL FUND", and the brands of their specialised
 * investment funds: "quant SIF", "qsif", "Altiva SIF by Edelweiss". A sentence has more words in lower case.
 */
const houseLine = new RegExp(
  [
    `^(?:${first} (?:${further} ){0,5}${mutualFund}`,
    String.raw`(?!${variantWord} )(?:${first} (?:${further} ){0,5}${specialised}|[A-Za-z0-9]{1,20}(?:SIF|sif))(?: \(SIF\))?(?: by(?: ${further}){1,5})?`,
    `${formerly})$`,
  ].join("|"),
);

/** Tells the lines that name a fund house, which the first page may name as well, in other words than these. */
export function houseLines(totals: readonly HouseTotal[]): (text: string) => boolean {
  const named = new Set(totals.map(({ house }) => houseKey(house)).filter((key) => key.length > 2));
  named.delete("total");
  return (text) =>
    houseLine.test(text.trim()) || (!/\d\.\d/.test(text) && named.has(houseKey(text)));
}
