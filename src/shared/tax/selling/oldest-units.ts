import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { rowsPerLot, type Steps } from "../../steps.ts";
import type { MicroUnits, Paise } from "../../transactions/fixed-point.ts";
import { loadPercentOn, unitsWithoutLoad } from "../exit-load.ts";
import {
  planOfLot,
  planSale,
  smallestUnits,
  type PlannedFund,
  type PlannedLot,
} from "./held-fund.ts";

type Point = { units: MicroUnits; gain: Paise };

/** The result of selling a fund's oldest units on a day. Paise, as if just these units were sold. */
type OldestUnits = {
  units: MicroUnits;
  /** At the NAV. */
  value: Paise;
  shortGain: Paise;
  longGain: Paise;
  exitLoad: Paise;
  certain: boolean;
};

/** Units with a loss that are newer than units with a larger gain, which are sold first. Paise. */
type UnreachableLoss = {
  units: MicroUnits;
  loss: Paise;
  acquiredFrom: IsoDate;
  /** The units that must be sold before it, without those of the greatest loss. */
  before: { units: MicroUnits; gain: Paise };
  certain: boolean;
};

/** A fund's units that are not locked, oldest first, of which any number of the oldest can be sold. */
export class Prospect {
  readonly fund: PlannedFund;
  readonly #on: IsoDate;
  /**
   * As if all units are sold. Selling fewer changes the rounding by a few paise, and section 94(8) may then ignore
   * losses that count here because no bonus unit is left.
   */
  readonly #lots: readonly PlannedLot[];
  #gains: readonly Paise[] | null = null;

  private constructor(fund: PlannedFund, lots: readonly PlannedLot[], on: IsoDate) {
    this.fund = fund;
    this.#lots = lots;
    this.#on = on;
  }

  /** @returns null where a gain depends on an unknown value on the day of grandfathering */
  static of(fund: PlannedFund, on: IsoDate): Prospect | null {
    const all = fund.lots.reduce((sum, { remaining }) => sum + remaining, 0);
    const lots = planSale(fund, all, on);
    if (lots === null || lots === "no-fmv") return null;
    const locked = lots.findIndex(({ isLocked }) => isLocked);
    return new Prospect(fund, locked === -1 ? lots : lots.slice(0, locked), on);
  }

  /** Of all units. */
  get exitLoad(): Paise {
    return this.#lots.reduce((sum, lot) => sum + lot.exitLoad, 0);
  }

  /** The oldest units, in thousandths, with the highest gain under section 112A that fits; null where none does. */
  *highestGain(room: Paise): Steps<OldestUnits | null> {
    let best: Point = { units: 0, gain: 0 };
    let before = best;
    for (const next of this.#turns()) {
      yield rowsPerLot;
      if (next.gain > room) return roundedDown(yield* this.#fitting(room, before, next));
      if (next.gain > best.gain) best = next;
      before = next;
    }
    return best.units === 0 ? null : roundedDown(yield* this.#fitting(room, best, best));
  }

  /** The oldest units whose total loss is the greatest; null where no number of them loses. */
  *greatestLoss(): Steps<OldestUnits | null> {
    let [units, lowest, wanted, count] = [0, 0, 0, 0];
    for (const [index, gain] of this.#cumulativeGains().entries()) {
      units += (this.#lots[index] ?? missing()).units;
      if (gain < lowest) [lowest, wanted, count] = [gain, units, index + 1];
    }
    if (wanted === 0) return null;
    if (count === this.fund.lots.length) return resultOf(this.#lots);
    const below = inThousandths(wanted);
    // Section 94(8) ignores the loss if rounding down leaves a part of a bonus unit.
    const tried = below === wanted ? [wanted] : [below, below + smallestUnits];
    const all = unitsOf(this.#lots);
    const sales: OldestUnits[] = [];
    for (const some of tried) {
      const sold = some > all ? null : yield* this.#sell(some);
      // A sale takes a remainder of less than a thousandth too, and the fund house pays for it.
      const whole = sold === null ? null : yield* this.#sell(sold.units);
      if (whole !== null) sales.push(whole);
    }
    return sales.toSorted((one, other) => gainOf(one) - gainOf(other))[0] ?? null;
  }

  /** The greatest loss after the units of `greatestLoss`; null where none of the later units lose. */
  lossAfterGreatest(): UnreachableLoss | null {
    const gains = this.#cumulativeGains();
    const lowest = gains.reduce((least, gain) => Math.min(least, gain), 0);
    return this.#greatestFall({ gain: lowest, lots: lowest < 0 ? gains.indexOf(lowest) + 1 : 0 });
  }

  /** The greatest loss of units behind older ones, counted from the first; null where none lose. */
  lossBehindGain(): UnreachableLoss | null {
    return this.#greatestFall({ gain: 0, lots: 0 });
  }

  #greatestFall(sold: { gain: Paise; lots: number }): UnreachableLoss | null {
    const gains = this.#cumulativeGains();
    let [highest, first] = [sold.gain, sold.lots];
    let found = { loss: 0, first, end: first, gain: 0 };
    for (let index = sold.lots; index < gains.length; index += 1) {
      const gain = gains[index] ?? missing();
      if (gain >= highest) [highest, first] = [gain, index + 1];
      else if (highest - gain > found.loss) {
        found = { loss: highest - gain, first, end: index + 1, gain: highest - sold.gain };
      }
    }
    if (found.loss === 0) return null;
    const lots = this.#lots.slice(found.first, found.end);
    // A lot of a merger can have a cost but no units; it is sold with those before it.
    if (unitsOf(lots) === 0) return null;
    return {
      units: unitsOf(lots),
      loss: found.loss,
      acquiredFrom: (lots[0] ?? missing()).acquiredOn,
      before: { units: unitsOf(this.#lots.slice(sold.lots, found.first)), gain: found.gain },
      certain: lots.every(({ certain }) => certain),
    };
  }

  /** The gain of selling the oldest lots up to and including each, by index. */
  #cumulativeGains(): readonly Paise[] {
    if (this.#gains !== null) return this.#gains;
    const { lots, saleContext } = this.fund;
    let lastOfOrigin: Map<string, number> | null = null;
    const counted = this.#lots.map(() => 0);
    for (const [index, { acquiredOn, gain }] of this.#lots.entries()) {
      const lot = lots[index] ?? missing();
      const dates = { acquiredOn, soldOn: this.#on };
      const bonusId = gain < 0 ? saleContext.bonusUnits.ignoredWhileHeld(lot, dates) : null;
      let from = index;
      if (bonusId !== null) {
        lastOfOrigin ??= new Map(lots.map(({ origin }, at) => [origin, at]));
        // A loss that is ignored while bonus units are held counts once they are sold too.
        from = Math.max(index, lastOfOrigin.get(bonusId) ?? missing());
      }
      if (from < counted.length) counted[from] = (counted[from] ?? missing()) + gain;
    }
    let sum = 0;
    this.#gains = counted.map((gain) => (sum += gain));
    return this.#gains;
  }

  /** Units and gain after each piece of the lots under section 112A within which the gain only rises or only falls. */
  *#turns(): Generator<Point> {
    let [units, gain] = [0, 0];
    for (const [index, lot] of this.#lots.entries()) {
      if (lot.section !== "112A") return;
      const loadFree = this.#loadFreeUnits(index, lot);
      if (loadFree > 0 && loadFree < lot.units) {
        const part = planOfLot(this.fund, this.fund.lots[index] ?? missing(), loadFree, this.#on);
        if (part !== null) yield { units: units + loadFree, gain: gain + part.gain };
      }
      units += lot.units;
      gain += lot.gain;
      yield { units, gain };
    }
  }

  /** Units of a lot that leave without a load before the others that bear one. */
  #loadFreeUnits(index: number, { acquiredOn, units }: PlannedLot): MicroUnits {
    const { exitLoad, lots } = this.fund;
    if (loadPercentOn(exitLoad, acquiredOn, this.#on) === 0) return units;
    const bought = Math.max((lots[index] ?? missing()).units, units);
    return unitsWithoutLoad(exitLoad, { acquiredOn, bought, remaining: units });
  }

  /** The most units between two points, in thousandths, whose gain fits; fewer where rounding puts the first above. */
  *#fitting(room: Paise, from: Point, to: Point): Steps<OldestUnits | null> {
    const last = yield* this.#sell(inThousandths(to.units));
    if (last !== null && last.longGain <= room) return last;
    let [low, high] = [from.gain <= room ? inThousandths(from.units) : 0, inThousandths(to.units)];
    let found = yield* this.#sell(low);
    for (let less = smallestUnits; found !== null && found.longGain > room; less *= 2) {
      high = low;
      low = Math.max(0, low - less);
      found = yield* this.#sell(low);
    }
    let [lowGain, highGain] = [found?.longGain ?? 0, last?.longGain ?? to.gain];
    for (let step = 0; high - low > smallestUnits; step += 1) {
      // The gain is nearly linear, so interpolation converges fast; halving guarantees an end.
      const share = step % 3 === 2 ? 0.5 : (room - lowGain) / (highGain - lowGain);
      const guess = inThousandths(low + (high - low) * share);
      const middle = Math.min(Math.max(guess, low + smallestUnits), high - smallestUnits);
      const sold = yield* this.#sell(middle);
      if (sold !== null && sold.longGain <= room) {
        [low, lowGain, found] = [middle, sold.longGain, sold];
      } else [high, highGain] = [middle, sold?.longGain ?? highGain];
    }
    return found;
  }

  *#sell(units: MicroUnits): Steps<OldestUnits | null> {
    if (units <= 0) return null;
    yield rowsPerLot * this.fund.lots.length;
    const lots = planSale(this.fund, units, this.#on);
    return lots === null || lots === "no-fmv" ? null : resultOf(lots);
  }
}

const unitsOf = (lots: readonly PlannedLot[]): MicroUnits =>
  lots.reduce((sum, { units }) => sum + units, 0);

const gainOf = ({ shortGain, longGain }: OldestUnits): Paise => shortGain + longGain;

const inThousandths = (units: MicroUnits): MicroUnits =>
  Math.floor(units / smallestUnits) * smallestUnits;

const roundedDown = (sold: OldestUnits | null): OldestUnits | null =>
  sold === null ? null : { ...sold, units: inThousandths(sold.units) };

/** Can have more units than asked for: a sale takes a rounding remainder too. */
function resultOf(lots: readonly PlannedLot[]): OldestUnits {
  const sum = (of: (lot: PlannedLot) => Paise): Paise =>
    lots.reduce((total, lot) => total + of(lot), 0);
  return {
    units: unitsOf(lots),
    value: sum(({ value }) => value),
    shortGain: sum(({ term, gain }) => (term === "short" ? gain : 0)),
    longGain: sum(({ term, gain }) => (term === "long" ? gain : 0)),
    exitLoad: sum(({ exitLoad }) => exitLoad),
    certain: lots.every(({ certain }) => certain),
  };
}
