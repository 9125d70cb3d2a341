import { transactionTypes, typeRules, type TransactionType } from "../../../transactions/types.ts";
import { memoize } from "../../../memoize.ts";
import { distributionType } from "../distribution-words.ts";
import { inEnglish } from "./hindi-words.ts";
import { saysNotCompleted } from "./status-words.ts";

const own: ReadonlySet<string> = new Set(transactionTypes);

const notCompleted = /revers|reject|cancel|fail|dishono|pending/;

/**
 * Words of rows that are no purchase although they can have the word in them: a fund house or an investor takes
 * something back, or the row is a sum or brought forward.
 */
const noPurchase =
  /\bre-?purchase|\bbuy[ -]?back|r(?:\u00fc|ue?)ckkauf|\b(?:un|not )invested|\breturn of\b|\bmatur|\bexit(?! ?load)|\bencash|\bout\b/;
const sum =
  /\btotal\W*$|\bsub-?total|\b(?:opening|closing) balance|\b[bc]\/?f\b|\b(?:brought|carried) (?:forward|down|over)/;

const bought = /\bbuy\b|\bbought\b|purchase|\bsubscri|\bkauf\b/;
const sold = /\bsell\b|\bsold\b|\bsale\b|redeem|redempt|withdraw|\bverkauf\b/;

/** "Buy/Sell" and "Sell (switch in)" say two directions; "Purchase (payout)" may name the option of its scheme. */
const contradicts = (words: string, type: TransactionType): boolean => {
  const isDistribution = type === "idcw-payout" || type === "idcw-reinvestment";
  return typeRules[type].direction === "out" || isDistribution
    ? bought.test(words)
    : sold.test(words);
};

/** The first that matches counts: "SIP redemption" is a redemption, "Verkauf" has "Kauf" in it. */
const patterns: readonly (readonly [RegExp, TransactionType | null])[] = [
  // A reverse split is no reversal.
  [
    /\b(?:units?|stock|share) split|\bsplit of units|\bface value split|^(?:reverse )?split\W*(?:\d+\W+\d+)?$|\breverse (?:units?|stock|share) split|\bunits? consolidation|\bconsolidation of units|^consolidation\W+\d{1,4} ?(?::|for|into|to) ?\d{1,4}\W*$/,
    "split",
  ],
  [notCompleted, null],
  [sum, null],
  [/merger.*\bin\b|\bin\b.*merger/, "merger-in"],
  [/merger.*\bout\b|\bout\b.*merger/, "merger-out"],
  [
    /(?:switch|lateral shift|stp|s t p|systematic transfer(?: plan)?)[ -]*(?:in|from)\b/,
    "switch-in",
  ],
  [
    /(?:switch|lateral shift|stp|s t p|systematic transfer(?: plan)?)[ -]*(?:out|to)\b/,
    "switch-out",
  ],
  [/switch|lateral shift|\bstp\b|s t p|systematic transfer/, null],
  [/reinvest/, "idcw-reinvestment"],
  [/bonus/, "bonus"],
  [/\bswp\b|systematic withdrawal/, "swp"],
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

/** Whether a word can mean either direction, such as "Cr". */
export const isEitherWay = (word: string): boolean => opposites.test(word.trim().toLowerCase());

const otherKinds =
  /purchase|redem|redeem|\bbuy\b|\bsell\b|\bsale\b|\bsip\b|\bnfo\b|transfer|switch|bonus|revers|reject|cancel|fail|dishono|pending/;

export function reasonOfWord(
  word: string,
): "no-type" | "not-completed" | "no-direction" | "unknown-type" {
  const text = inEnglish(word.trim().toLowerCase());
  if (text === "") return "no-type";
  if (notCompleted.test(text) || saysNotCompleted(text)) return "not-completed";
  return isSwitchWord(text) ? "no-direction" : "unknown-type";
}

/** Whether a word says that units changed their scheme, perhaps without saying in which direction. */
export const isSwitchWord = (word: string): boolean =>
  /switch|lateral shift|\bstp\b|s t p|systematic transfer/.test(
    inEnglish(word.trim().toLowerCase()),
  );

/** What a word says was taken back: "SIP Rejection" is of a SIP. */
export const takenBackType = (word: string): TransactionType | null =>
  typeOfWord(
    inEnglish(word.toLowerCase()).replace(/revers\w*|reject\w*|dishono\w*|cancel\w*/g, ""),
  );

/** The kind that a word says or seems to say: "purchase" also of "purchase bounced". */
export const likelyType = /* @__PURE__ */ memoize((word: string): TransactionType | null => {
  const text = inEnglish(word.trim().toLowerCase());
  if (own.has(text)) return text as TransactionType;
  const words = text.replaceAll("_", " ");
  // "Purchase - unclaimed dividend" is a purchase, "Redemption of IDCW option" a redemption.
  const distribution = otherKinds.test(words) ? null : distributionType(words);
  if (distribution !== null) return distribution;
  const type = typeByPattern(words);
  return type === null || contradicts(words, type) ? null : type;
});

const typeByPattern = (words: string): TransactionType | null =>
  patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** All that a word for a kind can have in it beside the kind itself. Any other one can turn it into its opposite. */
const plainWord = new RegExp(
  `^(?:${[
    "[a-z]|sip|nfo|stp|swp|mip|buy|bought|kauf|verkauf|verkäufe|purchase[sd]?|invest(?:ed|ments?)?|subscri\\w*|lump|sum|lumpsum",
    "systematic|sys|instal\\w*|allot(?:ted|ments?)?|redeem(?:ed)?|redemptions?|redempt|sell|sold|sales?|withdraw(?:n|als?)?",
    "disinvest(?:ed|ments?)?|switch(?:ed)?|switch(?:in|out)|lateral|shift|transfer(?:red|s)?|deliver\\w*|inbound|outbound|einlieferung",
    "auslieferung|mergers?|bonus|re-?invest\\w*|pay|paid|payouts?|payment|dividend[es]?|div|dividende|idcw[rp]?|inc|income|dist|distn?|distribution",
    "re|reinv|reinvst|cum|cap|capital|wdr?l|unclaimed|in|out|from|to|of|the|for|at|on|by|via|through|with|per|and|or",
    "add|additional|fresh|new|first|initial|subsequent|further|autopay|one|time|more|other",
    "regular|normal|ordinary|direct|growth|net|gross|full|fully|partial|partly|all|only|auto|automatic|online|offline|internet",
    "web|app|bank|banking|netbanking|upi|nach|ecs|neft|rtgs|imps|e|bse|nse|mf|mfu|star|exchange|platform|broker|arn|no|nr|number",
    "units?|amount|amt|inr|rs|rupees|cash|money|funds?|mutual|scheme|folio|plan|option|offer|equity|debt|order|transaction|trxn|txn|trade",
    "daily|weekly|fortnightly|month|monthly|quarterly|yearly|annual|year|st|nd|rd|th|top|up|topup|step|stepup|micro|smart|flexi?",
    "split|reverse|stock|share|consolidation|face|value|nri|appln|application|instant|insta|credit|cheque|chq|enach|elss|date|day",
    "successful|success|completed?|confirmed|processed|executed|done",
  ].join("|")})$`,
);

const isPlain = (words: string): boolean =>
  words.split(/[^\p{L}]+/u).every((part) => part === "" || plainWord.test(part));

/** Names of other schemes stand behind these. */
const withOtherScheme: ReadonlySet<TransactionType> = new Set(["switch-in", "switch-out"]);

/** The kind that a word says; null where something in it is not understood. */
export const typeOfWord = /* @__PURE__ */ memoize((word: string): TransactionType | null => {
  const type = likelyType(word);
  const text = inEnglish(word.trim().toLowerCase());
  if (type === null || own.has(text)) return type;
  if (saysNotCompleted(text) || text.includes("?")) return null;
  const [kind = ""] = withOtherScheme.has(type) ? text.split(/\b(?:from|to)\b/, 1) : [text];
  return isPlain(kind.replaceAll("_", " ")) ? type : null;
});

/** The name of a scheme can have "SIP" or "Dividend" in it. */
const schemeWords = /\bfund\b|\bplan\b|\bgrowth\b|\bscheme\b|\bmutual\b/;

/** Whether a cell says, or means to say, what kind of transaction its row is. */
export const isKindWord = /* @__PURE__ */ memoize((word: string): boolean => {
  const text = inEnglish(word.trim().toLowerCase());
  if (
    text.length > 80 ||
    schemeWords.test(text.replace(/transfer plan|withdrawal plan|investment plan/, ""))
  )
    return false;
  return (
    likelyType(word) !== null ||
    opposites.test(text) ||
    noPurchase.test(text) ||
    typeByPattern(text) !== null ||
    reasonOfWord(word) !== "unknown-type"
  );
});
