import type { IsoDate } from "../dates.ts";
import { financialYear, financialYearText } from "../transactions/financial-year.ts";
import {
  fromMicroUnits,
  fromPaise,
  toMicroUnits,
  toPaise,
  type MicroUnits,
  type Paise,
} from "../transactions/fixed-point.ts";
import type { NotCountedReason } from "./fund-sales.ts";
import { fundClassOf } from "./fund-class.ts";
import type { LedgerFacts } from "./taxed-fund.ts";
import {
  planSale,
  smallestUnits,
  sellableFund,
  type HeldFund,
  type PlannedLot,
  type SellableFund,
} from "./held-fund.ts";
import { addDays } from "./holding-period.ts";
import { valueOf } from "./lot-gain.ts";
import { PersonYears, type TaxPerson } from "./person-years.ts";
import type { NotCounted } from "./report-types.ts";
import { taxRules, type TaxRules, type TaxSection, type Term } from "./rules/tax-rules.ts";
import { sellableOf } from "./sellable.ts";
import type { Harvest, SellableFunds } from "./selling-types.ts";
import type { SettledYear } from "./settle-year.ts";
import { exemptionLeft } from "./what-if.ts";

export type HeldPerson = Omit<TaxPerson, "funds"> & { funds: readonly HeldFund[] };

type On = { today: IsoDate; rules?: TaxRules };

/** What a fund's oldest units would bring today, lot by lot until one that is locked. */
type Prospect = { fund: SellableFund; lots: PlannedLot[] };

/** Lots that turn long-term within so many days are named. */
const soonDays = 60;
/** A smaller gain or loss is not worth a sale: what it saves is a few rupees of tax. */
const smallestGain = toPaise(100);

/** What can be sold today, by fund, and what of it cannot be told. */
export function sellableFunds(
  funds: readonly HeldFund[],
  facts: LedgerFacts,
  { today, rules = taxRules }: On,
): SellableFunds {
  const { sellable, leftOut } = splitFunds(funds, facts, today, rules);
  return {
    asOf: today,
    rulesAsOf: rules.asOf,
    funds: sellable.map((fund) => sellableOf(fund, today, rules)),
    leftOut,
  };
}

/**
 * Long-term equity gains that fit in what is left of the year's exemption, losses that could be taken, and lots that are
 * long-term soon; nothing of less than ₹100. Sales are first in first out, so each fund's units are its oldest.
 */
export function harvest(
  person: HeldPerson,
  facts: LedgerFacts,
  { today, rules = taxRules }: On,
): Harvest {
  const year = financialYear(today);
  const years = new PersonYears(person, facts, rules);
  const settled = years.settle(year, years.salesOf(year));
  const left = Math.max(0, exemptionLeft(settled, year, rules));
  const { sellable, leftOut } = splitFunds(person.funds, facts, today, rules);
  const prospects: Prospect[] = [];
  for (const fund of sellable) {
    const lots = unlockedLots(fund, today, rules);
    if (lots === null) leftOut.push(notCounted(fund, "no-fmv"));
    else prospects.push({ fund, lots });
  }
  const isOpen = new Set(
    leftOut.flatMap(({ fundId, reason }) =>
      reason === "unknown-class" || reason === "no-fmv" ? [fundId] : [],
    ),
  );
  return {
    financialYear: financialYearText(year),
    asOf: today,
    rulesAsOf: rules.asOf,
    exemptionLeft: fromPaise(left),
    lossesFirst: fromPaise(lossesBeforeExemption(settled)),
    gains: gainsWithin(left, prospects, today, rules),
    losses: prospects.flatMap(({ fund, lots }) => lossesOf(fund, lots, settled)),
    soonLongTerm: sellable.flatMap((fund) =>
      sellableOf(fund, today, rules)
        .next.filter(({ becomes, on }) => becomes === "long-term" && on <= addDays(today, soonDays))
        // Units of an ELSS stay locked for longer.
        .filter(() => !fund.scheme.isElss)
        .filter(({ units }) => valueOf(toMicroUnits(units), fund.nav) >= smallestGain)
        .map(({ units, on }) => ({ ...named(fund), units, on })),
    ),
    incompleteYears: years.incompleteYearsBefore(year).map(financialYearText),
    leftOut: [
      ...leftOut,
      ...years
        .leftOutOf(year)
        .filter(({ what, reason }) => what === "sales" && reason !== "totals"),
    ],
    classes: person.funds.filter(({ id }) => isOpen.has(id)).map(fundClassOf),
  };
}

/** What there is to set off against further long-term gains, which the law does before the exemption. */
const lossesBeforeExemption = ({ carried, unused }: SettledYear): Paise =>
  carried.reduce((sum, loss) => sum + loss.left, unused.short + unused.long);

function splitFunds(
  funds: readonly HeldFund[],
  facts: LedgerFacts,
  today: IsoDate,
  rules: TaxRules,
) {
  const sellable: SellableFund[] = [];
  const leftOut: NotCounted[] = [];
  for (const fund of funds) {
    const found = sellableFund(fund, facts, { on: today, rules });
    if (typeof found === "string") leftOut.push(notCounted(fund, found));
    else if (found !== null) sellable.push(found);
  }
  return { sellable, leftOut };
}

const notCounted = (fund: HeldFund, reason: NotCountedReason): NotCounted => ({
  fundId: fund.id,
  schemeName: fund.schemeName,
  amfiCode: fund.amfiCode,
  reason,
  what: "sales",
});

const named = ({ id, schemeName }: HeldFund) => ({ fundId: id, schemeName });

function unlockedLots(fund: SellableFund, today: IsoDate, rules: TaxRules): PlannedLot[] | null {
  const all = fund.lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const lots = planSale(fund, all, today, rules);
  if (lots === null || lots === "no-fmv") return null;
  const locked = lots.findIndex(({ isLocked }) => isLocked);
  return locked === -1 ? lots : lots.slice(0, locked);
}

/** Funds without a load first; each takes what the ones before have left. */
function gainsWithin(
  left: Paise,
  prospects: readonly Prospect[],
  today: IsoDate,
  rules: TaxRules,
): Harvest["gains"] {
  const gains: Harvest["gains"] = [];
  let room = left;
  const loadOf = ({ lots }: Prospect): Paise => lots.reduce((sum, lot) => sum + lot.exitLoad, 0);
  for (const { fund, lots } of prospects.toSorted((one, other) => loadOf(one) - loadOf(other))) {
    const units = unitsWithin(room, lots);
    const best = units === 0 ? null : plannedWithin(room, fund, units, today, rules);
    if (best === null) continue;
    room -= best.gain;
    gains.push({
      ...named(fund),
      units: fromMicroUnits(best.units),
      longTermGain: fromPaise(best.gain),
      exitLoad: fromPaise(best.exitLoad),
    });
  }
  return gains;
}

/** About as many of the oldest units as bring the highest gain that fits, rounded down to three decimals. */
function unitsWithin(room: Paise, lots: readonly PlannedLot[]): MicroUnits {
  let [units, gain] = [0, 0];
  let best = { units: 0, gain: 0 };
  for (const lot of lots) {
    if (lot.section !== "112A") break;
    if (lot.gain > 0 && gain + lot.gain > room) {
      const part = Math.floor((lot.units * (room - gain)) / lot.gain);
      if (room > best.gain) best = { units: units + part, gain: room };
      break;
    }
    units += lot.units;
    gain += lot.gain;
    if (gain > best.gain) best = { units, gain };
  }
  return Math.floor(best.units / smallestUnits) * smallestUnits;
}

/** Rounding can put the gain a paisa above: then a little less is sold. */
function plannedWithin(
  room: Paise,
  fund: SellableFund,
  units: MicroUnits,
  today: IsoDate,
  rules: TaxRules,
): { units: MicroUnits; gain: Paise; exitLoad: Paise } | null {
  for (let less = 0; less <= 16; less += 1) {
    const fewer = units - (2 ** less - 1) * smallestUnits;
    if (fewer <= 0) return null;
    const lots = planSale(fund, fewer, today, rules);
    if (lots === null || lots === "no-fmv") return null;
    const sum = (of: (lot: PlannedLot) => number): number =>
      lots.reduce((total, lot) => total + of(lot), 0);
    const gain = sum((lot) => lot.gain);
    const isWithin =
      gain <= room && lots.every(({ section, isLocked }) => section === "112A" && !isLocked);
    if (isWithin) {
      return gain >= smallestGain
        ? { units: fewer, gain, exitLoad: sum((lot) => lot.exitLoad) }
        : null;
    }
  }
  return null;
}

/** The oldest units that together bring the greatest loss, by term. */
function lossesOf(
  fund: SellableFund,
  lots: readonly PlannedLot[],
  { pools }: SettledYear,
): Harvest["losses"] {
  let [gain, lowest, count] = [0, 0, 0];
  for (const [index, lot] of lots.entries()) {
    gain += lot.gain;
    if (gain < lowest) [lowest, count] = [gain, index + 1];
  }
  const sold = lots.slice(0, count);
  return (["short", "long"] as const).flatMap((term) => {
    const own = sold.filter((lot) => lot.term === term);
    const sum = (of: (lot: PlannedLot) => number): number =>
      own.reduce((total, lot) => total + of(lot), 0);
    const loss = -sum((lot) => lot.gain);
    if (loss < smallestGain) return [];
    return [
      {
        ...named(fund),
        units: fromMicroUnits(sum((lot) => lot.units)),
        loss: fromPaise(loss),
        term,
        exitLoad: fromPaise(sum((lot) => lot.exitLoad)),
        against: reducedBy(term, pools),
      },
    ];
  });
}

const reducedBy = (term: Term, pools: SettledYear["pools"]): TaxSection[] => [
  ...new Set(
    pools
      .filter(({ pool, taxable }) => taxable > 0 && (term === "short" || pool.term === "long"))
      .toSorted((one, other) => (other.pool.percent ?? 0) - (one.pool.percent ?? 0))
      .map(({ pool }) => pool.section),
  ),
];
