import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import type { Entry } from "../../transactions/entry.ts";
import type { Ledger } from "../../transactions/ledger.ts";
import type { LotPart } from "../../transactions/open-lots.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import {
  countUntil,
  daysBoughtFor,
  type HeldBetween,
  type IndexRange,
} from "./stripping-window.ts";

type Bonus = Pick<Entry, "id" | "fundId" | "date">;

/** Bonuses, sorted by date. */
export class Bonuses {
  readonly list: readonly Bonus[];
  readonly #days: readonly IsoDate[];
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #rules: TaxRules;

  constructor(entries: readonly Bonus[], rules: TaxRules) {
    this.#rules = rules;
    this.list = entries.toSorted((one, other) => {
      if (one.date === other.date) return 0;
      return one.date < other.date ? -1 : 1;
    });
    this.#days = this.list.map(({ date }) => date);
    this.#indexes = new Map(this.list.map(({ id }, index) => [id, index]));
  }

  at(index: number): Bonus {
    return this.list[index] ?? missing();
  }

  indexOf(id: string): number | undefined {
    return this.#indexes.get(id);
  }

  /** How many there are on or before a day. */
  countUntil(day: IsoDate): number {
    return countUntil(this.#days, day);
  }

  /** The bonuses for which a lot may have been bought; one of them may have allotted the lot itself. */
  boughtFor(sold: HeldBetween): IndexRange {
    return daysBoughtFor(this.#days, sold, this.#rules.bonusStripping);
  }
}

/** The bonuses of a fund for which lots that it sold may have been bought: their units may have a loss as cost. */
export function bonusesOfSoldLots({ entries, sales }: Ledger, rules: TaxRules): Set<string> {
  const bonuses = new Bonuses(
    entries.flatMap(({ entry }) => (entry.type === "bonus" ? [entry] : [])),
    rules,
  );
  // By bonus, how many more lots were bought for it than for the one before.
  const changes = bonuses.list.map(() => 0);
  const add = ({ from, to }: IndexRange): void => {
    if (from >= to) return;
    changes[from] = (changes[from] ?? missing()) + 1;
    if (to < changes.length) changes[to] = (changes[to] ?? missing()) - 1;
  };
  for (const { entry, parts } of sales) {
    for (const part of parts) {
      const range = bonuses.boughtFor({ acquiredOn: part.date, soldOn: entry.date });
      for (const some of withoutOwn(part, range, bonuses)) add(some);
    }
  }
  let lots = 0;
  return new Set(
    bonuses.list.flatMap(({ id }, index) =>
      (lots += changes[index] ?? missing()) > 0 ? [id] : [],
    ),
  );
}

/** A range without the bonus that allotted the lot itself, as one or two ranges, the newest first. */
export function withoutOwn(
  { origin }: Pick<LotPart, "origin">,
  { from, to }: IndexRange,
  bonuses: Bonuses,
): IndexRange[] {
  const own = bonuses.indexOf(origin);
  return own === undefined || own < from || own >= to
    ? [{ from, to }]
    : [
        { from: own + 1, to },
        { from, to: own },
      ];
}
