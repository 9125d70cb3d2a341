import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import type { DecimalText } from "../money.ts";
import { shareOf } from "../rounding.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import { OpenLots, type LotPart, type OpenLot } from "../transactions/open-lots.ts";
import { exitLoadOn, type ExitLoad } from "./exit-load.ts";
import { FairValues } from "./fair-value.ts";
import { doubtOfLot, eventsOf, type NotCountedReason } from "./fund-sales.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";
import { dayAfterMonths } from "./holding-period.ts";
import { gainOfLot, shareOut, valueOf, type LotGain, type TaxedScheme } from "./lot-gain.ts";
import type { TaxRules } from "./rules/tax-rules.ts";
import type { ClassOfScheme } from "./scheme-class.ts";

/** A fund with what selling it asks. */
export type HeldFund = TaxedFund & { nav: DecimalText | null; exitLoad: ExitLoad | null };

/** A fund of which it is known what a sale brings. */
export type SellableFund = HeldFund & {
  nav: DecimalText;
  scheme: TaxedScheme;
  lots: readonly OpenLot[];
  fairValues: FairValues;
};

/** Fund houses redeem units of three decimals. */
export const smallestUnits: MicroUnits = 1_000;

export type PlannedLot = LotGain & {
  acquiredOn: IsoDate;
  units: MicroUnits;
  value: Paise;
  cost: Paise;
  exitLoad: Paise;
  isLocked: boolean;
};

/** @returns why the sale of a fund cannot be worked out, or the fund with its lots; null where none are held */
export function sellableFund(
  fund: HeldFund,
  facts: LedgerFacts,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): SellableFund | NotCountedReason | null {
  if (!fund.hasTransactions) return "totals";
  const ledger = facts.ledgers.get(fund.id);
  if (ledger === undefined || ledger.units === 0) return null;
  const { nav, scheme } = fund;
  if (scheme.class === null) return "unknown-class";
  if (nav === null) return "no-nav";
  if (ledger.hasMergedLots) return "partial-history";
  const events = eventsOf(ledger);
  for (const lot of ledger.lots) {
    const doubt = doubtOfLot(
      { lot, origin: lot.origin, date: lot.date },
      on,
      facts.entries,
      events,
    );
    if (doubt !== null) return doubt;
  }
  return {
    ...fund,
    nav,
    scheme: { ...scheme, class: scheme.class },
    lots: ledger.lots,
    fairValues: new FairValues(fund, facts, rules),
  };
}

/**
 * The lots that a sale on a day takes, first in first out, each with its gain after exit load.
 * @param units at most those held; the ledger stays as it is
 * @returns `no-fmv` where a gain depends on an unknown value on the day of grandfathering; null where there are too few units
 */
export function planSale(
  fund: SellableFund,
  units: MicroUnits,
  on: IsoDate,
  rules: TaxRules,
): PlannedLot[] | "no-fmv" | null {
  const parts = OpenLots.copyOf(fund.lots).take(units);
  if (parts === null) return null;
  // As a redemption is paid: units times NAV once, then shared out as a report shares it.
  const values = shareOut(
    valueOf(units, fund.nav),
    parts.map((part) => part.units),
  );
  const planned: PlannedLot[] = [];
  for (const [index, part] of parts.entries()) {
    const lot = plannedLot(fund, part, values[index] ?? missing(), { on, rules });
    if (lot === null) return "no-fmv";
    planned.push(lot);
  }
  return planned;
}

/** What the first units of a lot bring on a day, when nothing else is sold; null where that is not known. */
export const planOfLot = (
  fund: SellableFund,
  lot: OpenLot,
  units: MicroUnits,
  day: { on: IsoDate; rules: TaxRules },
): PlannedLot | null =>
  plannedLot(
    fund,
    {
      lot: { ...lot, remaining: lot.remaining - units },
      origin: lot.origin,
      date: lot.date,
      units,
      cost: shareOf(lot.cost, units, lot.remaining),
    },
    valueOf(units, fund.nav),
    day,
  );

/** What some units of a lot bring on a day. */
function plannedLot(
  fund: SellableFund,
  part: LotPart,
  value: Paise,
  { on, rules }: { on: IsoDate; rules: TaxRules },
): PlannedLot | null {
  const { scheme, exitLoad, fairValues } = fund;
  const { date: acquiredOn, units, cost } = part;
  const remaining = part.lot.remaining + units;
  const lot = { acquiredOn, bought: Math.max(part.lot.units, remaining), remaining };
  const load = exitLoadOn(exitLoad, lot, { units, value, on });
  const sold = { acquiredOn, soldOn: on, units, consideration: value - load, cost };
  const gain = gainOfLot(sold, scheme, fairValues.of(part, null), rules);
  return gain === null
    ? null
    : {
        ...gain,
        acquiredOn,
        units,
        value,
        cost,
        exitLoad: load,
        isLocked: on < (unlockedFrom(scheme, acquiredOn, rules) ?? ""),
      };
}

/** The first day on which units of an ELSS can be sold; null for others. */
export const unlockedFrom = (
  { isElss }: Pick<ClassOfScheme, "isElss">,
  acquiredOn: IsoDate,
  { elssLock }: TaxRules,
): IsoDate | null => (isElss ? dayAfterMonths(acquiredOn, elssLock.months) : null);
