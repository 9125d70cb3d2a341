import { missing } from "../../missing.ts";
import { AccountEvents } from "../account-events.ts";
import { salesOfFund, type FundSale, type SaleContext, type SalesOfFund } from "../fund-sales.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import { knownFromYear, leftOutOfFund } from "./left-out.ts";
import type { NotCounted, TaxProfile, UnfiledLoss } from "./report-types.ts";
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

/** One person's tax matters, with those whose income is taxed with theirs. */
export type TaxPerson = {
  holderId: string | null;
  funds: readonly TaxedFund[];
  /** Losses as filed. */
  losses: readonly LossOfYear[];
  /** By first calendar year. */
  profiles: ReadonlyMap<number, TaxProfile>;
};

/** The sales of all years of one person, worked out once. */
export class PersonYears {
  readonly #person: TaxPerson;
  readonly #rules: TaxRules;
  readonly #contexts: ReadonlyMap<string, SaleContext | null>;
  readonly #worked: (SalesOfFund & { fund: TaxedFund; knownFrom: number | null })[];

  constructor(person: TaxPerson, facts: LedgerFacts, rules: TaxRules) {
    this.#person = person;
    this.#rules = rules;
    const events = new AccountEvents(facts, rules);
    this.#worked = person.funds.map((fund) => ({
      fund,
      ...salesOfFund(fund, events),
      knownFrom: knownFromYear(fund, facts),
    }));
    this.#contexts = new Map(this.#worked.map(({ fund, saleContext }) => [fund.id, saleContext]));
  }

  salesOf(year: number): FundSale[] {
    return this.#worked.flatMap(({ byYear }) => byYear.get(year)?.sales ?? []);
  }

  slabOf(year: number): Slab | null {
    return this.#person.profiles.get(year)?.slab ?? null;
  }

  /** @param sales the year's recorded sales, or these and planned ones */
  settle(year: number, sales: readonly FundSale[]): SettledYear {
    const carried = this.#carriedInto(year, this.#person.losses);
    return settleYear(year, sales, carried, this.slabOf(year), this.#rules);
  }

  leftOutOf(year: number): NotCounted[] {
    return this.#worked.flatMap(({ fund, byYear, knownFrom }) =>
      leftOutOfFund(fund, knownFrom, year, byYear.get(year)),
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
        const sales = this.salesOf(earlier);
        if (isTyped || !sales.some(({ gain }) => gain < 0)) return [];
        const { unused } = this.settle(earlier, sales);
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
      (other) => this.salesOf(other),
      (other) => this.slabOf(other),
      this.#rules,
    );
  }

  /** What is needed to work out a sale of a fund after all recorded ones. */
  saleContextOf(fundId: string): SaleContext {
    return this.#contexts.get(fundId) ?? missing();
  }

  fundsWithSalesIn(year: number): TaxedFund[] {
    return this.#worked.flatMap(({ fund, byYear }) => (byYear.has(year) ? [fund] : []));
  }
}
