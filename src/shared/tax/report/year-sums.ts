import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import type { Paise } from "../../transactions/fixed-point.ts";
import type { SoldPart } from "../fund-sales.ts";
import { rateOn } from "../rules/in-force.ts";
import type { Rate, TaxRules, TaxSection, Term } from "../rules/tax-rules.ts";
import type { Pool } from "./set-off.ts";

type DayGains = Record<Term, Paise> & { certain: boolean };
export type CountedLot = SoldPart & { soldOn: IsoDate };

/** Sums of the lots that were sold in a year, without the lots themselves. */
export class YearSums {
  readonly #rules: TaxRules;
  readonly #pools = new Map<Rate, Pool>();
  readonly #byDay = new Map<IsoDate, DayGains>();
  readonly #uncertain = new Set<TaxSection>();
  #isBonusStripped = false;
  #isDividendStripped = false;

  constructor(rules: TaxRules) {
    this.#rules = rules;
  }

  /** The sums of these lots too; what was summed before stays as it is. */
  with(lots: readonly CountedLot[]): YearSums {
    const all = new YearSums(this.#rules);
    for (const [rate, pool] of this.#pools) all.#pools.set(rate, { ...pool });
    for (const [day, gains] of this.#byDay) all.#byDay.set(day, { ...gains });
    for (const section of this.#uncertain) all.#uncertain.add(section);
    return all.add(lots);
  }

  add(lots: readonly CountedLot[]): this {
    for (const lot of lots) {
      const { section, soldOn, gain, term, certain } = lot;
      const pool = this.#poolOf(section, soldOn);
      pool.gains += Math.max(gain, 0);
      pool.losses += Math.max(-gain, 0);
      const ofDay = this.#byDay.get(soldOn) ?? { short: 0, long: 0, certain: true };
      ofDay[term] += gain;
      ofDay.certain &&= certain;
      this.#byDay.set(soldOn, ofDay);
      if (!certain) this.#uncertain.add(section);
      this.#isBonusStripped ||= lot.ignoredLoss > 0 || lot.addedLoss > 0;
      this.#isDividendStripped ||= lot.ignoredForDividends > 0;
    }
    return this;
  }

  get pools(): Pool[] {
    return this.#rules.rates.flatMap((rate) => this.#pools.get(rate) ?? []);
  }

  get hasLoss(): boolean {
    return this.pools.some(({ losses }) => losses > 0);
  }

  /** Sections of which a lot's figures are not certain. */
  get uncertain(): ReadonlySet<TaxSection> {
    return this.#uncertain;
  }

  /** Sections of law by which losses were ignored or added to costs. */
  get stripping(): { bonus: boolean; dividend: boolean } {
    return { bonus: this.#isBonusStripped, dividend: this.#isDividendStripped };
  }

  /** Gains less losses after a day up to another. */
  gainsBetween(after: IsoDate, until: IsoDate): DayGains {
    const sum = { short: 0, long: 0, certain: true };
    for (const [day, { short, long, certain }] of this.#byDay) {
      if (day <= after || day > until) continue;
      sum.short += short;
      sum.long += long;
      sum.certain &&= certain;
    }
    return sum;
  }

  #poolOf(section: TaxSection, soldOn: IsoDate): Pool {
    const rate = rateOn(section, soldOn, this.#rules);
    if (!this.#pools.has(rate)) {
      this.#pools.set(rate, {
        section,
        term: section === "112A" || section === "112" ? "long" : "short",
        percent: rate.percent,
        isOfResidents: rate.isOfResidents,
        gains: 0,
        losses: 0,
      });
    }
    return this.#pools.get(rate) ?? missing();
  }
}
