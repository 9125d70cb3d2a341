import { fromMicroUnits, toMicroUnits } from "./fixed-point.ts";
import { maxRoundingRemainder } from "./open-lots.ts";
import { typeRules, type TransactionType } from "./types.ts";

/**
 * The units held after each transaction.
 * @param transactions in the ledger's order
 */
export function balancesOf(
  transactions: readonly { type: TransactionType; units: number }[],
): number[] {
  let held = 0;
  return transactions.map(({ type, units }) => {
    const isOut = typeRules[type].direction === "out";
    held += isOut ? -toMicroUnits(units) : toMicroUnits(units);
    // The last sale takes what registrars' rounding leaves.
    if (isOut && Math.abs(held) <= maxRoundingRemainder) held = 0;
    return fromMicroUnits(held);
  });
}
