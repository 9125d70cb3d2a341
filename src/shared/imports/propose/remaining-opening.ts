import type { IsoDate } from "../../dates.ts";
import type { Entry } from "../../transactions/entry.ts";
import type { MicroUnits, Paise } from "../../transactions/fixed-point.ts";
import { replay } from "../../transactions/ledger.ts";
import { maxRoundingRemainder } from "../../transactions/open-lots.ts";

type Opening = Pick<Entry, "date" | "units" | "amount">;
type RemainingOpening = { date: IsoDate; units: MicroUnits; amount: Paise };

/**
 * What remains of openings while the transactions that replace them are stored part by part.
 * @param entries that replace them; those after the last opening's day are ignored
 * @param subtracted those of them that were subtracted before
 * @returns null where nothing is left
 * @throws LedgerRejectedError where the transactions make no ledger by themselves
 */
export function remainingOpening(
  openings: readonly Opening[],
  entries: readonly Entry[],
  subtracted: readonly Entry[] = [],
): RemainingOpening | null {
  const date = openings.map((opening) => opening.date).reduce(later, "");
  const [stored, before] = [heldOn(date, entries), heldOn(date, subtracted)];
  const units = sumOf(openings.map((opening) => opening.units)) + before.units - stored.units;
  if (units <= maxRoundingRemainder) return null;
  const amount = sumOf(openings.map((opening) => opening.amount)) + before.cost - stored.cost;
  return { date, units, amount: Math.max(amount, 0) };
}

function heldOn(date: IsoDate, entries: readonly Entry[]): { units: MicroUnits; cost: Paise } {
  const ledgers = [...replay(entries.filter((entry) => entry.date <= date)).values()];
  return {
    units: sumOf(ledgers.map((ledger) => ledger.units)),
    cost: sumOf(ledgers.map((ledger) => ledger.invested)),
  };
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
