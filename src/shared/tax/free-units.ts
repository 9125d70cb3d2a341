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
  /** Whether there may be more of them, or they cost more, than is known. */
  isDoubtful: boolean;
};

type OfLot = Pick<LotPart, "origin">;
type Dates = Pick<SoldLot, "acquiredOn" | "soldOn">;

/** What a sale takes of a fund's lots, oldest first. */
type TakenUnits = { soldOn: IsoDate; parts: readonly Pick<LotPart, "origin" | "units">[] };

/** What ignored losses add to the cost of a lot that is sold. Paise. */
type AddedLoss = { addedLoss: Paise; certain: boolean };

type Known = { bonuses: readonly Bonus[]; splits: readonly Split[]; rules: TaxRules };

/**
 * The free units of a fund's bonuses, sale by sale (section 94(8)). A loss on units that were bought within three months
 * before a bonus and sold within nine months after it is ignored, and is the cost of the free units that are held then;
 * where they are of several bonuses, of the newest one's. What is done so is never certain: the day of the allotment is
 * recorded, not the record date.
 */
export class FreeUnits {
  readonly #known: Known;
  readonly #held = new Map<string, Held>();
  /** A copy has only what changed since. */
  readonly #original: FreeUnits | null;

  private constructor(known: Known, original: FreeUnits | null) {
    this.#known = known;
    this.#original = original;
  }

  /** As they are before the fund's first sale. */
  static of(fund: TaxedFund, ledger: Ledger, facts: LedgerFacts, rules: TaxRules): FreeUnits {
    const bonuses = bonusesOf(ledger, facts, rules);
    const [oldest] = bonuses;
    if (oldest === undefined) return new FreeUnits({ bonuses, splits: [], rules }, null);
    const free = new FreeUnits({ bonuses, splits: splitsOf(ledger, oldest.date), rules }, null);
    for (const { id } of bonuses) free.#held.set(id, { units: 0, cost: 0, isDoubtful: false });
    // What was ever sold of a bonus, or is still held, was held before the first sale.
    for (const { entry, parts } of ledger.sales) {
      for (const { origin, units } of parts) {
        if (free.#held.has(origin)) free.#change(origin, free.#inNewUnits(units, entry.date), 0);
      }
    }
    for (const { origin, remaining } of ledger.lots) free.#change(origin, remaining, 0);
    free.#doubtOthers(fund, facts);
    const left = ledger.entries.findLast(
      ({ entry: { type } }) => type === "transfer-out" || type === "merger-out",
    );
    if (left !== undefined) free.#doubt(bonuses.filter(({ date }) => date <= left.entry.date));
    return free;
  }

  /** As they are now, for a sale that is only planned. */
  copy(): FreeUnits {
    return new FreeUnits(this.#known, this);
  }

  /** Some sales of the fund could not be worked out: what their losses add is not known. */
  doubtAll(): void {
    this.#doubt(this.#known.bonuses);
  }

  /** Of each part of a sale, by its index: what ignored losses add to its cost; the free units among them are gone then. */
  take({ soldOn, parts }: TakenUnits): AddedLoss[] {
    return parts.map(({ origin, units }) => {
      const held = this.#heldOf(origin);
      if (held === undefined) return { addedLoss: 0, certain: true };
      const taken = Math.min(this.#inNewUnits(units, soldOn), held.units);
      const addedLoss = taken === 0 ? 0 : shareOf(held.cost, taken, held.units);
      this.#change(origin, -taken, -addedLoss);
      return { addedLoss, certain: addedLoss === 0 && !held.isDoubtful };
    });
  }

  /**
   * Ignores a loss where the law does, which makes it the cost of the free units that the sale has left.
   * @returns the gain of the lot as it counts, with what was ignored of it
   */
  ignore(part: OfLot, sold: SoldLot, gain: LotGain): LotGain & { ignoredLoss: Paise } {
    if (gain.gain >= 0) return { ...gain, ignoredLoss: 0 };
    const heir = this.ignoredWhileHeld(part, sold);
    if (heir === null) {
      const isDoubtful = [...this.#boughtFor(part, sold)].some(
        ({ id }) => this.#heldOf(id)?.isDoubtful,
      );
      return { ...gain, certain: gain.certain && !isDoubtful, ignoredLoss: 0 };
    }
    const ignoredLoss = -gain.gain;
    this.#change(heir, 0, ignoredLoss);
    return { ...gain, costTaken: sold.consideration, gain: 0, certain: false, ignoredLoss };
  }

  /** The bonus of which free units are held, for which a loss of a lot is ignored; null where the loss counts. */
  ignoredWhileHeld(part: OfLot, sold: Dates): string | null {
    for (const { id } of this.#boughtFor(part, sold)) {
      if ((this.#heldOf(id) ?? missing()).units > 0) return id;
    }
    return null;
  }

  /** The bonuses for which a lot may have been bought, newest first. */
  *#boughtFor({ origin }: OfLot, { acquiredOn, soldOn }: Dates): Generator<Bonus> {
    const { bonuses, rules } = this.#known;
    const last = addMonths(acquiredOn, rules.bonusStripping.monthsBefore);
    for (let index = endOf(last < soldOn ? last : soldOn, bonuses) - 1; index >= 0; index -= 1) {
      const bonus = bonuses[index] ?? missing();
      // Those before it are older still.
      if (bonus.date < acquiredOn || bonus.until < soldOn) return;
      if (bonus.id !== origin) yield bonus;
    }
  }

  /** Losses that another fund had before the free units came from there may be their cost. */
  #doubtOthers({ id }: TaxedFund, { ledgers }: LedgerFacts): void {
    const others = new Set(this.#known.bonuses.map(({ fundId }) => fundId));
    others.delete(id);
    for (const other of others) {
      for (const { entry, parts } of ledgers.get(other)?.sales ?? []) {
        for (const part of parts) {
          const dates = { acquiredOn: part.date, soldOn: entry.date };
          const bought = [...this.#boughtFor(part, dates)];
          this.#doubt(bought.filter(({ fundId }) => fundId === other));
        }
      }
    }
  }

  #heldOf(id: string): Held | undefined {
    const held = this.#held.get(id);
    return held === undefined && this.#original !== null ? this.#original.#heldOf(id) : held;
  }

  #change(id: string, units: MicroUnits, cost: Paise): void {
    const held = this.#heldOf(id);
    if (held === undefined) return;
    this.#held.set(id, { ...held, units: held.units + units, cost: held.cost + cost });
  }

  #doubt(bonuses: readonly Bonus[]): void {
    for (const { id } of bonuses) {
      this.#held.set(id, { ...(this.#heldOf(id) ?? missing()), isDoubtful: true });
    }
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

/** The index after the last bonus of a day or an earlier one. */
function endOf(day: IsoDate, bonuses: readonly Bonus[]): number {
  let [low, high] = [0, bonuses.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bonuses[middle] ?? missing()).date <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
