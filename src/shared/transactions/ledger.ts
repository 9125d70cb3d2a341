import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { shareOf, type MicroUnits, type Paise } from "./fixed-point.ts";
import { OpenLots, type LotPart, type OpenLot } from "./open-lots.ts";
import { compareTransactions } from "./order.ts";
import { lotMovingTypes, type TransactionType } from "./types.ts";

export type Entry = {
  id: string;
  fundId: string;
  date: IsoDate;
  sequence: number;
  type: TransactionType;
  units: MicroUnits;
  amount: Paise;
  stampDuty: Paise;
  nav: DecimalText | null;
  pairId: string | null;
  cost: Paise | null;
  acquiredOn: IsoDate | null;
};

export type Ledger = {
  units: MicroUnits;
  /** Cost of the units still held. */
  invested: Paise;
  /** Proceeds of what was sold less its cost. */
  realised: Paise;
  lots: OpenLot[];
  /** Oldest first, each with the units held after it and their cost. */
  entries: { entry: Entry; balance: MicroUnits; cost: Paise }[];
};

export type LedgerProblem = "not-enough-units" | "nothing-to-reverse" | "too-large";

export class LedgerRejectedError extends Error {
  readonly problem: LedgerProblem;
  readonly date: IsoDate;
  readonly fundId: string;

  constructor(problem: LedgerProblem, { date, fundId }: Pick<Entry, "date" | "fundId">) {
    super(`${problem} on ${date}`);
    this.name = "LedgerRejectedError";
    this.problem = problem;
    this.date = date;
    this.fundId = fundId;
  }
}

export const maxUnits: MicroUnits = 999_999_999 * 1_000_000;
export const maxCost: Paise = 99_999_999_999 * 100;

/**
 * Replays the transactions of funds, first in first out. Lots that move from one fund to another by
 * a pair keep dates and cost where both funds are given; else they are one lot at the amount.
 * @param entries in any order
 * @throws LedgerRejectedError
 */
export function replay(entries: readonly Entry[]): Map<string, Ledger> {
  const replays = new Map<string, FundReplay>();
  const movedLots = new Map<string, LotPart[]>();
  const outgoing = new Set(entries.filter(movesLotsOut).map(({ pairId }) => pairId));
  const waits = ({ type, pairId }: Entry) =>
    isLotReceiver(type) && pairId !== null && outgoing.has(pairId) && !movedLots.has(pairId);
  for (const day of Map.groupBy(
    entries.toSorted(compareTransactions),
    ({ date }) => date,
  ).values()) {
    for (const entry of inOrderOfPairs(day, waits)) {
      const fund = replays.get(entry.fundId) ?? new FundReplay();
      replays.set(entry.fundId, fund);
      fund.apply(entry, movedLots);
    }
  }
  return new Map([...replays].map(([fundId, fund]) => [fundId, fund.ledger()]));
}

const movesLotsOut = ({ type, pairId }: Entry): boolean =>
  type in lotMovingTypes && pairId !== null;

const lotReceivers: ReadonlySet<TransactionType> = new Set(Object.values(lotMovingTypes));
const isLotReceiver = (type: TransactionType): boolean => lotReceivers.has(type);

/**
 * One day's entries, each fund's in its own order: a fund waits while its next entry takes lots
 * that another fund has not given yet. If all wait for each other, the first goes on without.
 */
function* inOrderOfPairs(day: Entry[], waits: (entry: Entry) => boolean): Generator<Entry> {
  const queues = [...Map.groupBy(day, ({ fundId }) => fundId).values()].map((queue) => ({
    queue,
    next: 0,
  }));
  let left = day.length;
  let mayWait = true;
  while (left > 0) {
    const before = left;
    for (const fund of queues) {
      for (let entry = fund.queue[fund.next]; entry; entry = fund.queue[fund.next]) {
        if (mayWait && waits(entry)) break;
        mayWait = true;
        fund.next += 1;
        left -= 1;
        yield entry;
      }
    }
    mayWait = left < before;
  }
}

class FundReplay {
  readonly #lots = new OpenLots();
  readonly #entries: Ledger["entries"] = [];
  readonly #sales: { entry: Entry; parts: LotPart[] }[] = [];
  #realised: Paise = 0;

  ledger(): Ledger {
    return {
      units: this.#lots.units,
      invested: this.#lots.cost,
      realised: this.#realised,
      lots: this.#lots.open(),
      entries: this.#entries,
    };
  }

  apply(entry: Entry, movedLots: Map<string, LotPart[]>): void {
    this.#applyByType(entry, movedLots);
    if (this.#lots.units > maxUnits || this.#lots.cost > maxCost) {
      throw new LedgerRejectedError("too-large", entry);
    }
    this.#entries.push({ entry, balance: this.#lots.units, cost: this.#lots.cost });
  }

  #applyByType(entry: Entry, movedLots: Map<string, LotPart[]>): void {
    switch (entry.type) {
      case "purchase":
      case "sip":
      case "switch-in":
      case "idcw-reinvestment":
      case "bonus":
      case "opening":
        return this.#buy(entry, entry.amount + entry.stampDuty);
      case "transfer-in":
      case "merger-in":
      case "segregation-in":
        return this.#receive(entry, movedLots);
      case "redemption":
      case "swp":
      case "switch-out":
        return this.#sell(entry);
      case "transfer-out":
      case "merger-out":
        return rememberMoved(entry, this.#take(entry), movedLots);
      case "segregation-out":
        return rememberMoved(entry, this.#lots.takeCost(entry.amount), movedLots);
      case "split":
        return this.#split(entry);
      case "reversal":
        return this.#reverse(entry);
      case "redemption-reversal":
        return this.#reverseSale(entry);
      case "idcw-payout":
        return;
      default:
        entry.type satisfies never;
    }
  }

  #buy({ id, date, nav, units }: Entry, cost: Paise): void {
    this.#lots.add({ transactionId: id, date, nav, units, remaining: units, cost });
  }

  /** Units are shared out among the moved lots in proportion to theirs. */
  #receive(entry: Entry, movedLots: ReadonlyMap<string, LotPart[]>): void {
    const parts = entry.pairId === null ? undefined : movedLots.get(entry.pairId);
    const total = parts?.reduce((sum, { units }) => sum + units, 0) ?? 0;
    if (parts === undefined || total === 0) {
      const date = entry.acquiredOn ?? entry.date;
      return this.#buy({ ...entry, date }, entry.cost ?? entry.amount + entry.stampDuty);
    }
    let [before, receivedBefore] = [0, 0];
    for (const { date, units, cost } of parts) {
      before += units;
      const receivedUpTo = shareOf(entry.units, before, total);
      this.#buy({ ...entry, date, nav: null, units: receivedUpTo - receivedBefore }, cost);
      receivedBefore = receivedUpTo;
    }
  }

  #take(entry: Entry): LotPart[] {
    const parts = this.#lots.take(entry.units);
    if (parts === null) throw new LedgerRejectedError("not-enough-units", entry);
    return parts;
  }

  #sell(entry: Entry): void {
    const parts = this.#take(entry);
    this.#sales.push({ entry, parts });
    this.#realised += entry.amount - costOf(parts);
  }

  #split(entry: Entry): void {
    if (this.#lots.units + entry.units <= 0)
      throw new LedgerRejectedError("not-enough-units", entry);
    this.#lots.split(entry.units);
    // Parts that were sold before have the old units, and cannot come back.
    this.#sales.length = 0;
  }

  #reverse(entry: Entry): void {
    if (!this.#lots.removeAlike(entry)) throw new LedgerRejectedError("nothing-to-reverse", entry);
  }

  #reverseSale(reversal: Entry): void {
    const index = this.#sales.findLastIndex(({ entry }) => entry.units === reversal.units);
    const [sale] = index === -1 ? [] : this.#sales.splice(index, 1);
    if (sale === undefined) throw new LedgerRejectedError("nothing-to-reverse", reversal);
    this.#lots.putBack(sale.parts);
    this.#realised -= sale.entry.amount - costOf(sale.parts);
  }
}

function rememberMoved({ pairId }: Entry, parts: LotPart[], moved: Map<string, LotPart[]>): void {
  if (pairId !== null) moved.set(pairId, parts);
}

const costOf = (parts: readonly LotPart[]): Paise => parts.reduce((sum, { cost }) => sum + cost, 0);
