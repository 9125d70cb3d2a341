import type { IsoDate } from "../dates.ts";
import type { Entry } from "./entry.ts";
import { shareOf } from "../rounding.ts";
import { runAtOnce, type Steps } from "../steps.ts";
import type { MicroUnits, Paise } from "./fixed-point.ts";
import { firstOfLinkedFunds } from "./linked-funds.ts";
import { LotBudget, maxReceivedLots } from "./lot-budget.ts";
import { LotsInTransit } from "./lots-in-transit.ts";
import { OpenLots, type LotPart, type OpenLot } from "./open-lots.ts";
import { orderByPairs } from "./order-by-pairs.ts";
import { saleValue } from "./sale-value.ts";

/** A redemption or switch out, with what it took of each lot, oldest first. */
export type LotSale = { entry: Entry; parts: LotPart[] };

export type Ledger = {
  units: MicroUnits;
  /** Cost of the units still held. */
  invested: Paise;
  /** The value of what was sold less its cost; see `saleValue`. */
  realised: Paise;
  lots: OpenLot[];
  /** Whether there were too many lots to keep apart: dates and costs of its lots are not what was bought. */
  hasMergedLots: boolean;
  /** Sales that were not taken back, oldest first. */
  sales: LotSale[];
  /** Ids of the acquisitions that a reversal took back; without those among merged or moved lots. */
  reversed: ReadonlySet<string>;
  /** Oldest first, each with the units held after it and their cost. */
  entries: { entry: Entry; balance: MicroUnits; cost: Paise }[];
};

export type LedgerProblem =
  | "not-enough-units"
  | "nothing-to-reverse"
  | "too-large"
  | "too-many-lots";

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

/** Beyond the limit of lots, "refuse" fails a change, and "merge" keeps a stored ledger readable. */
export type LotLimitPolicy = "refuse" | "merge";

const rowsPerStep = 500;

/**
 * Replays the transactions of funds, first in first out. Lots that a pair moves keep dates and cost where both funds are
 * given; else they are one lot at the amount.
 * @param entries in any order
 * @param lotLimitPolicy "merge" makes one lot of a fund's lots, with the oldest one's date
 * @throws LedgerRejectedError
 */
export const replay = (
  entries: readonly Entry[],
  lotLimitPolicy: LotLimitPolicy = "refuse",
): Map<string, Ledger> => runAtOnce(replaySteps(entries, lotLimitPolicy));

/** As `replay`. */
export function* replaySteps(
  entries: readonly Entry[],
  lotLimitPolicy: LotLimitPolicy,
): Steps<Map<string, Ledger>> {
  const groups = firstOfLinkedFunds(entries);
  const byGroup = Map.groupBy(entries, ({ fundId }) => groups.get(fundId) ?? fundId);
  yield entries.length;
  const ledgers = new Map<string, Ledger>();
  for (const group of byGroup.values()) {
    for (const [fundId, fund] of yield* replayGroup(group, lotLimitPolicy))
      ledgers.set(fundId, fund.ledger());
  }
  return ledgers;
}

/** @param entries of one fund, or of funds that are linked by pairs */
function* replayGroup(
  entries: readonly Entry[],
  lotLimitPolicy: LotLimitPolicy,
): Steps<Map<string, FundReplay>> {
  const budget = new LotBudget(entries.length);
  const moved = new LotsInTransit(entries);
  const replays = new Map<string, FundReplay>();
  const looked = (): number => rows + budget.examined - reported;
  let [rows, reported] = [0, 0];
  for (const entry of orderByPairs(entries, moved)) {
    let fund = replays.get(entry.fundId);
    if (fund === undefined) {
      replays.set(entry.fundId, (fund = new FundReplay(budget, lotLimitPolicy)));
    }
    fund.apply(entry, moved);
    rows += 1;
    if (looked() < rowsPerStep) continue;
    yield looked();
    reported = rows + budget.examined;
  }
  yield looked();
  return replays;
}

class FundReplay {
  readonly #lots: OpenLots;
  readonly #budget: LotBudget;
  readonly #lotLimitPolicy: LotLimitPolicy;
  readonly #entries: Ledger["entries"] = [];
  readonly #sales: LotSale[] = [];
  /** Sales before a split: their parts have the old units, and cannot come back. */
  readonly #finalSales: LotSale[] = [];
  readonly #reversed = new Set<string>();
  #soldLots = 0;
  /** Of the budget: lots held and sold. */
  #counted = 0;
  #realised: Paise = 0;
  #hasMergedLots = false;

  constructor(budget: LotBudget, lotLimitPolicy: LotLimitPolicy) {
    this.#lots = new OpenLots(budget.examine);
    this.#budget = budget;
    this.#lotLimitPolicy = lotLimitPolicy;
  }

  ledger(): Ledger {
    return {
      units: this.#lots.units,
      invested: this.#lots.cost,
      realised: this.#realised,
      lots: this.#lots.open(),
      hasMergedLots: this.#hasMergedLots,
      sales: [...this.#finalSales, ...this.#sales],
      reversed: this.#reversed,
      entries: this.#entries,
    };
  }

  apply(entry: Entry, movedLots: LotsInTransit): void {
    this.#applyByType(entry, movedLots);
    this.#countLots();
    if (this.#budget.isExceeded || this.#counted > maxReceivedLots + this.#entries.length + 1) {
      if (this.#lotLimitPolicy === "refuse") throw new LedgerRejectedError("too-many-lots", entry);
      this.#lots.mergeAll();
      this.#hasMergedLots = true;
      this.#countLots();
    }
    if (this.#lots.units > maxUnits || this.#lots.cost > maxCost) {
      throw new LedgerRejectedError("too-large", entry);
    }
    this.#entries.push({ entry, balance: this.#lots.units, cost: this.#lots.cost });
  }

  #countLots(): void {
    const count = this.#lots.count + this.#soldLots;
    this.#budget.change(count - this.#counted);
    this.#counted = count;
  }

  #applyByType(entry: Entry, movedLots: LotsInTransit): void {
    switch (entry.type) {
      case "purchase":
      case "sip":
      case "switch-in":
      case "bonus":
      case "opening":
      case "idcw-reinvestment":
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
        return this.#give(entry, this.#take(entry), movedLots);
      case "segregation-out":
        return this.#give(entry, this.#lots.takeCost(entry.amount), movedLots);
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

  #buy({ id, date, nav, units }: Entry, cost: Paise, origin = id): void {
    this.#lots.add({ transactionId: id, origin, date, nav, units, remaining: units, cost });
  }

  /** Units are shared out among the moved lots in proportion to theirs. */
  #receive(entry: Entry, movedLots: LotsInTransit): void {
    const { parts, areMerged } = movedLots.take(entry) ?? { parts: undefined, areMerged: false };
    this.#hasMergedLots ||= areMerged;
    const total = parts?.reduce((sum, { units }) => sum + units, 0) ?? 0;
    if (parts === undefined || total === 0) {
      const date = entry.acquiredOn ?? entry.date;
      this.#buy({ ...entry, date }, entry.cost ?? entry.amount + entry.stampDuty);
      return;
    }
    let [before, receivedBefore] = [0, 0];
    for (const { origin, date, units, cost } of parts) {
      before += units;
      const receivedUpTo = shareOf(entry.units, before, total);
      const received = receivedUpTo - receivedBefore;
      this.#buy({ ...entry, date, nav: null, units: received }, cost, origin);
      receivedBefore = receivedUpTo;
    }
  }

  #give(entry: Entry, parts: LotPart[], movedLots: LotsInTransit): void {
    movedLots.give(entry, { parts, areMerged: this.#hasMergedLots });
  }

  #take(entry: Entry): LotPart[] {
    const parts = this.#lots.take(entry.units);
    if (parts === null) throw new LedgerRejectedError("not-enough-units", entry);
    return parts;
  }

  #sell(entry: Entry): void {
    const parts = this.#take(entry);
    this.#sales.push({ entry, parts });
    this.#soldLots += parts.length;
    this.#realised += saleValue(entry) - costOf(parts);
  }

  #split(entry: Entry): void {
    if (this.#lots.units + entry.units <= 0)
      throw new LedgerRejectedError("not-enough-units", entry);
    this.#lots.split(entry.units);
    for (const sale of this.#sales.splice(0)) this.#finalSales.push(sale);
  }

  #reverse(entry: Entry): void {
    const removed = this.#lots.removeAlike(entry);
    if (removed !== null) {
      this.#reversed.add(removed.transactionId);
      return;
    }
    // Its lot can be among those that were merged.
    if (this.#hasMergedLots && this.#lots.take(entry.units) !== null) return;
    throw new LedgerRejectedError("nothing-to-reverse", entry);
  }

  /** Takes the newest sale of its units and its amount back; where none has the amount, the newest of its units. */
  #reverseSale(reversal: Entry): void {
    const isOfUnits = ({ entry }: LotSale): boolean => entry.units === reversal.units;
    const alike = this.#sales.findLastIndex(
      (sale) => isOfUnits(sale) && sale.entry.amount === reversal.amount,
    );
    const index = alike === -1 ? this.#sales.findLastIndex(isOfUnits) : alike;
    this.#budget.examine(this.#sales.length - alike);
    const [sale] = index === -1 ? [] : this.#sales.splice(index, 1);
    if (sale === undefined) throw new LedgerRejectedError("nothing-to-reverse", reversal);
    this.#soldLots -= sale.parts.length;
    this.#lots.putBack(sale.parts);
    this.#realised -= saleValue(sale.entry) - costOf(sale.parts);
  }
}

const costOf = (parts: readonly LotPart[]): Paise => parts.reduce((sum, { cost }) => sum + cost, 0);
