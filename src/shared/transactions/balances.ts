import { fromMicroUnits, toMicroUnits } from "./fixed-point.ts";
import { maxRoundingRemainder } from "./open-lots.ts";
import { typeRules, type TransactionType } from "./types.ts";

/**
 * The units held after all of some transactions.
 * @param transactions in the ledger's order
 */
export const heldUnits = (transactions: readonly Movement[]): number =>
  balancesOf(transactions).reduce((_, held) => held, 0);

/**
 * Units that a transaction takes out beyond those held, or 0.
 * @param earlier all transactions until its day, without itself, in the ledger's order
 */
export function excessUnits({ type, units }: Movement, earlier: readonly Movement[]): number {
  if (typeRules[type].direction !== "out") return 0;
  const missing = toMicroUnits(units) - toMicroUnits(heldUnits(earlier));
  return missing > maxRoundingRemainder ? fromMicroUnits(missing) : 0;
}

type Movement = { type: TransactionType; units: number };

/**
 * The units held after each transaction.
 * @param transactions in the ledger's order
 */
export function balancesOf(transactions: readonly Movement[]): number[] {
  let held = 0;
  return transactions.map(({ type, units }) => {
    const isOut = typeRules[type].direction === "out";
    held += isOut ? -toMicroUnits(units) : toMicroUnits(units);
    // The last sale takes what registrars' rounding leaves.
    if (isOut && Math.abs(held) <= maxRoundingRemainder) held = 0;
    return fromMicroUnits(held);
  });
}
