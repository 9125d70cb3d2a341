import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { shareOf } from "../../rounding.ts";
import type { Entry } from "../../transactions/entry.ts";
import type { MicroUnits, Paise } from "../../transactions/fixed-point.ts";
import type { Ledger } from "../../transactions/ledger.ts";
import type { LotPart } from "../../transactions/open-lots.ts";
import type { AccountEvents } from "../account-events.ts";
import { Bonuses, withoutOwn } from "./bonuses.ts";
import type { LotGain, SoldLot } from "../lot-gain.ts";
import { convertUnits, type Splits } from "../splits.ts";
import type { HeldBetween, IndexRange } from "./stripping-window.ts";
import type { TaxedFund } from "../taxed-fund.ts";

/** The units of one bonus that are still held. */
type Held = {
  /** As units are after the fund's last split. */
  units: MicroUnits;
  /** Losses ignored while they were held. */
  cost: Paise;
};

type OfLot = Pick<LotPart, "origin">;

/** Units that a sale takes of a fund's lots, oldest first. */
type TakenUnits = { soldOn: IsoDate; parts: readonly Pick<LotPart, "origin" | "units">[] };

/** The ignored losses that are added to the cost of a sold lot. Paise. */
type AddedLoss = { addedLoss: Paise; certain: boolean };

type BonusFacts = {
  bonuses: Bonuses;
  splits: Splits;
  /** Prefix counts: how many bonuses before each index may have more units, or a higher cost, than is known. */
  uncertainBefore: readonly number[];
};

/**
 * The units that a fund's bonuses allotted (section 94(8)). A loss on units bought within three months before a bonus and
 * sold within nine months after it is ignored, and becomes the cost of the bonus units held then, of the newest bonus first.
 * Never certain: the record date is not known.
 */
export class BonusUnits {
  readonly #facts: BonusFacts;
  /** By index of the bonus; a copy has only those that changed since. */
  readonly #held = new Map<number, Held>();
  /** For a bonus with no units left, an older one to try next (searches make the steps longer). */
  readonly #before = new Map<number, number>();
  #areAllUncertain = false;
  /** The original of a copy. */
  readonly #original: BonusUnits | null;

  private constructor(facts: BonusFacts, original: BonusUnits | null) {
    this.#facts = facts;
    this.#original = original;
  }

  /** As they are before the fund's first sale. */
  static of(fund: TaxedFund, ledger: Ledger, events: AccountEvents): BonusUnits {
    const bonuses = bonusesOf(ledger, events);
    const splits = events.splitsOf(fund.id);
    const uncertainBefore =
      bonuses.list.length === 0 ? [0] : countUncertain(fund, ledger, bonuses, events);
    const all = new BonusUnits({ bonuses, splits, uncertainBefore }, null);
    if (bonuses.list.length === 0) return all;
    for (const index of bonuses.list.keys()) all.#held.set(index, { units: 0, cost: 0 });
    // What was ever sold of a bonus, or is still held, was held before the first sale.
    for (const { entry, parts } of ledger.sales) {
      for (const { origin, units } of parts) {
        const index = bonuses.indexOf(origin);
        if (index !== undefined) all.#change(index, all.#inNewUnits(units, entry.date), 0);
      }
    }
    for (const { origin, remaining } of ledger.lots) {
      const index = bonuses.indexOf(origin);
      if (index !== undefined) all.#change(index, remaining, 0);
    }
    for (const [index, { units }] of all.#held) {
      if (units === 0) all.#before.set(index, index - 1);
    }
    return all;
  }

  get isEmpty(): boolean {
    return this.#facts.bonuses.list.length === 0;
  }

  /** As they are now, for a sale that is only planned. */
  copy(): BonusUnits {
    return new BonusUnits(this.#facts, this);
  }

  /** For when some sales of the fund could not be worked out: what their losses add is not known. */
  markAllUncertain(): void {
    this.#areAllUncertain = true;
  }

  /**
   * Removes the bonus units that a sale takes.
   * @returns what ignored losses add to the cost of each part of the sale, by its index
   */
  take({ soldOn, parts }: TakenUnits): AddedLoss[] {
    const { bonuses } = this.#facts;
    return parts.map(({ origin, units }) => {
      const index = bonuses.indexOf(origin);
      if (index === undefined) return { addedLoss: 0, certain: true };
      const held = this.#heldOf(index);
      const taken = Math.min(this.#inNewUnits(units, soldOn), held.units);
      const addedLoss = taken === 0 ? 0 : shareOf(held.cost, taken, held.units);
      this.#change(index, -taken, -addedLoss);
      if (taken > 0 && taken === held.units) this.#before.set(index, index - 1);
      const isUncertain = this.#areUncertain({ from: index, to: index + 1 });
      return { addedLoss, certain: addedLoss === 0 && !isUncertain };
    });
  }

  /**
   * Where the law ignores a loss, adds it to the cost of the bonus units that are still held.
   * @returns the lot's taxable gain, and the loss ignored
   */
  ignore(part: OfLot, sold: SoldLot, gain: LotGain): LotGain & { ignoredLoss: Paise } {
    if (gain.gain >= 0) return { ...gain, ignoredLoss: 0 };
    const bonus = this.#bonusTakingLoss(part, sold);
    if (bonus === null) {
      const isUncertain = this.#boughtFor(part, sold).some((some) => this.#areUncertain(some));
      return { ...gain, certain: gain.certain && !isUncertain, ignoredLoss: 0 };
    }
    const ignoredLoss = -gain.gain;
    this.#change(bonus, 0, ignoredLoss);
    return { ...gain, costTaken: sold.consideration, gain: 0, certain: false, ignoredLoss };
  }

  /** The bonus whose units get a lot's loss as their cost; null where the loss counts. */
  ignoredWhileHeld(part: OfLot, sold: HeldBetween): string | null {
    const bonus = this.#bonusTakingLoss(part, sold);
    return bonus === null ? null : this.#facts.bonuses.at(bonus).id;
  }

  #bonusTakingLoss(part: OfLot, sold: HeldBetween): number | null {
    for (const { from, to } of this.#boughtFor(part, sold)) {
      const newest = this.#lastHeld(to - 1);
      if (newest >= from) return newest;
    }
    return null;
  }

  #boughtFor(part: OfLot, sold: HeldBetween): IndexRange[] {
    const { bonuses } = this.#facts;
    if (bonuses.list.length === 0) return [];
    return withoutOwn(part, bonuses.boughtFor(sold), bonuses);
  }

  /** The last bonus up to and including one of which units are held; -1 where there is none. */
  #lastHeld(index: number): number {
    const passed: number[] = [];
    let at = index;
    for (;;) {
      if (this.#original !== null) at = this.#original.#lastHeld(at);
      const before = this.#before.get(at);
      if (before === undefined) break;
      passed.push(at);
      at = before;
    }
    // The next search goes straight there.
    for (const empty of passed) this.#before.set(empty, at);
    return at;
  }

  #areUncertain({ from, to }: IndexRange): boolean {
    if (from >= to) return false;
    const { uncertainBefore } = this.#facts;
    const isAnyUncertain =
      (uncertainBefore[to] ?? missing()) > (uncertainBefore[from] ?? missing());
    return isAnyUncertain || (this.#original ?? this).#areAllUncertain;
  }

  #heldOf(index: number): Held {
    const held = this.#held.get(index);
    return held ?? (this.#original ?? missing()).#heldOf(index);
  }

  #change(index: number, units: MicroUnits, cost: Paise): void {
    const held = this.#heldOf(index);
    this.#held.set(index, { units: held.units + units, cost: held.cost + cost });
  }

  #inNewUnits(units: MicroUnits, soldOn: IsoDate): MicroUnits {
    return convertUnits(units, this.#facts.splits.between(soldOn, null));
  }
}

/** The bonuses of the fund itself and of the funds from which its units came. */
function bonusesOf({ entries, sales, lots }: Ledger, { facts, rules }: AccountEvents): Bonuses {
  const bonuses = new Map<string, Entry>();
  const add = (id: string): void => {
    const entry = facts.entries.get(id);
    if (entry?.type === "bonus") bonuses.set(id, entry);
  };
  for (const { entry } of entries) if (entry.type === "bonus") add(entry.id);
  for (const { parts } of sales) for (const { origin } of parts) add(origin);
  for (const { origin } of lots) add(origin);
  return new Bonuses([...bonuses.values()], rules);
}

/**
 * `uncertainBefore` of a fund's bonuses. A bonus is uncertain if its units may have left the fund, or if it is another
 * fund's and its units may have an ignored loss as cost.
 */
function countUncertain(
  { id }: TaxedFund,
  ledger: Ledger,
  bonuses: Bonuses,
  events: AccountEvents,
) {
  const left = ledger.entries.findLast(
    ({ entry: { type } }) => type === "transfer-out" || type === "merger-out",
  );
  const countLeft = left === undefined ? 0 : bonuses.countUntil(left.entry.date);
  let count = 0;
  return [
    0,
    ...bonuses.list.map((bonus, index) => {
      const isElsewhere = bonus.fundId !== id;
      const isUncertain =
        index < countLeft || (isElsewhere && events.bonusesOfSoldLots(bonus.fundId).has(bonus.id));
      return (count += isUncertain ? 1 : 0);
    }),
  ];
}
