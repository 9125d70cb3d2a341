import { missing } from "../missing.ts";
import { rowsPerLot, type Steps } from "../steps.ts";
import type { Entry } from "../transactions/entry.ts";
import { TwinReplay, type MovedValue, type MovedValues, type PricedLedger } from "./twin-units.ts";

/** Of a leg that moves units between two funds at their cost; a switch is a sale and a purchase. */
type Side = "out" | "in";

export function movingSide({ type, pairId }: Pick<Entry, "type" | "pairId">): Side | null {
  if (pairId === null) return null;
  if (type === "transfer-out" || type === "merger-out") return "out";
  return type === "transfer-in" || type === "merger-in" ? "in" : null;
}

/** How far the ledger of one fund is replayed. */
type FundReplay = { ledger: PricedLedger; replay: TwinReplay; next: number };

/**
 * The value that each paired leg moves between the twins of two funds; each depends on all legs before it. Pairs
 * of which one fund's twin is not known then are left out. What an estimated ledger gives is an estimate.
 * @param ledgers of all funds that such a pair joins and that have a twin
 */
export function* movedValues(ledgers: readonly PricedLedger[]): Steps<MovedValues> {
  const openPairs = completePairs(ledgers);
  const moved = new Map<string, MovedValue>();
  const waiting = new Map<string, FundReplay>();
  const ready = ledgers.map((ledger) => ({
    ledger,
    replay: new TwinReplay(ledger, moved),
    next: 0,
  }));
  for (;;) {
    const fund = ready.pop() ?? releaseEarliest(waiting, openPairs);
    if (fund === null) return moved;
    while (fund.next < fund.ledger.steps.length) {
      const step = fund.ledger.steps[fund.next] ?? missing();
      const { pairId } = step.step.entry;
      const side = openPairs.has(pairId ?? "") ? movingSide(step.step.entry) : null;
      if (pairId !== null && side === "in" && !moved.has(pairId)) {
        waiting.set(pairId, fund);
        break;
      }
      if (pairId !== null && side === "out") {
        settle(pairId, fund.replay.valueOf(step), moved, openPairs);
        const resumed = waiting.get(pairId);
        if (resumed !== undefined) ready.push(resumed);
        waiting.delete(pairId);
      }
      fund.replay.apply(step);
      fund.next += 1;
      yield rowsPerLot;
    }
  }
}

function settle(
  pairId: string,
  value: MovedValue | null,
  moved: Map<string, MovedValue>,
  openPairs: Set<string>,
): void {
  if (value === null) openPairs.delete(pairId);
  else moved.set(pairId, value);
}

/** Pairs whose two legs are in ledgers, each on a day with NAVs of both plans. */
function completePairs(ledgers: readonly PricedLedger[]): Set<string> {
  const sides = new Map<string, Set<Side>>();
  for (const { steps } of ledgers) {
    for (const { step, navs } of steps) {
      const side = navs === null ? null : movingSide(step.entry);
      if (side === null || step.entry.pairId === null) continue;
      sides.set(step.entry.pairId, (sides.get(step.entry.pairId) ?? new Set()).add(side));
    }
  }
  return new Set([...sides].flatMap(([pairId, both]) => (both.size === 2 ? [pairId] : [])));
}

/** Where funds wait for one another, the pair that was received first counts as one whose giver is not known. */
function releaseEarliest(
  waiting: Map<string, FundReplay>,
  openPairs: Set<string>,
): FundReplay | null {
  const dayOfNext = ({ ledger, next }: FundReplay) => ledger.steps[next]?.day ?? Infinity;
  const [earliest] = [...waiting].toSorted(
    ([, one], [, other]) => dayOfNext(one) - dayOfNext(other),
  );
  if (earliest === undefined) return null;
  const [pairId, fund] = earliest;
  waiting.delete(pairId);
  openPairs.delete(pairId);
  return fund;
}
