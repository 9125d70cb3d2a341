import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { decimal } from "../../money.ts";
import { rowsPerLot, type Steps } from "../../steps.ts";
import { financialYear, financialYearText } from "../../transactions/financial-year.ts";
import {
  fromMicroUnits,
  fromPaise,
  toMicroUnits,
  toPaise,
  type MicroUnits,
  type Paise,
} from "../../transactions/fixed-point.ts";
import { maxRoundingRemainder } from "../../transactions/open-lots.ts";
import type { NotCountedReason } from "../fund-sales.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import {
  planSale,
  smallestUnits,
  sellableFund,
  unlockedFrom,
  type HeldFund,
  type PlannedLot,
  type SellableFund,
} from "./held-fund.ts";
import { valueOf } from "../lot-gain.ts";
import { PersonYears, type TaxPerson } from "../report/person-years.ts";
import { exemptionIn, sttOn } from "../rules/in-force.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { WhatIf } from "./selling-types.ts";
import type { TaxProfile } from "../report/report-types.ts";
import { percentOf, taxOn, type SettledYear } from "../report/settle-year.ts";

type WhatIfProblem =
  | { problem: NotCountedReason }
  /** Less than fund houses redeem, or worth less than a paisa. */
  | { problem: "too-little" }
  /** More than can be sold on the day. */
  | { problem: "not-free"; free: number };

type Asked = { units?: number | undefined; amount?: number | undefined; on: IsoDate };

/**
 * The result of selling part of a fund at its NAV, beside what was sold in the same year. Nothing is changed. Paise,
 * half away from zero; units of an amount have 3 decimals, rounded down so that it is not exceeded.
 */
export function* whatIf(
  person: TaxPerson,
  fund: HeldFund,
  facts: LedgerFacts,
  { units: askedUnits, amount, on }: Asked,
  { today, rules = taxRules }: { today: IsoDate; rules?: TaxRules },
): Steps<WhatIf | WhatIfProblem> {
  const found = sellableFund(fund, facts, on);
  if (found === null) return { problem: "not-free", free: 0 };
  if (typeof found === "string") return { problem: found };
  const units = askedUnits === undefined ? unitsFor(amount ?? 0, found) : toMicroUnits(askedUnits);
  const unlocked = unlockedUnits(found, on, rules);
  if (units < Math.min(smallestUnits, unlocked)) return { problem: "too-little" };
  if (units > unlocked + maxRoundingRemainder) {
    return { problem: "not-free", free: fromMicroUnits(unlocked) };
  }
  const year = financialYear(on);
  const [ownProfile, currentYear] = [person.profiles.get(year), financialYear(today)];
  const profile = ownProfile ?? person.profiles.get(currentYear) ?? { slab: null, resident: true };
  const profiles = new Map([...person.profiles, [year, profile]]);
  const years = yield* PersonYears.upTo(year, { ...person, profiles }, facts, rules);
  const planned = { ...found, saleContext: years.saleContexts().get(fund.id) ?? missing() };
  const lots = planSale(planned, Math.min(units, unlocked), on);
  if (lots === null) return { problem: "not-free", free: fromMicroUnits(unlocked) };
  if (lots === "no-fmv") return { problem: "no-fmv" };
  yield rowsPerLot * lots.length;
  const total = (of: (lot: PlannedLot) => Paise): Paise =>
    lots.reduce((sum, lot) => sum + of(lot), 0);
  const [value, load] = [total((lot) => lot.value), total((lot) => lot.exitLoad)];
  if (value === 0) return { problem: "too-little" };
  const { withSale, tax } = taxOfSale(years, lots, { on, profile, rules });
  const stt = found.scheme.class === "equity" ? percentOf(value, sttOn(on, rules)) : 0;
  return {
    asOf: today,
    rulesAsOf: rules.asOf,
    fundId: fund.id,
    on,
    nav: Number(found.nav),
    units: fromMicroUnits(lots.reduce((sum, lot) => sum + lot.units, 0)),
    amount: fromPaise(value),
    lots: lots.map(lotView),
    exitLoad: fromPaise(load),
    stt: fromPaise(stt),
    shortGain: fromPaise(total(({ term, gain }) => (term === "short" ? gain : 0))),
    longGain: fromPaise(total(({ term, gain }) => (term === "long" ? gain : 0))),
    exemptionLeft: fromPaise(exemptionLeft(withSale, year, rules)),
    tax: tax === null ? null : fromPaise(tax),
    arrives: fromPaise(value - load - stt),
    slabYear:
      ownProfile === undefined && profile.slab !== null ? financialYearText(currentYear) : null,
    setOffSlab: profile.slab === null && withSale.rows.length > 0 ? rules.highestSlab : null,
    mayBeLocked: found.scheme.mayBeLocked,
    isResident: profile.resident,
    leftOut: years.leftOutOf(year).filter(({ what }) => what === "sales"),
    incompleteYears: years.incompleteYearsBefore(year).map(financialYearText),
    unfiled: years.unfiledLossesBefore(year),
    isAfterRules: year > rules.lastYear,
  };
}

const lotView = (lot: PlannedLot): WhatIf["lots"][number] => ({
  acquiredOn: lot.acquiredOn,
  units: fromMicroUnits(lot.units),
  cost: fromPaise(lot.cost),
  ignoredLoss: fromPaise(lot.ignoredLoss),
  addedLoss: fromPaise(lot.addedLoss),
  gain: fromPaise(lot.gain),
  term: lot.term,
  section: lot.section,
  exitLoad: fromPaise(lot.exitLoad),
  certain: lot.certain,
});

/** The year with planned sales, and the tax that they add; null where a part has no rate. */
export function taxOfSale(
  years: PersonYears,
  lots: readonly PlannedLot[],
  { on, profile, rules }: { on: IsoDate; profile: TaxProfile; rules: TaxRules },
): { withSale: SettledYear; tax: Paise | null } {
  const year = financialYear(on);
  const after = years.sumsOf(year).with(lots.map((lot) => ({ ...lot, soldOn: on })));
  const [without, withSale] = [years.settle(year), years.settle(year, after)];
  const due = (settled: SettledYear): Paise | null =>
    taxOn(settled, { slab: profile.slab, isResident: profile.resident }, rules).total;
  const [taxBefore, taxAfter] = [due(without), due(withSale)];
  return { withSale, tax: taxBefore === null || taxAfter === null ? null : taxAfter - taxBefore };
}

/** Units of 3 decimals that are worth an amount in rupees, or a little less. */
export function unitsFor(amount: number, { nav }: Pick<SellableFund, "nav">): MicroUnits {
  const units = toMicroUnits(decimal(amount).dividedBy(decimal(nav), 3).toText());
  const isAbove = valueOf(units, nav) > toPaise(amount);
  return isAbove ? units - smallestUnits : units;
}

/** Units of an ELSS unlock purchase by purchase, the newest last. */
const unlockedUnits = ({ lots, scheme }: SellableFund, on: IsoDate, rules: TaxRules): MicroUnits =>
  lots.reduce(
    (sum, { date, remaining }) =>
      on < (unlockedFrom(scheme, date, rules) ?? "") ? sum : sum + remaining,
    0,
  );

export const exemptionLeft = ({ pools }: SettledYear, year: number, rules: TaxRules): Paise =>
  toPaise(exemptionIn(year, rules)) - pools.reduce((sum, { exemption }) => sum + exemption, 0);
