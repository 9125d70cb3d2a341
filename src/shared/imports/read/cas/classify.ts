import type { TransactionType } from "../../../transactions/types.ts";
import { memoize } from "../../../memoize.ts";
import { distributionType, isDistribution } from "../distribution-words.ts";

type Attached = "stamp-duty" | "stt" | "tds";

/** Letters that some statements draw apart from their word: "S ystematic", "I DCW". */
export const withoutLetterSpacing = memoize((text) =>
  text.replaceAll(/\b([A-Z]) ([a-z]{2,})/g, "$1$2").replaceAll(/\bI DCW\b/g, "IDCW"),
);

/** Money that was paid in one sum: no units or folios are put together. */
const inOneSum =
  /\bconsolidated\W+(?=(?:(?!unit|folio)\w+\W+)?(?:pay-? ?outs?|payments?|amounts?|credits?|proceeds|cheques?|orders?|instal\w*|redemptions?|purchases?|withdrawals?)\b)|(?<=^\W*(?:purchase|redemption)\W+)consolidated\W*$/;

const wordsOf = memoize((description) =>
  withoutLetterSpacing(description).toLowerCase().replaceAll(/\s+/g, " ").replace(inOneSum, ""),
);

const hasRate = (words: string): boolean => /@\s*rs\.?\s*[\d.]+/.test(words);

export const isEvent = (description: string): boolean =>
  /^\s*\*\*\*.*\*\*\*\s*$/s.test(description) || /zero balance sip/i.test(description);

export function attachedTax(description: string): Attached | null {
  const words = wordsOf(description);
  const isOfDistribution =
    isDistribution(words) && !/^\W*(?:less )?(?:tds|tax|stt|stamp)\b/.test(words);
  if (isOfDistribution && (hasRate(words) || /payout|pay out|paid|re-?\s?inv/.test(words)))
    return null;
  if (/stamp/.test(words)) return "stamp-duty";
  if (/\bstt\b|securities transaction tax/.test(words)) return "stt";
  return /\btds\b|tax deducted/.test(words) ? "tds" : null;
}

/** Money that was taken or given beside a transaction, whatever stars stand around it. */
export const isCharge = (description: string): boolean =>
  /\b(?:load|charges?|fees?|gst|tax|interest|penalty)\b/.test(wordsOf(description));

/** A line of a tax and nothing else, which has its amount. */
export const isTaxLine = (description: string): boolean =>
  /^\W*(?:stamp duty|stt paid|tds on above)\W*$/.test(wordsOf(description));

/** A distribution that was paid or reinvested, and not what was agreed about those to come. */
export const isPaidOut = (description: string): boolean => {
  const words = wordsOf(description);
  return (
    typeWithoutUnits(description) !== null &&
    attachedTax(description) === null &&
    (hasRate(words) ||
      /^\W*(?:idcw|div(?:idend)?|income distribution)\W+(?:pay-? ?out|paid|re-? ?inv)/.test(
        words,
      )) &&
    !/\b(?:change|chg|regist|reg\b|updat|mandate|option|bank|cancel|nomin|kyc|address|facility)/.test(
      words,
    )
  );
};

const unitSplit =
  /\bunits?\W+split|\bsplit\w*\W+(?:of\W+)?(?:the\W+)?units?\b|face\W*value|\bfv\W+split|\bsub\W?division|\b(?:stock|share)s?\W+split/;
const unitConsolidation = /\bunits?\W+consolidat|consolidat\w*\W+(?:of\W+)?(?:the\W+)?units?\b/;
/** More units of less, or fewer of more: "1:10", "10 for 1", "reduced". Longer numbers are those of folios. */
const ratio = /(?<![\d/])\d{1,4}\s*(?::|for|into|to)\s*\d{1,4}(?![\d/])|\bratio\b|\breduced\b/;
/** What stands beside such a ratio. Beside another word, such as "ref", its numbers can be others. */
const besideRatio =
  /^(?:split|consolidat(?:ion|ed)|units?|scheme|fund|etf|of|the|in|from|to|for|by|at|old|new|out|less|ratio|reduced|rs|re|inr|\d{1,4})?$/;

const changesByRatio = (words: string): boolean =>
  /\bsplit\b|consolidat/.test(words) &&
  ratio.test(words) &&
  words.split(/[^a-z\d]+/).every((word) => besideRatio.test(word));

const reverseSplit = /\brev(?:erse)?\.? (?:(?:stock|share|units?) )?split/;

/** A change of the face value: more units of less, or the other way. A folio can be split or consolidated as well. */
export const isUnitSplit = (description: string): boolean => {
  const all = wordsOf(description);
  const words = all.replace(/\breverse (?=(?:(?:stock|share|units?) )?split|unit)/, "");
  return (
    (unitSplit.test(words) ||
      (unitConsolidation.test(words) && !/\d{5}/.test(words)) ||
      changesByRatio(words) ||
      reverseSplit.test(all)) &&
    !isDistribution(words) &&
    !reversal.test(words) &&
    !/folio|holder|account|segregat/.test(words)
  );
};

/** A purchase or redemption of units in a demat account is no change of place. */
const startsAsTrade = /^\W*(?:purchase|redem|redeem|sip|swp|sys)/;
const changedForm =
  /\b(?:de|re)material|\bremat\b|\bconver\w+ (?:in)?to (?:demat|physical|electronic|soa\b)|\bdemat conver/;

/** Units that only change their place: another folio, or a demat account and back. */
const isMoved = (words: string): boolean =>
  /consolidat/.test(words) || (changedForm.test(words) && !startsAsTrade.test(words));

export const isConsolidation = (description: string): boolean =>
  /consolidat/.test(ownWords(wordsOf(description)));

export const reversal =
  /revers|reject|dishonou?red|bounced|cancel+ed|mismatch|insufficient balance|payment not received|not received from/;
/** What ends a description speaks of its line, whatever scheme is named before. */
const endsAsReversal =
  /(?:-|\()\s*(?:(?:is|was)\s+)?(?:revers|reject|dishonou?red|cancel+ed)[a-z]*\W*$/;
/** Whether a line takes back what another one did. */
const takesBack = (words: string): boolean =>
  reversal.test(ownWords(words)) || endsAsReversal.test(words);
export const isTakenBack = (description: string): boolean => takesBack(wordsOf(description));
const isTransfer = (words: string): boolean => /\bs ?t ?p\b|systematic transfer/.test(words);
const isSwitch = (words: string): boolean =>
  /switch|lateral shift/.test(words) || isTransfer(words);
/** Without the name of another scheme, which can have any word in it. */
const ownWords = (words: string): string =>
  words.split(/ (?:from|to) | - .*(?:plan|option)/, 1)[0] ?? "";

export const typeWithoutUnits = (description: string): TransactionType | null => {
  const words = wordsOf(description);
  return /^\W*(?:purchase|redem|redeem|switch|sip|sys)/.test(words)
    ? null
    : distributionType(words);
};

/** Units for a distribution, unless they are bought with what was not claimed, or come from another scheme. */
const isReinvested = (words: string): boolean =>
  distributionType(words) === "idcw-reinvestment" ||
  (isDistribution(words) && (hasRate(words) || !/purchase|transfer|\bsip\b|\bnfo\b/.test(words)));

export const incomingType = memoize((description): TransactionType => {
  const all = wordsOf(description);
  if (isSwitch(all) && !/merge|amalgamat/.test(all) && !reversal.test(all)) return "switch-in";
  const words = ownWords(all);
  if (isReinvested(words)) return "idcw-reinvestment";
  if (/^gift|transmission|transfer[- ]in\b/.test(words) && !isTransfer(words)) return "transfer-in";
  if (takesBack(all)) return "redemption-reversal";
  if (isMoved(all)) return "transfer-in";
  if (/merge|amalgamat/.test(words)) return "merger-in";
  if (isSwitch(words)) return "switch-in";
  if (/segregat/.test(words)) return "segregation-in";
  if (/\bbonus\b|additional allotment/.test(words)) return "bonus";
  return /\bsip\b|\bsip|systematic|instal+ment|\bsys\.? .*invest/.test(words) ? "sip" : "purchase";
});

const purchased =
  /purchase|\bbuy|\bbought|invest|\binv(?:st|mt)?\b|instal|allot|\bnfo\b|new fund|subscri|lump ?sum|additional|\bsip|systematic|\bsys\b/;
const sold =
  /redem|redeem|withdraw|\b(?:ca)?swp\b|payment|\bs w p\b|\bsell\b|\bsold\b|\bsale\b|repurchase|matur|encash|liquidat/;
/** What makes a purchase or sale none, or one of another kind. */
const otherwise =
  /\bfail|declin|unpaid|\breturned\b|refund|consolidat|\bconver[st]|remat|\b[dv]tp\b|\bsplit\b|roll-?\s?over/;

/** Whether a description says that units were bought or sold, where nothing tells otherwise. */
export const isTrade = (description: string, type: TransactionType): boolean => {
  const words = wordsOf(description);
  const said = type === "purchase" || type === "sip" ? purchased : sold;
  return said.test(words) && !otherwise.test(ownWords(words));
};

export const outgoingType = memoize((description): TransactionType => {
  const all = wordsOf(description);
  if (isSwitch(all) && !/merge|amalgamat/.test(all) && !reversal.test(all)) return "switch-out";
  const words = ownWords(all);
  if (/^gift|transmission|transfer[- ]out\b/.test(words) && !isTransfer(words))
    return "transfer-out";
  if (takesBack(all)) return "reversal";
  if (isMoved(all)) return "transfer-out";
  if (/merge|amalgamat/.test(words)) return "merger-out";
  if (isSwitch(words)) return "switch-out";
  return /\bswp\b|\bs w p\b|systematic withdrawal/.test(words) ? "swp" : "redemption";
});
