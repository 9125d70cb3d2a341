import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { rowsPerLot, type Steps } from "../../steps.ts";
import { financialYear } from "../../transactions/financial-year.ts";
import type { MicroUnits, Paise } from "../../transactions/fixed-point.ts";
import { PersonYears } from "../report/person-years.ts";
import type { TaxProfile } from "../report/report-types.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import type { HeldPerson } from "./harvest.ts";
import { planSale, sellableFund, type HeldFund, type PlannedLot } from "./held-fund.ts";
import { taxOfSale } from "./what-if.ts";

type On = { today: IsoDate; rules: TaxRules };

/** Sales of several funds by one person on one day, after all that are recorded. */
export class JointSale {
  readonly #person: HeldPerson;
  readonly #years: PersonYears;
  readonly #facts: LedgerFacts;
  readonly #on: On;

  private constructor(person: HeldPerson, years: PersonYears, facts: LedgerFacts, on: On) {
    this.#person = person;
    this.#years = years;
    this.#facts = facts;
    this.#on = on;
  }

  static *of(
    person: HeldPerson,
    facts: LedgerFacts,
    { today, rules = taxRules }: { today: IsoDate; rules?: TaxRules },
  ): Steps<JointSale> {
    const years = yield* PersonYears.upTo(financialYear(today), person, facts, rules);
    return new JointSale(person, years, facts, { today, rules });
  }

  /** Sells some or all units of a fund, lot by lot; null where that cannot be worked out. */
  *lotsOf(fund: HeldFund, units?: MicroUnits): Steps<PlannedLot[] | null> {
    const { today } = this.#on;
    const found = sellableFund(fund, this.#facts, today);
    if (found === null || typeof found === "string") return null;
    yield rowsPerLot * found.lots.length;
    const saleContext = this.#years.saleContexts().get(fund.id) ?? missing();
    const held = found.lots.reduce((sum, { remaining }) => sum + remaining, 0);
    const lots = planSale({ ...found, saleContext }, Math.min(units ?? held, held), today);
    return lots === "no-fmv" ? null : lots;
  }

  /**
   * Exit load and tax of all sales together; paise.
   * @param sales units by fund
   * @returns `load` null where one was not entered; `tax` null where a sale cannot be worked out or has no rate
   */
  *total(sales: ReadonlyMap<string, MicroUnits>): Steps<{ load: Paise | null; tax: Paise | null }> {
    const lots: PlannedLot[] = [];
    const sold = this.#person.funds.filter(({ id }) => sales.has(id));
    for (const fund of sold) {
      const own = yield* this.lotsOf(fund, sales.get(fund.id));
      if (own === null) return { load: null, tax: null };
      lots.push(...own);
    }
    const { today: on, rules } = this.#on;
    const profile = this.#person.profiles.get(financialYear(on)) ?? unknownProfile;
    const isLoadKnown = sold.every(({ exitLoad }) => exitLoad !== null);
    return {
      load: isLoadKnown ? lots.reduce((sum, { exitLoad }) => sum + exitLoad, 0) : null,
      tax: taxOfSale(this.#years, lots, { on, profile, rules }).tax,
    };
  }
}

const unknownProfile: TaxProfile = { slab: null, resident: true };
