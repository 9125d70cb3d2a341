import type { Entry } from "./entry.ts";
import { movesLots } from "./types.ts";

/**
 * How many lots a replay may look at in funds that exchange lots: more than any real ledger needs,
 * and few enough that its cost grows with its rows, in whatever order they move lots.
 */
export const maxLotVisits = (rows: number): number => 1_000 + 32 * rows;

export class LotVisits {
  #left = maxLotVisits(0);

  get areUsedUp(): boolean {
    return this.#left < 0;
  }

  allowRow(): void {
    this.#left += maxLotVisits(1) - maxLotVisits(0);
  }

  readonly count = (lots: number): void => {
    this.#left -= lots;
  };
}

/** Funds that exchange lots have one count. */
export function lotVisitsByFund(entries: readonly Entry[]): (fundId: string) => LotVisits {
  const groups = linkedFunds(entries);
  const visits = new Map<string, LotVisits>();
  const visitsOf = (fundId: string): LotVisits => {
    const group = groups.get(fundId) ?? fundId;
    let found = visits.get(group);
    if (found === undefined) visits.set(group, (found = new LotVisits()));
    return found;
  };
  for (const { fundId } of entries) visitsOf(fundId).allowRow();
  return visitsOf;
}

/** The first fund of each group of funds that are linked by pairs, by each of its funds. */
function linkedFunds(entries: readonly Entry[]): Map<string, string> {
  const fundsByPair = new Map<string, Set<string>>();
  const pairsByFund = new Map<string, Set<string>>();
  for (const { fundId, pairId, type } of entries) {
    if (pairId === null || !movesLots(type)) continue;
    addTo(fundsByPair, pairId, fundId);
    addTo(pairsByFund, fundId, pairId);
  }
  const groups = new Map<string, string>();
  const seenPairs = new Set<string>();
  for (const first of pairsByFund.keys()) {
    if (groups.has(first)) continue;
    const reached = [first];
    groups.set(first, first);
    for (let fund = reached.pop(); fund !== undefined; fund = reached.pop()) {
      for (const pair of pairsByFund.get(fund) ?? []) {
        if (seenPairs.has(pair)) continue;
        seenPairs.add(pair);
        for (const other of fundsByPair.get(pair) ?? []) {
          if (groups.has(other)) continue;
          groups.set(other, first);
          reached.push(other);
        }
      }
    }
  }
  return groups;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}
