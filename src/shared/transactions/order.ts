import type { IsoDate } from "../dates.ts";
import { typeRules, type TransactionType } from "./types.ts";

type Dated = { id: string; date: IsoDate; sequence: number; type: TransactionType };

/**
 * The place of a type within a day. A reversal takes its purchase back before anything is sold; a redemption can only be
 * taken back after it.
 */
export const rankInDay = (type: TransactionType): number => {
  if (type === "reversal") return 1;
  if (type === "redemption-reversal") return 3;
  return typeRules[type].direction === "in" ? 0 : 2;
};

/** By date; within a date what comes in before what goes out; then in the order of entry. */
export const compareTransactions = (one: Dated, other: Dated): number =>
  compare(one.date, other.date) ||
  rankInDay(one.type) - rankInDay(other.type) ||
  one.sequence - other.sequence ||
  compare(one.id, other.id);

const compare = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
