import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { splitsOf, type Split } from "./fair-value.ts";
import { addMonths } from "./holding-period.ts";
import type { LotGain, SoldLot } from "./lot-gain.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";
import type { TaxRules } from "./rules/tax-rules.ts";

type Bonus = {
  id: string;
  fundId: string;
  date: IsoDate;
  /** The last day on which a loss on what was bought for it is ignored. */
  until: IsoDate;
};

/** Of a bonus's free units, those that are still held. */
type Held = {
  /** As units are after the fund's last split. */
  units: MicroUnits;
  /** Losses ignored while they were held. */
  cost: Paise;
};

type OfLot = Pick<LotPart, "origin">;
type Dates = Pick<SoldLot, "acquiredOn" | "soldOn">;

/** What a sale takes of a fund's lots, oldest first. */
type TakenUnits = { soldOn: IsoDate; parts: readonly Pick<LotPart, "origin" | "units">[] };

/** What ignored losses add to the cost of a lot that is sold. Paise. */
type AddedLoss = { addedLoss: Paise; certain: boolean };

type Known = {
  /** By date; others name them by their index. */
  bonuses: readonly Bonus[];
  indexes: ReadonlyMap<string, number>;
  splits: readonly Split[];
  rules: TaxRules;
};

/**
 * The free units of a fund's bonuses, sale by sale (section 94(8)). A loss on units that were bought within three months
 * before a bonus and sold within nine months after it is ignored, and is the cost of the free units that are held then;
 * where they are of several bonuses, of the newest one's. What is done so is never certain: the day of the allotment is
 * recorded, not the record date.
 */
export class FreeUnits {
  readonly #known: Known;
  /** A copy has only what changed since. */
  readonly #original: FreeUnits | null;
  readonly #held = new Map<number, Held>();
  /** Of a bonus whose free units are gone, an older one: what is held is no further. */
  readonly #older = new Map<number, number>();
  /** How many bonuses before each may have more free units, or such that cost more, than is known. */
  #doubts: readonly number[];

  private constructor(known: Known, original: FreeUnits | null) {
    this.#known = known;
    this.#original = original;
    this.#doubts = original === null ? [0, ...known.bonuses.map(() => 0)] : original.#doubts;
  }

  /** As they are before the fund's first sale. */
  static of(fund: TaxedFund, ledger: Ledger, facts: LedgerFacts, rules: TaxRules): FreeUnits {
    const bonuses = bonusesOf(ledger, facts, rules);
    const indexes = new Map(bonuses.map(({ id }, index) => [id, index]));
    const [oldest] = bonuses;
    const splits = oldest === undefined ? [] : splitsOf(ledger, oldest.date);
    const free = new FreeUnits({ bonuses, indexes, splits, rules }, null);
    if (oldest === undefined) return free;
    // What was ever sold of a bonus, or is still held, was held before the first sale.
    for (const { entry, parts } of ledger.sales) {
      for (const { origin, units } of parts) {
        const index = indexes.get(origin);
        if (index !== undefined) free.#change(index, free.#inNewUnits(units, entry.date), 0);
      }
    }
    for (const { origin, remaining } of ledger.lots) {
      const index = indexes.get(origin);
      if (index !== undefined) free.#change(index, remaining, 0);
    }
    for (const index of bonuses.keys()) {
      if (free.#heldOf(index).units === 0) free.#older.set(index, index - 1);
    }
    const left = ledger.entries.findLast(
      ({ entry: { type } }) => type === "transfer-out" || type === "merger-out",
    );
    const isStripped = free.#strippedIn(fund, facts);
    free.#doubt(
      (index, { date }) => isStripped(index) || (left !== undefined && date <= left.entry.date),
    );
    return free;
  }

  /** As they are now, for a sale that is only planned. */
  copy(): FreeUnits {
    return new FreeUnits(this.#known, this);
  }

  /** Some sales of the fund could not be worked out: what their losses add is not known. */
  doubtAll(): void {
    this.#doubt(() => true);
  }

  /** Of each part of a sale, by its index: what ignored losses add to its cost; the free units among them are gone then. */
  take({ soldOn, parts }: TakenUnits): AddedLoss[] {
    return parts.map(({ origin, units }) => {
      const index = this.#known.indexes.get(origin);
      if (index === undefined) return { addedLoss: 0, certain: true };
      const held = this.#heldOf(index);
      const taken = Math.min(this.#inNewUnits(units, soldOn), held.units);
      const addedLoss = taken === 0 ? 0 : shareOf(held.cost, taken, held.units);
      this.#change(index, -taken, -addedLoss);
      if (taken === held.units) this.#older.set(index, index - 1);
      return { addedLoss, certain: addedLoss === 0 && this.#doubtsIn([index, index + 1]) === 0 };
    });
  }

  /**
   * Ignores a loss where the law does, which makes it the cost of the free units that the sale has left.
   * @returns the gain of the lot as it counts, with what was ignored of it
   */
  ignore(part: OfLot, sold: SoldLot, gain: LotGain): LotGain & { ignoredLoss: Paise } {
    if (gain.gain >= 0) return { ...gain, ignoredLoss: 0 };
    const heir = this.#heirOf(part, sold);
    if (heir === null) {
      const own = this.#known.indexes.get(part.origin);
      const [from, end] = this.#boughtFor(sold);
      const isOwn = own !== undefined && from <= own && own < end;
      const doubts = this.#doubtsIn([from, end]) - (isOwn ? this.#doubtsIn([own, own + 1]) : 0);
      return { ...gain, certain: gain.certain && doubts === 0, ignoredLoss: 0 };
    }
    const ignoredLoss = -gain.gain;
    this.#change(heir, 0, ignoredLoss);
    return { ...gain, costTaken: sold.consideration, gain: 0, certain: false, ignoredLoss };
  }

  /** The bonus of which free units are held, for which a loss of a lot is ignored; null where the loss counts. */
  ignoredWhileHeld(part: OfLot, sold: Dates): string | null {
    const heir = this.#heirOf(part, sold);
    return heir === null ? null : (this.#known.bonuses[heir] ?? missing()).id;
  }

  #heirOf({ origin }: OfLot, sold: Dates): number | null {
    if (this.#known.bonuses.length === 0) return null;
    const own = this.#known.indexes.get(origin);
    const [from, end] = this.#boughtFor(sold);
    const newest = this.#newestHeld(end - 1);
    const heir = newest === own ? this.#newestHeld(newest - 1) : newest;
    return heir >= from ? heir : null;
  }

  /** The newest bonus up to one of which free units are held; -1: none. */
  #newestHeld(upTo: number): number {
    const passed: number[] = [];
    let index = upTo;
    for (let older = this.#olderThan(index); older !== undefined; older = this.#olderThan(index)) {
      passed.push(index);
      index = older;
    }
    // The next search skips them at once.
    for (const gone of passed) this.#older.set(gone, index);
    return index;
  }

  #olderThan(index: number): number | undefined {
    const older = this.#older.get(index);
    const original = this.#original;
    return older === undefined && original !== null ? original.#olderThan(index) : older;
  }

  /** The bonuses for which a lot may have been bought: the first, and the one after the last. */
  #boughtFor({ acquiredOn, soldOn }: Dates): [from: number, end: number] {
    const { bonuses, rules } = this.#known;
    const last = addMonths(acquiredOn, rules.bonusStripping.monthsBefore);
    const until = last < soldOn ? last : soldOn;
    const from = firstThat(bonuses, (bonus) => bonus.date >= acquiredOn && bonus.until >= soldOn);
    const end = firstThat(bonuses, (bonus) => bonus.date > until);
    return [from, Math.max(from, end)];
  }

  /** Whether losses that another fund had before a bonus's free units came from there may be their cost. */
  #strippedIn({ id }: TaxedFund, { ledgers }: LedgerFacts): (index: number) => boolean {
    const { bonuses } = this.#known;
    const stripped = new Set<number>();
    const others = new Set(bonuses.map(({ fundId }) => fundId));
    others.delete(id);
    for (const other of others) {
      const changes = [...bonuses.map(() => 0), 0];
      for (const { entry, parts } of ledgers.get(other)?.sales ?? []) {
        for (const { date } of parts) {
          const [from, end] = this.#boughtFor({ acquiredOn: date, soldOn: entry.date });
          changes[from] = (changes[from] ?? missing()) + 1;
          changes[end] = (changes[end] ?? missing()) - 1;
        }
      }
      let losses = 0;
      for (const [index, { fundId }] of bonuses.entries()) {
        losses += changes[index] ?? missing();
        if (losses > 0 && fundId === other) stripped.add(index);
      }
    }
    return (index) => stripped.has(index);
  }

  #heldOf(index: number): Held {
    const held = this.#held.get(index);
    if (held !== undefined) return held;
    return this.#original === null ? { units: 0, cost: 0 } : this.#original.#heldOf(index);
  }

  #change(index: number, units: MicroUnits, cost: Paise): void {
    const held = this.#heldOf(index);
    this.#held.set(index, { units: held.units + units, cost: held.cost + cost });
  }

  #doubtsIn([from, end]: [from: number, end: number]): number {
    return (this.#doubts[end] ?? missing()) - (this.#doubts[from] ?? missing());
  }

  #doubt(isMeant: (index: number, bonus: Bonus) => boolean): void {
    let sum = 0;
    const ofEach = this.#known.bonuses.map((bonus, index) => {
      const isDoubtful = this.#doubtsIn([index, index + 1]) > 0 || isMeant(index, bonus);
      return (sum += Number(isDoubtful));
    });
    this.#doubts = [0, ...ofEach];
  }

  #inNewUnits(units: MicroUnits, soldOn: IsoDate): MicroUnits {
    return this.#known.splits.reduce(
      (changed, { date, before, after }) =>
        date > soldOn ? shareOf(changed, after, before) : changed,
      units,
    );
  }
}

/** Those of the fund itself and of the funds from which its units came, by date. */
function bonusesOf(ledger: Ledger, { entries }: LedgerFacts, rules: TaxRules): Bonus[] {
  const bonuses = new Map<string, Bonus>();
  const add = (origin: string): void => {
    const entry = entries.get(origin);
    if (entry?.type !== "bonus") return;
    const { id, fundId, date } = entry;
    bonuses.set(id, { id, fundId, date, until: addMonths(date, rules.bonusStripping.monthsAfter) });
  };
  for (const { entry } of ledger.entries) if (entry.type === "bonus") add(entry.id);
  for (const { parts } of ledger.sales) for (const { origin } of parts) add(origin);
  for (const { origin } of ledger.lots) add(origin);
  return [...bonuses.values()].toSorted((one, other) => {
    if (one.date === other.date) return 0;
    return one.date < other.date ? -1 : 1;
  });
}

/** The index of the first bonus that is so, as all after it are; else the number of bonuses. */
function firstThat(bonuses: readonly Bonus[], isSo: (bonus: Bonus) => boolean): number {
  let [low, high] = [0, bonuses.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(bonuses[middle] ?? missing())) high = middle;
    else low = middle + 1;
  }
  return low;
}
