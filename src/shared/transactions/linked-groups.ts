import type { Entry } from "./entry.ts";
import { movesLots } from "./types.ts";

/** The first fund of each group of funds that are linked by pairs, by each of its funds. */
export function linkedFundGroups(entries: readonly Entry[]): Map<string, string> {
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
