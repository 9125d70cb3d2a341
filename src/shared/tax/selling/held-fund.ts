import type { IsoDate } from "../../dates.ts";
import { missing } from "../../missing.ts";
import type { DecimalText } from "../../money.ts";
import { shareOf } from "../../rounding.ts";
import type { MicroUnits, Paise } from "../../transactions/fixed-point.ts";
import { OpenLots, type LotPart, type OpenLot } from "../../transactions/open-lots.ts";
import { exitLoadsOn } from "../exit-load.ts";
import {
  reasonLotNotCounted,
  eventsOf,
  gainsOfSale,
  type NotCountedReason,
  type SaleContext,
  type SoldPart,
} from "../fund-sales.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import { dayAfterMonths } from "../holding-period.ts";
import { shareOut, valueOf, type TaxedScheme } from "../lot-gain.ts";
import type { TaxRules } from "../rules/tax-rules.ts";
import type { ClassOfScheme } from "../scheme-class.ts";

/** A fund with what is needed to sell it. */
export type HeldFund = TaxedFund & { nav: DecimalText | null };

/** A fund whose sale can be worked out. */
export type SellableFund = HeldFund & {
  nav: DecimalText;
  scheme: TaxedScheme;
  lots: readonly OpenLot[];
};

/** With what is needed to work out a sale after all recorded ones. */
export type PlannedFund = SellableFund & { saleContext: SaleContext };

/** Fund houses redeem units of three decimals. */
export const smallestUnits: MicroUnits = 1_000;

export type PlannedLot = SoldPart & {
  /** At the NAV. */
  value: Paise;
  exitLoad: Paise;
  isLocked: boolean;
};

/** @returns why the sale of a fund cannot be worked out, or the fund with its lots; null where none are held */
export function sellableFund(
  fund: HeldFund,
  facts: LedgerFacts,
  on: IsoDate,
): SellableFund | NotCountedReason | null {
  if (!fund.hasTransactions) return "totals";
  const ledger = facts.ledgers.get(fund.id);
  if (ledger === undefined || ledger.units === 0) return null;
  const { nav, scheme } = fund;
  if (nav === null) return "no-nav";
  if (scheme.class === null) return "unknown-class";
  if (ledger.hasMergedLots) return "too-many-lots";
  const events = eventsOf(ledger);
  for (const lot of ledger.lots) {
    const reason = reasonLotNotCounted(
      { lot, origin: lot.origin, date: lot.date },
      on,
      facts.entries,
      events,
    );
    if (reason !== null) return reason;
  }
  return { ...fund, nav, scheme: { ...scheme, class: scheme.class }, lots: ledger.lots };
}

/**
 * The lots that a sale on a day takes, first in, first out, each with its gain after exit load.
 * @param units at most those held; the ledger stays as it is
 * @returns "no-fmv" where a cost depends on an unknown value on the day of grandfathering; null where there are too few
 *   units
 */
export function planSale(
  fund: PlannedFund,
  units: MicroUnits,
  on: IsoDate,
): PlannedLot[] | "no-fmv" | null {
  const parts = OpenLots.copyOf(fund.lots).take(units);
  if (parts === null) return null;
  // As a redemption is paid: units times NAV once, then shared out as a report shares it.
  const values = shareOut(
    valueOf(units, fund.nav),
    parts.map((part) => part.units),
  );
  return plannedLots(fund, parts, values, on) ?? "no-fmv";
}

/** The result of selling the first units of a lot on a day, if nothing else is sold; null if it is not known. */
export function planOfLot(
  fund: PlannedFund,
  lot: OpenLot,
  units: MicroUnits,
  on: IsoDate,
): PlannedLot | null {
  const part = {
    lot: { ...lot, remaining: lot.remaining - units },
    origin: lot.origin,
    date: lot.date,
    units,
    cost: shareOf(lot.cost, units, lot.remaining),
    held: lot.remaining,
    bought: lot.units,
  };
  const [planned] = plannedLots(fund, [part], [valueOf(units, fund.nav)], on) ?? [];
  return planned ?? null;
}

/** The result of selling parts of the lots on a day; null if a value on the day of grandfathering is not known. */
function plannedLots(
  fund: PlannedFund,
  parts: readonly LotPart[],
  values: readonly Paise[],
  on: IsoDate,
): PlannedLot[] | null {
  const { saleContext, scheme, exitLoad } = fund;
  const loads = exitLoadsOn(exitLoad, parts, values, on);
  const considerations = values.map((value, index) => value - (loads[index] ?? missing()));
  const gains = gainsOfSale(
    fund,
    { soldBy: null, soldOn: on, parts, considerations },
    { ...saleContext, bonusUnits: saleContext.bonusUnits.copy() },
  );
  return (
    gains?.map((gain, index) => ({
      ...gain,
      value: values[index] ?? missing(),
      exitLoad: loads[index] ?? missing(),
      isLocked: on < (unlockedFrom(scheme, gain.acquiredOn, saleContext.events.rules) ?? ""),
    })) ?? null
  );
}

/** The first day on which units of an ELSS can be sold; null for others. */
export const unlockedFrom = (
  { isElss }: Pick<ClassOfScheme, "isElss">,
  acquiredOn: IsoDate,
  { elssLock }: TaxRules,
): IsoDate | null =>
  isElss && acquiredOn >= elssLock.acquiredFrom
    ? dayAfterMonths(acquiredOn, elssLock.months)
    : null;
