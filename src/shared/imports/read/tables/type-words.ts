import { transactionTypes, type TransactionType } from "../../../transactions/types.ts";
import { memoize } from "../../../memoize.ts";
import { distributionType } from "../distribution-words.ts";

const own: ReadonlySet<string> = new Set(transactionTypes);

const notCompleted = /revers|reject|cancel|fail|dishono|pending/;

/** What a house or an investor takes back, a sum, or what came from before: no purchase, though it can have that word in it. */
const noPurchase =
  /\bre-?purchase|\bbuy[ -]?back|r(?:\u00fc|ue?)ckkauf|\b(?:un|not )invested|\breturn of\b|\bmatur|\bexit(?! ?load)|\bencash|\bout\b/;
const sum =
  /\btotal\W*$|\bsub-?total|\b(?:opening|closing) balance|\b[bc]\/?f\b|\b(?:brought|carried) (?:forward|down|over)/;

/** The first that matches counts: "SIP redemption" is a redemption, "Verkauf" has "Kauf" in it. */
const patterns: readonly (readonly [RegExp, TransactionType | null])[] = [
  [notCompleted, null],
  [sum, null],
  [/merger.*\bin\b|\bin\b.*merger/, "merger-in"],
  [/merger.*\bout\b|\bout\b.*merger/, "merger-out"],
  [/(?:switch|stp|s t p|systematic transfer(?: plan)?)[ -]*(?:in|from)\b/, "switch-in"],
  [/(?:switch|stp|s t p|systematic transfer(?: plan)?)[ -]*(?:out|to)\b/, "switch-out"],
  [/switch|\bstp\b|s t p|systematic transfer/, null],
  [/reinvest/, "idcw-reinvestment"],
  [/bonus/, "bonus"],
  [/\bswp\b|systematic withdrawal/, "swp"],
  // A heading such as "Buy/Sell", or a sentence of both, says neither.
  [
    /(?:\bbuy|purchase).*(?:\bsell|\bsale\b|redem)|(?:\bsell|\bsale\b|redem).*(?:\bbuy|purchase)/,
    null,
  ],
  [/^s$|redeem|redempt|\bsell\b|\bsold\b|\bsale\b|verkauf|withdraw|disinvest/, "redemption"],
  [/payout/, "idcw-payout"],
  [/deliver\w* \(?in|transfer[ -]*\(?(?:in|from)|einlieferung/, "transfer-in"],
  [/deliver\w* \(?out|transfer[ -]*\(?(?:out|to)|auslieferung/, "transfer-out"],
  [noPurchase, null],
  [/\bsip\b|systematic|instal/, "sip"],
  [/^(?:b|add)$|\bbuy\b|bought|purchase|kauf|invest|\bsubscri|\bnfo\b|lump ?sum/, "purchase"],
];

/** Words that can mean either direction, so that the user has to say which. */
const opposites =
  /^(?:[bpsrdc+-]|cr|dr|debit|credit|in|out|inflow|outflow|transfer|allot\w*|units? allot\w*)$/;

const otherKinds =
  /purchase|redem|redeem|\bbuy\b|\bsell\b|\bsale\b|\bsip\b|\bnfo\b|transfer|switch|bonus|revers|reject|cancel|fail|dishono|pending/;

export function reasonOfWord(
  word: string,
): "no-type" | "not-completed" | "no-direction" | "unknown-type" {
  const text = word.trim().toLowerCase();
  if (text === "") return "no-type";
  if (notCompleted.test(text)) return "not-completed";
  return /switch|\bstp\b|s t p|systematic transfer/.test(text) ? "no-direction" : "unknown-type";
}

/** What a word says was taken back: "SIP Rejection" is of a SIP. */
export const takenBackType = (word: string): TransactionType | null =>
  typeOfWord(word.toLowerCase().replace(/revers\w*|reject\w*|dishono\w*|cancel\w*/g, ""));

export const typeOfWord = memoize((word: string): TransactionType | null => {
  const text = word.trim().toLowerCase();
  if (own.has(text)) return text as TransactionType;
  const words = text.replaceAll("_", " ");
  // "Purchase - unclaimed dividend" is a purchase, "Redemption of IDCW option" a redemption.
  const distribution = otherKinds.test(words) ? null : distributionType(words);
  if (distribution !== null) return distribution;
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;
});

/** The name of a scheme can have "SIP" or "Dividend" in it. */
const schemeWords = /\bfund\b|\bplan\b|\bgrowth\b|\bscheme\b|\bmutual\b/;

/** Whether a cell says, or means to say, what kind of transaction its row is. */
export const isKindWord = memoize((word: string): boolean => {
  const text = word.trim().toLowerCase();
  if (
    text.length > 80 ||
    schemeWords.test(text.replace(/transfer plan|withdrawal plan|investment plan/, ""))
  )
    return false;
  return (
    typeOfWord(word) !== null ||
    opposites.test(text) ||
    noPurchase.test(text) ||
    reasonOfWord(word) !== "unknown-type"
  );
});
