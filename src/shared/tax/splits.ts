import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { Decimal, decimal, type DecimalText } from "../money.ts";
import { partitionPoint } from "../partition-point.ts";
import { divideRounded } from "../rounding.ts";
import type { MicroUnits } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";

/** `mantissa` × 2^`exponent`: exact for a few factors, to 130 digits for thousands. */
type Product = { mantissa: bigint; exponent: bigint };

/** The ratio of `steps` splits and mergers together: `before` units became `after`. */
export type UnitRatio = { before: Product; after: Product; steps: number };

const one: Product = { mantissa: 1n, exponent: 0n };
const unchanged: UnitRatio = { before: one, after: one, steps: 0 };

const maxMantissa = 1n << 512n;
const droppedBits = 64n;
/** Beyond it a value rounds to 0, or exceeds all the money in the world. */
const maxExponent = 4_096n;

const times = (product: Product, factor: number): Product => {
  const mantissa = product.mantissa * BigInt(factor);
  return mantissa < maxMantissa
    ? { mantissa, exponent: product.exponent }
    : { mantissa: mantissa >> droppedBits, exponent: product.exponent + droppedBits };
};

const multiply = (left: Product, right: Product): Product => ({
  mantissa: left.mantissa * right.mantissa,
  exponent: left.exponent + right.exponent,
});

/** Numerator and denominator of the quotient of two products. */
function quotient(numerator: Product, denominator: Product): [bigint, bigint] {
  const difference = numerator.exponent - denominator.exponent;
  if (difference < 0n) {
    const shift = -difference < maxExponent ? -difference : maxExponent;
    return [numerator.mantissa, denominator.mantissa << shift];
  }
  const shift = difference < maxExponent ? difference : maxExponent;
  return [numerator.mantissa << shift, denominator.mantissa];
}

/** The ratio of one event, such as a merger. */
export const ratioOf = (before: MicroUnits, after: MicroUnits): UnitRatio => ({
  before: times(one, before),
  after: times(one, after),
  steps: 1,
});

/** Several ratios, one after the other. */
export const combineRatios = (...ratios: readonly UnitRatio[]): UnitRatio =>
  ratios.reduce((first, next) => ({
    before: multiply(first.before, next.before),
    after: multiply(first.after, next.after),
    steps: first.steps + next.steps,
  }));

/** Takes a ratio out of one that contains it. */
const inverse = ({ before, after, steps }: UnitRatio): UnitRatio => ({
  before: after,
  after: before,
  steps: -steps,
});

/** Of the value of a unit: a NAV has at most 8. */
const valueDecimals = 8;

/** The value of a unit after splits and mergers; rupees, 8 decimals, half away from zero, rounded once. */
export function convertValue(perUnit: DecimalText, ratio: UnitRatio): DecimalText {
  if (ratio.steps === 0) return perUnit;
  const [numerator, denominator] = quotient(ratio.before, ratio.after);
  return decimal(perUnit)
    .times(new Decimal(numerator, 0))
    .dividedBy(new Decimal(denominator, 0), valueDecimals)
    .toText();
}

/** The number of units after splits and mergers, half away from zero; no more than a number holds exactly. */
export function convertUnits(units: MicroUnits, ratio: UnitRatio): MicroUnits {
  if (ratio.steps === 0) return units;
  const [numerator, denominator] = quotient(ratio.after, ratio.before);
  const converted = Number(divideRounded(BigInt(units) * numerator, denominator));
  return Math.min(converted, Number.MAX_SAFE_INTEGER);
}

type Split = { date: IsoDate; before: MicroUnits; after: MicroUnits };

/** The splits of a fund, with the ratio of any period, by prefix products. */
export class Splits {
  readonly #list: readonly Split[];
  readonly #byDay: ReadonlyMap<IsoDate, readonly Split[]>;
  /** The ratio of all splits before each index. */
  readonly #prefix: UnitRatio[] = [unchanged];

  private constructor(list: readonly Split[]) {
    this.#list = list;
    this.#byDay = Map.groupBy(list, ({ date }) => date);
    let all = unchanged;
    for (const { before, after } of list) {
      all = {
        before: times(all.before, before),
        after: times(all.after, after),
        steps: all.steps + 1,
      };
      this.#prefix.push(all);
    }
  }

  static of(ledger: Ledger | undefined): Splits {
    return new Splits(
      (ledger?.entries ?? []).flatMap(({ entry: { type, date, units }, balance }) =>
        // A split of no units changes nothing.
        type === "split" && balance > 0 ? [{ date, before: balance - units, after: balance }] : [],
      ),
    );
  }

  /** The splits on days on which another fund has one too. */
  sharedWith(other: Splits): Splits {
    return new Splits(
      this.#list.length <= other.#list.length
        ? this.#list.filter(({ date }) => other.#byDay.has(date))
        : [...other.#byDay.keys()].flatMap((day) => this.#byDay.get(day) ?? []),
    );
  }

  /** The ratio of the splits after one day, up to and including another; null: up to now. */
  between(after: IsoDate, until: IsoDate | null): UnitRatio {
    const to = until === null ? this.#list.length : this.#countUntil(until);
    const from = this.#countUntil(after);
    if (to <= from) return unchanged;
    const [all, earlier] = [this.#prefix[to] ?? missing(), this.#prefix[from] ?? missing()];
    return {
      before: multiply(all.before, earlier.after),
      after: multiply(all.after, earlier.before),
      steps: to - from,
    };
  }

  /** As `between`, without some of the splits. */
  betweenWithout(some: Splits, after: IsoDate, until: IsoDate): UnitRatio {
    return combineRatios(this.between(after, until), inverse(some.between(after, until)));
  }

  #countUntil(day: IsoDate): number {
    return partitionPoint(
      this.#list.length,
      (index) => (this.#list[index] ?? missing()).date <= day,
    );
  }
}
