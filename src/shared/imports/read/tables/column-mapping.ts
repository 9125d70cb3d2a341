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
  "stt",
  "tds",
  "exitLoad",
  "balance",
] as const;
export type MappedField = (typeof mappedFields)[number];

/** What decides whether a row is a purchase, a sale or neither. */
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
  /** The user said that all rows are purchases. */
  "all-purchases",
  /** The rows are holdings, and the amount is their cost. */
  "held",
] as const;
export type KindSource = (typeof kindSources)[number];

/** Which column means what: names of headers; "" for none. */
export type ColumnMapping = {
  headerAt: number;
  columns: Record<MappedField, string>;
  /**
   * The meaning of each word in the type's column; "" is the word of an empty cell, "none" means no transaction. A
   * word without an entry is read as usual.
   */
  types: Record<string, TransactionType | "none">;
  /** Null until the user has chosen. */
  kindBy: KindSource | null;
  /** Whether a comma stands before the decimals of all numbers. */
  decimalComma?: boolean | undefined;
};
