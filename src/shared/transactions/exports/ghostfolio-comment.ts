import { missing } from "../../missing.ts";
import type { Fund } from "../../funds/schema.ts";
import type { Transaction } from "../schema.ts";
import { transactionTypes, type TransactionType } from "../types.ts";

const separator = " · ";
const types: ReadonlySet<string> = new Set(transactionTypes);

/** Ghostfolio has no folios, and three kinds only: the comment says what it was. */
export const activityComment = (
  { schemeName, folioNumber }: Pick<Fund, "schemeName" | "folioNumber">,
  { type, note }: Pick<Transaction, "type" | "note">,
): string => [schemeName, folioNumber, type, note].filter(Boolean).join(separator);

type Said = { schemeName: string; folio: string; type: TransactionType; note: string | null };

/** Reads a comment that `activityComment` wrote; null for any other. */
export function readComment(comment: string): Said | null {
  const parts = comment.split(separator);
  const at = parts.findIndex((part, index) => index > 1 && types.has(part));
  if (at === -1) return null;
  return {
    schemeName: parts.slice(0, at - 1).join(separator),
    folio: parts[at - 1] ?? missing(),
    type: parts[at] as TransactionType,
    note: parts.slice(at + 1).join(separator) || null,
  };
}
