import type { TransactionType } from "../../shared/transactions/types.ts";
import { t, type PlainText } from "./text.ts";

const names: Record<TransactionType, PlainText> = {
  purchase: "Purchase",
  sip: "SIP instalment",
  redemption: "Redemption",
  swp: "SWP withdrawal",
  "switch-out": "Switch out",
  "switch-in": "Switch in",
  "idcw-payout": "IDCW payout",
  "idcw-reinvestment": "IDCW reinvested",
  bonus: "Bonus units",
  split: "Split of units",
  opening: "Opening balance",
  "merger-out": "Merged into another fund",
  "merger-in": "Merger, in",
  "transfer-in": "Transfer in",
  "transfer-out": "Transfer out",
  "segregation-out": "Segregation, out",
  "segregation-in": "Segregation, in",
  reversal: "Purchase reversed",
  "redemption-reversal": "Redemption reversed",
};

export const typeName = (type: TransactionType): string => t(names[type]);

/** The text itself where it is no type; a newer server may know more. */
export function nameOfType(text: string): string {
  return isKnown(text) ? typeName(text) : text;
}

const isKnown = (text: string): text is TransactionType => Object.hasOwn(names, text);

/** Offered at first where a type is chosen. */
export const commonTypes: readonly TransactionType[] = [
  "purchase",
  "sip",
  "redemption",
  "swp",
  "idcw-payout",
];
