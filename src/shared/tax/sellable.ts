import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { fromMicroUnits, fromPaise, type MicroUnits } from "../transactions/fixed-point.ts";
import { loadFreeFrom, loadPercentOn, unitsWithoutLoad } from "./exit-load.ts";
import { unlockedFrom, type SellableFund } from "./held-fund.ts";
import { dayAfterMonths } from "./holding-period.ts";
import { classWhenSold, valueOf } from "./lot-gain.ts";
import { holdingMonths } from "./rules/in-force.ts";
import type { TaxRules } from "./rules/tax-rules.ts";
import type { SaleKind, Sellable, SellableLot } from "./selling-types.ts";

/** Changes of many lots on one day are one; these are the nearest. */
const maxNext = 6;

type DatedLot = {
  acquiredOn: IsoDate;
  units: MicroUnits;
  withoutLoad: MicroUnits;
  longFrom: IsoDate | null;
  unlockedFrom: IsoDate | null;
  loadFreeFrom: IsoDate | null;
};

/** A fund's units by what selling them on a day would meet, and what changes next. Rupees at its NAV. */
export function sellableOf(fund: SellableFund, on: IsoDate, rules: TaxRules): Sellable {
  const lots = fund.lots
    .filter(({ remaining }) => remaining > 0)
    .map((lot) => datedLot(fund, lot, on, rules));
  const kinds: Record<SaleKind, MicroUnits> = { free: 0, load: 0, short: 0, locked: 0 };
  for (const lot of lots) {
    for (const [kind, units] of kindsOf(lot, fund, on)) kinds[kind] += units;
  }
  const amountOf = (units: MicroUnits) => ({
    units: fromMicroUnits(units),
    value: fromPaise(valueOf(units, fund.nav)),
  });
  return {
    fundId: fund.id,
    schemeName: fund.schemeName,
    folioNumber: fund.folioNumber,
    nav: Number(fund.nav),
    ...amountOf(lots.reduce((sum, { units }) => sum + units, 0)),
    free: amountOf(kinds.free),
    load: amountOf(kinds.load),
    short: amountOf(kinds.short),
    locked: amountOf(kinds.locked),
    next: nextChanges(lots, on),
    exitLoad: fund.exitLoad,
    isElss: fund.scheme.isElss,
    class: fund.scheme.class,
    certain: fund.scheme.certain,
    lots: lots.map((lot) => lotView(lot, fund)),
  };
}

function datedLot(
  fund: SellableFund,
  { date, units, remaining }: SellableFund["lots"][number],
  on: IsoDate,
  rules: TaxRules,
): DatedLot {
  const { scheme, exitLoad } = fund;
  const lot = { acquiredOn: date, bought: Math.max(units, remaining), remaining };
  return {
    acquiredOn: date,
    units: remaining,
    withoutLoad: unitsWithoutLoad(exitLoad, lot),
    longFrom: longTermFrom(fund, date, on, rules),
    unlockedFrom: unlockedFrom(scheme, date, rules),
    loadFreeFrom: loadFreeFrom(exitLoad, date),
  };
}

/** By the rules of the day; null for what never is long-term. */
function longTermFrom(
  { scheme }: SellableFund,
  acquiredOn: IsoDate,
  on: IsoDate,
  rules: TaxRules,
): IsoDate | null {
  const sold = { acquiredOn, soldOn: on };
  const { class: treatedAs } = classWhenSold(scheme, sold, rules);
  return treatedAs === "specified"
    ? null
    : dayAfterMonths(acquiredOn, holdingMonths(treatedAs, scheme.isListed, on, rules));
}

function kindsOf(lot: DatedLot, { exitLoad }: SellableFund, on: IsoDate): [SaleKind, MicroUnits][] {
  if (lot.unlockedFrom !== null && on < lot.unlockedFrom) return [["locked", lot.units]];
  if (lot.longFrom === null || on < lot.longFrom) return [["short", lot.units]];
  if (loadPercentOn(exitLoad, lot.acquiredOn, on) === 0) return [["free", lot.units]];
  return [
    ["free", lot.withoutLoad],
    ["load", lot.units - lot.withoutLoad],
  ];
}

function nextChanges(lots: readonly DatedLot[], on: IsoDate): Sellable["next"] {
  const changes = lots
    .flatMap(({ units, withoutLoad, ...lot }) => [
      { on: lot.longFrom, units, becomes: "long-term" as const },
      { on: lot.unlockedFrom, units, becomes: "unlocked" as const },
      { on: lot.loadFreeFrom, units: units - withoutLoad, becomes: "load-free" as const },
    ])
    .flatMap((change) =>
      change.on !== null && change.on > on && change.units > 0
        ? [{ ...change, on: change.on }]
        : [],
    );
  const byDay = Map.groupBy(changes, (change) => `${change.on} ${change.becomes}`);
  return [...byDay.values()]
    .map((same) => ({
      ...(same[0] ?? missing()),
      units: fromMicroUnits(same.reduce((sum, { units }) => sum + units, 0)),
    }))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .slice(0, maxNext);
}

const lotView = (lot: DatedLot, fund: SellableFund): SellableLot => ({
  acquiredOn: lot.acquiredOn,
  units: fromMicroUnits(lot.units),
  value: fromPaise(valueOf(lot.units, fund.nav)),
  class: fund.scheme.class,
  longTermFrom: lot.longFrom,
  lockedUntil: lot.unlockedFrom,
  loadFreeFrom: lot.loadFreeFrom,
});
