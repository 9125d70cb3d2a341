import type { TransactionType } from "../../../transactions/types.ts";

export const mappedFields = [
  "date",
  "scheme",
  "units",
  "nav",
  "amount",
  "debit",
  "credit",
  "type",
  "folio",
  "isin",
  "amfiCode",
  "stampDuty",
  "balance",
] as const;
export type MappedField = (typeof mappedFields)[number];

/** What says whether a row is a purchase, a sale or neither; nothing else does. */
export const kindSources = [
  /** The words of the type's column. */
  "words",
  /** Negative units are a sale. */
  "units-sign",
  /** A negative amount is money that left the bank: a purchase. */
  "amount-paid",
  /** A negative amount is money that left the fund: a sale. */
  "amount-taken",
  "debit-buys",
  "credit-buys",
  /** Somebody said so of the whole table. */
  "all-purchases",
  /** Its rows are no transactions: each says what is held, the amount what that cost. */
  "held",
] as const;
export type KindSource = (typeof kindSources)[number];

/** Which column means what: names of headers; "" for none. */
export type ColumnMapping = {
  headerAt: number;
  columns: Record<MappedField, string>;
  /** What the words of the type's column mean, "none" for no transaction, "" for an empty cell; one that is missing is read as usual. */
  types: Record<string, TransactionType | "none">;
  /** Null while nobody has said. */
  kindBy: KindSource | null;
  /** Whether a comma stands before the decimals of all numbers. */
  decimalComma?: boolean | undefined;
};
