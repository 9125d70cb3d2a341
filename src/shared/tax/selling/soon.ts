import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { rowsPerLot, type Steps } from "../../steps.ts";
import { financialYear } from "../../transactions/financial-year.ts";
import { fromMicroUnits, fromPaise } from "../../transactions/fixed-point.ts";
import { valueOf } from "../lot-gain.ts";
import { PersonYears } from "../report/person-years.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import { splitFunds, type HeldPerson } from "./harvest.ts";
import { planSale, type SellableFund } from "./held-fund.ts";
import { lotDates } from "./sellable.ts";
import type { TaxedUntil, UnlockedUnits } from "./selling-types.ts";
import { nameOf, soonLongTerm } from "./soon-long-term.ts";
import { unlockedByDay, type DaySpan } from "./unlocked-by-day.ts";
import { taxOfSale } from "./what-if.ts";

type Asked = { today: IsoDate; unlocked: DaySpan; longTermDays: number; rules?: TaxRules };

/**
 * Units of an ELSS whose lock-in ends within a span, and lots that turn long-term within so many days, where selling them
 * today would be taxed. Values and taxes are in rupees, by today's NAV.
 */
export function* soonSellable(
  person: HeldPerson,
  facts: LedgerFacts,
  { today, unlocked, longTermDays, rules = taxRules }: Asked,
): Steps<{ unlocked: UnlockedUnits[]; longTerm: TaxedUntil[] }> {
  const { sellable } = yield* splitFunds(person.funds, facts, today);
  const free: UnlockedUnits[] = [];
  for (const fund of sellable.filter(({ scheme }) => scheme.isElss)) {
    yield rowsPerLot * fund.lots.length;
    free.push(...unlockedWithin(fund, unlocked, rules));
  }
  return {
    unlocked: free,
    longTerm: yield* taxedUntilLongTerm(person, facts, sellable, {
      today,
      days: longTermDays,
      rules,
    }),
  };
}

const unlockedWithin = (fund: SellableFund, span: DaySpan, rules: TaxRules): UnlockedUnits[] =>
  [...unlockedByDay(fund.lots, span, rules)].map(([on, units]) => ({
    ...nameOf(fund),
    on,
    units: fromMicroUnits(units),
    value: fromPaise(valueOf(units, fund.nav)),
  }));

type Within = { today: IsoDate; days: number; rules: TaxRules };

function* taxedUntilLongTerm(
  person: HeldPerson,
  facts: LedgerFacts,
  sellable: readonly SellableFund[],
  within: Within,
): Steps<TaxedUntil[]> {
  const { today: on, rules } = within;
  const soon: { fund: SellableFund; rows: ReturnType<typeof soonLongTerm> }[] = [];
  for (const fund of sellable) {
    if (fund.scheme.mayBeLocked) continue;
    yield rowsPerLot * fund.lots.length;
    const rows = soonLongTerm(fund, facts, within);
    if (rows.length > 0) soon.push({ fund, rows });
  }
  if (soon.length === 0) return [];
  const year = financialYear(on);
  const years = yield* PersonYears.upTo(year, person, facts, rules);
  const contexts = years.saleContexts();
  const profile = person.profiles.get(year) ?? { slab: null, resident: true };
  const found: TaxedUntil[] = [];
  for (const { fund, rows } of soon) {
    yield rowsPerLot * fund.lots.length;
    const held = fund.lots.reduce((sum, { remaining }) => sum + remaining, 0);
    const saleContext = contexts.get(fund.id) ?? missing();
    const planned = planSale({ ...fund, saleContext }, held, on);
    if (planned === null || planned === "no-fmv") continue;
    for (const { units, certain: _, ...row } of rows) {
      yield rowsPerLot * planned.length;
      const lots = planned.filter(
        ({ acquiredOn }) => lotDates(fund, acquiredOn, on, rules).longTermFrom === row.on,
      );
      const { tax } = taxOfSale(years, lots, { on, profile, rules });
      const gain = lots.reduce((sum, lot) => sum + lot.gain, 0);
      // Without a known rate a gain counts as taxed.
      if (tax === null ? gain <= 0 : tax <= 0) continue;
      found.push({
        ...row,
        units: fromMicroUnits(units),
        tax: tax === null ? null : fromPaise(tax),
      });
    }
  }
  return found;
}
