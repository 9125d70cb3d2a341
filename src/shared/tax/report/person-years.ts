import type { Steps } from "../../steps.ts";
import { AccountEvents } from "../account-events.ts";
import { salesOfFund, type NotCountedReason, type SaleContext } from "../fund-sales.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import { knownFromYear, leftOutOfFund } from "./left-out.ts";
import { gainsOfFund } from "./fund-gains.ts";
import type { FundGains, NotCounted, TaxProfile, UnfiledLoss } from "./report-types.ts";
import type { Slab } from "../rules/slabs.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import {
  isUsableIn,
  lossesCarriedInto,
  lossView,
  settleYear,
  type LossOfYear,
  type SettledYear,
} from "./settle-year.ts";
import { YearSums } from "./year-sums.ts";

/** One person's tax matters, with those whose income is taxed with theirs. */
export type TaxPerson = {
  holderId: string | null;
  funds: readonly TaxedFund[];
  /** Losses as filed. */
  losses: readonly LossOfYear[];
  /** By first calendar year. */
  profiles: ReadonlyMap<number, TaxProfile>;
};

type WorkedFund = {
  fund: TaxedFund;
  /** Null: it has no ledger. */
  saleContext: SaleContext | null;
  knownFrom: number | null;
  /** By year with sales: why they are left out; null: they are not. */
  leftOut: Map<number, NotCountedReason | null>;
  /** Gains of the sales in the requested year. */
  gains: FundGains | null;
};

/** Sums of one person's sales, up to and including a year; the lots themselves are not kept. */
export class PersonYears {
  readonly #person: TaxPerson;
  readonly #rules: TaxRules;
  readonly #worked: readonly WorkedFund[];
  #saleContexts: ReadonlyMap<string, SaleContext | null> | undefined;
  readonly #sums: ReadonlyMap<number, YearSums>;
  readonly #facts: LedgerFacts;

  private constructor(
    person: TaxPerson,
    rules: TaxRules,
    worked: readonly WorkedFund[],
    sums: ReadonlyMap<number, YearSums>,
    facts: LedgerFacts,
  ) {
    this.#person = person;
    this.#rules = rules;
    this.#worked = worked;
    this.#sums = sums;
    this.#facts = facts;
  }

  /** @param year the last one that is worked out, of which `fundGains` are */
  static *upTo(
    year: number,
    person: TaxPerson,
    facts: LedgerFacts,
    rules: TaxRules,
  ): Steps<PersonYears> {
    const events = new AccountEvents(facts, rules);
    const sums = new Map<number, YearSums>();
    const worked: WorkedFund[] = [];
    for (const fund of person.funds) {
      const leftOut: WorkedFund["leftOut"] = new Map();
      let gains: FundGains | null = null;
      const range = { from: Math.min(year, rules.firstYear), to: year };
      const saleContext = yield* salesOfFund(fund, events, range, (ofYear, { sales, ...found }) => {
        leftOut.set(ofYear, found.leftOut);
        const sum = sums.get(ofYear) ?? new YearSums(rules);
        sums.set(ofYear, sum.add(sales));
        if (ofYear === year && sales.length > 0) gains = gainsOfFund(fund, sales);
      });
      const knownFrom = knownFromYear(fund, facts);
      worked.push({ fund, saleContext, knownFrom, leftOut, gains });
      yield facts.ledgers.get(fund.id)?.entries.length ?? 0;
    }
    return new PersonYears(person, rules, worked, sums, facts);
  }

  sumsOf(year: number): YearSums {
    return this.#sums.get(year) ?? new YearSums(this.#rules);
  }

  slabOf(year: number): Slab | null {
    return this.#person.profiles.get(year)?.slab ?? null;
  }

  /** @param sums of the year's recorded sales, or of these and planned ones */
  settle(year: number, sums = this.sumsOf(year)): SettledYear {
    const carried = this.#carriedInto(year, this.#person.losses);
    return settleYear(year, sums.pools, carried, this.slabOf(year), this.#rules);
  }

  leftOutOf(year: number): NotCounted[] {
    return this.#worked.flatMap(({ fund, leftOut, knownFrom }) =>
      leftOutOfFund(fund, knownFrom, year, leftOut.get(year) ?? null, this.#facts),
    );
  }

  /**
   * Years between a filed loss that the year can use and the year itself whose sales are not all known: they may have
   * used more of the loss than is worked out, or less.
   */
  incompleteYearsBefore(year: number): number[] {
    const usable = this.#person.losses.filter(
      (loss) => loss.short + loss.long > 0 && isUsableIn(year, loss, this.#rules),
    );
    const first = Math.min(...usable.map((loss) => loss.year + 1), year);
    return Array.from({ length: year - first }, (_, index) => first + index).filter(
      (between) => between < this.#rules.firstYear || this.#hasLeftOutSales(between),
    );
  }

  /**
   * Losses of earlier years, as their returns would show them, that the year could use and the user has not entered:
   * only the user knows whether those returns were filed in time.
   */
  unfiledLossesBefore(year: number): UnfiledLoss[] {
    const { losses: filed } = this.#person;
    const first = Math.max(year - this.#rules.lossesCarried.years, this.#rules.firstYear);
    const unfiled = Array.from({ length: year - first }, (_, index) => first + index).flatMap(
      (earlier): LossOfYear[] => {
        const isTyped = filed.some((loss) => loss.year === earlier && loss.short + loss.long > 0);
        if (isTyped || !this.sumsOf(earlier).hasLoss) return [];
        const { unused } = this.settle(earlier);
        return unused.short + unused.long > 0 ? [{ year: earlier, ...unused }] : [];
      },
    );
    if (unfiled.length === 0) return [];
    const left = this.#carriedInto(year, [...filed, ...unfiled]);
    return unfiled
      .filter((loss) => left.some((one) => one.year === loss.year && one.short + one.long > 0))
      .map((loss) => ({ ...lossView(loss), hasAllSales: !this.#hasLeftOutSales(loss.year) }));
  }

  #hasLeftOutSales(year: number): boolean {
    return this.leftOutOf(year).some(({ what }) => what === "sales");
  }

  #carriedInto(year: number, losses: readonly LossOfYear[]): LossOfYear[] {
    return lossesCarriedInto(
      year,
      losses,
      (other) => this.sumsOf(other).pools,
      (other) => this.slabOf(other),
      this.#rules,
    );
  }

  /** By fund: what is needed to work out a sale of it after all recorded ones. */
  saleContexts(): ReadonlyMap<string, SaleContext | null> {
    return (this.#saleContexts ??= new Map(
      this.#worked.map(({ fund, saleContext }) => [fund.id, saleContext]),
    ));
  }

  /** Of the year that was asked for. */
  get fundGains(): FundGains[] {
    return this.#worked.flatMap(({ gains }) => gains ?? []);
  }

  fundsWithSalesIn(year: number): TaxedFund[] {
    return this.#worked.flatMap(({ fund, leftOut }) => (leftOut.has(year) ? [fund] : []));
  }
}
