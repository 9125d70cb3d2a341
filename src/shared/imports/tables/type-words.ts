import { transactionTypes, type TransactionType } from "../../transactions/types.ts";

const own: ReadonlySet<string> = new Set(transactionTypes);

const patterns: readonly (readonly [RegExp, TransactionType])[] = [
  [/switch[ -]*in|stp[ -]*in|transfer from/, "switch-in"],
  [/switch[ -]*out|stp[ -]*out|transfer to/, "switch-out"],
  [/reinvest/, "idcw-reinvestment"],
  [/dividend|idcw|payout/, "idcw-payout"],
  [/bonus/, "bonus"],
  [/\bswp\b|systematic withdrawal/, "swp"],
  [/sip|systematic|instal/, "sip"],
  [/deliver[a-z]* \(?in|transfer \(?in|einlieferung/, "transfer-in"],
  [/deliver[a-z]* \(?out|transfer \(?out|auslieferung/, "transfer-out"],
  [/^(?:b|buy|purchase|kauf|invest|subscription|nfo|add)\b|purchase/, "purchase"],
  [/^(?:s|sell|redeem|redemption|verkauf|withdraw)\b|redempt/, "redemption"],
];

/** The type that a word of a "type" column means; null for an unknown one. */
export function typeOfWord(word: string): TransactionType | null {
  const text = word.trim().toLowerCase();
  if (own.has(text)) return text as TransactionType;
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
