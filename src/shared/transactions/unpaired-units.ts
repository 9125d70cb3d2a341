import type { MicroUnits } from "./fixed-point.ts";
import { typeRules, type TransactionType } from "./types.ts";

/** Units that moved from or to a folio that is not recorded here. */
export type UnpairedUnits = { came: MicroUnits; went: MicroUnits };

type Row = {
  type: TransactionType;
  units: MicroUnits;
  amount: number;
  pairId: string | null;
  cost: unknown;
  acquiredOn: string | null;
};

/**
 * The units that came without their cost and day, and those that went without an amount, because their other side is
 * missing.
 * @param rows of one fund
 * @returns null where there are none
 */
export function unpairedUnits(rows: readonly Row[]): UnpairedUnits | null {
  const sum = { came: 0, went: 0 };
  for (const { type, units, amount, pairId, cost, acquiredOn } of rows) {
    const { direction, crossesPortfolio } = typeRules[type];
    if (crossesPortfolio !== "unless-paired" || pairId !== null) continue;
    if (direction === "in" && (cost === null || acquiredOn === null)) sum.came += units;
    if (direction === "out" && amount === 0) sum.went += units;
  }
  return sum.came + sum.went === 0 ? null : sum;
}
