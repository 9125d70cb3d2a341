import type { Entry } from "./entry.ts";
import type { LotsInTransit } from "./lots-in-transit.ts";
import { compareTransactions } from "./order.ts";

type FundDay = { entries: Entry[]; next: number };

/**
 * By date. Within a date each fund's entries keep their order; a fund waits while its next entry
 * takes lots that another fund has not given yet. If all wait for each other, the first goes on without.
 */
export function* orderByPairs(entries: readonly Entry[], moved: LotsInTransit): Generator<Entry> {
  const [first] = entries;
  if (entries.every(({ fundId }) => fundId === first?.fundId)) {
    yield* entries.toSorted(compareTransactions);
    return;
  }
  const days = Map.groupBy(entries.toSorted(compareTransactions), ({ date }) => date);
  for (const day of days.values()) {
    const byFund = Map.groupBy(day, ({ fundId }) => fundId);
    yield* inOrderOfDay(
      [...byFund.values()].map((own): FundDay => ({ entries: own, next: 0 })),
      moved,
    );
  }
}

function* inOrderOfDay(funds: readonly FundDay[], moved: LotsInTransit): Generator<Entry> {
  const ready = funds.toReversed();
  const waiting = new Map<string | null, FundDay[]>();
  for (const stuck of funds) {
    for (;;) {
      for (let fund = ready.pop(); fund !== undefined; fund = ready.pop()) {
        for (let entry = nextOf(fund); entry !== undefined; entry = nextOf(fund)) {
          if (moved.isAwaitedBy(entry)) {
            const others = waiting.get(entry.pairId);
            if (others === undefined) waiting.set(entry.pairId, [fund]);
            else others.push(fund);
            break;
          }
          fund.next += 1;
          yield entry;
          if (entry.pairId !== null) {
            ready.push(...(waiting.get(entry.pairId) ?? []));
            waiting.delete(entry.pairId);
          }
        }
      }
      const withoutLots = nextOf(stuck);
      if (withoutLots === undefined) break;
      stuck.next += 1;
      yield withoutLots;
      ready.push(stuck);
    }
  }
}

const nextOf = ({ entries, next }: FundDay): Entry | undefined => entries[next];
