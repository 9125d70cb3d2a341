import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import { fromMicroUnits, fromPaise, type MicroUnits } from "../../transactions/fixed-point.ts";
import { loadFreeFrom, loadPercentOn, unitsWithoutLoad, type ExitLoad } from "../exit-load.ts";
import type { OpenLot } from "../../transactions/open-lots.ts";
import { isMergedAcross } from "../fund-sales.ts";
import { unlockedFrom, type SellableFund } from "./held-fund.ts";
import { dayAfterMonths } from "../holding-period.ts";
import { classWhenSold, valueOf } from "../lot-gain.ts";
import { holdingPeriodOn } from "../rules/in-force.ts";
import { taxRules, type SchemeClass, type TaxRules } from "../rules/tax-rules.ts";
import type { ClassOfScheme } from "../scheme-class.ts";
import type { LedgerFacts } from "../taxed-fund.ts";
import type { LotDates, SaleKind, Sellable } from "./selling-types.ts";

/** The nearest changes; changes of several lots on one day are one. */
const maxNext = 6;

type DatedLot = ReturnType<typeof lotDates> & {
  acquiredOn: IsoDate;
  units: MicroUnits;
  withoutLoad: MicroUnits;
};

/**
 * A fund's units by what applies if they are sold on a day (first in, first out), and what changes next. Rupees at its
 * NAV.
 */
export function sellableOf(
  fund: SellableFund,
  facts: LedgerFacts,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): Sellable {
  const lots = datedLots(fund, facts, { on, rules });
  const kinds: Record<SaleKind, MicroUnits> = { free: 0, load: 0, behind: 0, short: 0, locked: 0 };
  for (const lot of lots) {
    for (const [kind, units] of kindsOf(lot, fund, on)) {
      const isBehind = kind === "free" && kinds.load + kinds.short + kinds.locked > 0;
      kinds[isBehind ? "behind" : kind] += units;
    }
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
    behind: amountOf(kinds.behind),
    short: amountOf(kinds.short),
    locked: amountOf(kinds.locked),
    withoutLoad: amountOf(unitsBeforeLoad(lots, fund, on)),
    next: nextChanges(lots, on),
    exitLoad: fund.exitLoad,
    isElss: fund.scheme.isElss,
    mayBeLocked: fund.scheme.mayBeLocked,
    class: fund.scheme.class,
    certain: lots.every(({ certain }) => certain),
    lots: lots.length,
  };
}

const datedLots = (
  fund: SellableFund,
  facts: LedgerFacts,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): (DatedLot & { certain: boolean })[] =>
  fund.lots
    .filter(({ remaining }) => remaining > 0)
    .map((lot) => ({
      ...datedLot(fund, lot, on, rules),
      certain: isLotCertain(lot, fund, facts, { on, rules }),
    }));

/** Whether it is certain how a lot is taxed and since when it is held. */
export function isLotCertain(
  lot: Pick<OpenLot, "origin" | "date">,
  fund: Pick<SellableFund, "id" | "scheme">,
  facts: LedgerFacts,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): boolean {
  const dates = { acquiredOn: lot.date, soldOn: on };
  const { class: treatedAs, isCertain } = classWhenSold(fund.scheme, dates, rules);
  return (
    isCertain &&
    (treatedAs === "specified" ||
      holdingPeriodOn(treatedAs, fund.scheme.isListed, on, rules).certain) &&
    !isMergedAcross(lot, fund, facts)
  );
}

/** The days that the law and the load set for a lot, as of a day. */
export function lotDates(
  { scheme, exitLoad }: { scheme: ClassOfScheme; exitLoad: ExitLoad | null },
  acquiredOn: IsoDate,
  on: IsoDate,
  rules: TaxRules = taxRules,
): LotDates & {
  class: SchemeClass | null;
} {
  const known = scheme.class === null ? null : { ...scheme, class: scheme.class };
  const treatedAs =
    known === null ? null : classWhenSold(known, { acquiredOn, soldOn: on }, rules).class;
  return {
    class: treatedAs,
    longTermFrom:
      treatedAs === null || treatedAs === "specified"
        ? null
        : dayAfterMonths(acquiredOn, holdingPeriodOn(treatedAs, scheme.isListed, on, rules).months),
    lockedUntil: unlockedFrom(scheme, acquiredOn, rules),
    loadFreeFrom: loadFreeFrom(exitLoad, acquiredOn),
  };
}

function datedLot(
  fund: SellableFund,
  { date, units, remaining }: SellableFund["lots"][number],
  on: IsoDate,
  rules: TaxRules,
): DatedLot {
  const { exitLoad } = fund;
  const lot = { acquiredOn: date, bought: Math.max(units, remaining), remaining };
  return {
    acquiredOn: date,
    units: remaining,
    withoutLoad: unitsWithoutLoad(exitLoad, lot),
    ...lotDates(fund, date, on, rules),
  };
}

function kindsOf(lot: DatedLot, { exitLoad }: SellableFund, on: IsoDate): [SaleKind, MicroUnits][] {
  if (lot.lockedUntil !== null && on < lot.lockedUntil) return [["locked", lot.units]];
  if (lot.longTermFrom === null || on < lot.longTermFrom) return [["short", lot.units]];
  if (loadPercentOn(exitLoad, lot.acquiredOn, on) === 0) return [["free", lot.units]];
  return [
    ["free", lot.withoutLoad],
    ["load", lot.units - lot.withoutLoad],
  ];
}

/** First in first out, until a unit bears a load or is locked. */
function unitsBeforeLoad(
  lots: readonly DatedLot[],
  { exitLoad }: SellableFund,
  on: IsoDate,
): MicroUnits {
  let before = 0;
  for (const { acquiredOn, units, withoutLoad, lockedUntil } of lots) {
    if (lockedUntil !== null && on < lockedUntil) break;
    const isFree = loadPercentOn(exitLoad, acquiredOn, on) === 0;
    before += isFree ? units : withoutLoad;
    if (!isFree && withoutLoad < units) break;
  }
  return before;
}

function nextChanges(lots: readonly DatedLot[], on: IsoDate): Sellable["next"] {
  const changes = lots
    .flatMap(({ units, withoutLoad, ...lot }) => [
      // What is locked for longer changes only when it can be sold.
      {
        on: (lot.lockedUntil ?? "") > (lot.longTermFrom ?? "") ? null : lot.longTermFrom,
        units,
        becomes: "long-term" as const,
      },
      { on: lot.lockedUntil, units, becomes: "unlocked" as const },
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
