import type { Transaction } from "../schema.ts";
import { transactionTypes, type TransactionType } from "../types.ts";

/** Portfolio Performance's names; what is not among them is a delivery. */
export const performanceTypes: Partial<Record<TransactionType, string>> = {
  purchase: "Buy",
  sip: "Buy",
  "switch-in": "Buy",
  redemption: "Sell",
  swp: "Sell",
  "switch-out": "Sell",
  reversal: "Sell",
  "idcw-payout": "Dividend",
};

const plainTypes: ReadonlySet<TransactionType> = new Set([
  "purchase",
  "redemption",
  "idcw-payout",
  "transfer-in",
  "transfer-out",
]);

const types: ReadonlySet<string> = new Set(transactionTypes);

/** The note, after the type where Portfolio Performance has no name for it: "switch-in: rebalanced". */
export const performanceNote = ({ type, note }: Pick<Transaction, "type" | "note">) =>
  plainTypes.has(type) && (note === null || typeInNote(note).type === null)
    ? note
    : note === null
      ? type
      : `${type}: ${note}`;

/** The type that a note begins with, and the rest. */
export function typeInNote(text: string): { type: TransactionType | null; note: string | null } {
  const [, word = "", rest] = /^([a-z-]+)(?:: (.*))?$/s.exec(text) ?? [];
  return types.has(word)
    ? { type: word as TransactionType, note: rest ?? null }
    : { type: null, note: text || null };
}
