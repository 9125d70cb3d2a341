import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { Decimal, decimal, type DecimalText } from "../money.ts";
import { partitionPoint } from "../partition-point.ts";
import { divideRounded } from "../rounding.ts";
import type { MicroUnits } from "../transactions/fixed-point.ts";
import type { Ledger } from "../transactions/ledger.ts";

/** `mantissa` × 2^`exponent`: exact for a handful of factors, to 130 digits for thousands. */
type Product = { mantissa: bigint; exponent: bigint };

/** How units became others, in so many steps: each `before` of them are `after` now. */
export type UnitChange = { before: Product; after: Product; steps: number };

const one: Product = { mantissa: 1n, exponent: 0n };
const noChange: UnitChange = { before: one, after: one, steps: 0 };

const longest = 1n << 512n;
const dropped = 64n;
/** Beyond it a value is 0, or more than all the money that there is. */
const mostExponent = 4_096n;

const times = (product: Product, factor: number): Product => {
  const mantissa = product.mantissa * BigInt(factor);
  return mantissa < longest
    ? { mantissa, exponent: product.exponent }
    : { mantissa: mantissa >> dropped, exponent: product.exponent + dropped };
};

const multiply = (left: Product, right: Product): Product => ({
  mantissa: left.mantissa * right.mantissa,
  exponent: left.exponent + right.exponent,
});

/** Numerator and denominator of the quotient of two products. */
function quotient(over: Product, under: Product): [bigint, bigint] {
  const difference = over.exponent - under.exponent;
  if (difference < 0n) {
    const shift = -difference < mostExponent ? -difference : mostExponent;
    return [over.mantissa, under.mantissa << shift];
  }
  const shift = difference < mostExponent ? difference : mostExponent;
  return [over.mantissa << shift, under.mantissa];
}

/** Some units that became others, as by a merger. */
export const changeOf = (before: MicroUnits, after: MicroUnits): UnitChange => ({
  before: times(one, before),
  after: times(one, after),
  steps: 1,
});

/** One change, then others. */
export const inTurn = (...changes: readonly UnitChange[]): UnitChange =>
  changes.reduce((first, next) => ({
    before: multiply(first.before, next.before),
    after: multiply(first.after, next.after),
    steps: first.steps + next.steps,
  }));

/** What undoes a change that was a part of another. */
const undone = ({ before, after, steps }: UnitChange): UnitChange => ({
  before: after,
  after: before,
  steps: -steps,
});

/** Rounding of the value of a unit that was split; a NAV has at most 8 decimals. */
const valueDecimals = 8;

/** Rupees of a unit after a change, of its value before it; 8 decimals, half away from zero, rounded once. */
export function changedValue(perUnit: DecimalText, change: UnitChange): DecimalText {
  if (change.steps === 0) return perUnit;
  const [over, under] = quotient(change.before, change.after);
  return decimal(perUnit)
    .times(new Decimal(over, 0))
    .dividedBy(new Decimal(under, 0), valueDecimals)
    .toText();
}

/** How many units some have become; half away from zero. */
export function changedUnits(units: MicroUnits, change: UnitChange): MicroUnits {
  if (change.steps === 0) return units;
  const [over, under] = quotient(change.after, change.before);
  return Number(divideRounded(BigInt(units) * over, under));
}

type Split = { date: IsoDate; before: MicroUnits; after: MicroUnits };

/** The splits of a fund: of any days, what they all were together, without going through them. */
export class Splits {
  readonly #list: readonly Split[];
  readonly #byDay: ReadonlyMap<IsoDate, readonly Split[]>;
  /** What the first ones were together, by their number. */
  readonly #first: UnitChange[] = [noChange];

  private constructor(list: readonly Split[]) {
    this.#list = list;
    this.#byDay = Map.groupBy(list, ({ date }) => date);
    let all = noChange;
    for (const { before, after } of list) {
      all = {
        before: times(all.before, before),
        after: times(all.after, after),
        steps: all.steps + 1,
      };
      this.#first.push(all);
    }
  }

  static of(ledger: Ledger | undefined): Splits {
    return new Splits(
      (ledger?.entries ?? []).flatMap(({ entry: { type, date, units }, balance }) =>
        // Where nothing was held, nothing became more.
        type === "split" && balance > 0 ? [{ date, before: balance - units, after: balance }] : [],
      ),
    );
  }

  /** Those of days on which another fund has one as well. */
  sharedWith(other: Splits): Splits {
    return new Splits(
      this.#list.length <= other.#list.length
        ? this.#list.filter(({ date }) => other.#byDay.has(date))
        : [...other.#byDay.keys()].flatMap((day) => this.#byDay.get(day) ?? []),
    );
  }

  /** Of the days after one, up to another and with it; null: up to now. */
  between(after: IsoDate, until: IsoDate | null): UnitChange {
    const to = until === null ? this.#list.length : this.#countUntil(until);
    const from = this.#countUntil(after);
    if (to <= from) return noChange;
    const [all, earlier] = [this.#first[to] ?? missing(), this.#first[from] ?? missing()];
    return {
      before: multiply(all.before, earlier.after),
      after: multiply(all.after, earlier.before),
      steps: to - from,
    };
  }

  /** As `between`, but for some of them. */
  betweenWithout(some: Splits, after: IsoDate, until: IsoDate): UnitChange {
    return inTurn(this.between(after, until), undone(some.between(after, until)));
  }

  #countUntil(day: IsoDate): number {
    return partitionPoint(
      this.#list.length,
      (index) => (this.#list[index] ?? missing()).date <= day,
    );
  }
}
