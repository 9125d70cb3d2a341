import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import { partitionPoint } from "../partition-point.ts";
import { rowsPerLot, type Steps } from "../steps.ts";
import type { Entry } from "../transactions/entry.ts";
import { saleValue } from "../transactions/sale-value.ts";
import { financialYear } from "../transactions/financial-year.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { Ledger, LotSale } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { isLotReceiver } from "../transactions/types.ts";
import type { AccountEvents } from "./account-events.ts";
import { exitLoadsOn } from "./exit-load.ts";
import { FairValues } from "./fair-value.ts";
import { BonusUnits } from "./stripping/bonus-units.ts";
import { gainOfLot, shareOut, type LotGain, type TaxedScheme } from "./lot-gain.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";

/** The proceeds of one lot of a sale. Paise. */
export type SoldPart = LotGain & {
  acquiredOn: IsoDate;
  units: MicroUnits;
  consideration: Paise;
  /** As paid, with stamp duty. */
  cost: Paise;
  /** A loss that section 94(8) ignores, deducted from `costTaken`. */
  ignoredLoss: Paise;
  /** A loss that section 94(7) ignores, deducted from `costTaken`. */
  ignoredForDividends: Paise;
  /** Losses that section 94(8) ignored earlier and that are these bonus units' cost, in `costTaken`. */
  addedLoss: Paise;
};

export type FundSale = SoldPart & { transactionId: string; fundId: string; soldOn: IsoDate };

export type NotCountedReason =
  | "totals"
  | "partial-history"
  | "too-many-lots"
  | "unknown-class"
  | "no-fmv"
  | "no-nav"
  | "may-be-locked"
  | "no-amount"
  | "unpaired";

/** The sales of a fund in one financial year; none of them where one cannot be worked out. */
type YearOfSales = { sales: FundSale[]; leftOut: NotCountedReason | null };

/** The inputs of working out a fund's sales; `bonusUnits` changes with each sale. */
export type SaleContext = {
  events: AccountEvents;
  values: FairValues;
  bonusUnits: BonusUnits;
};

type YearRange = { from: number; to: number };

/**
 * Works a fund's sales out, year by year; a year outside of the range only where other sales depend on it, as those of bonus
 * units do.
 * @param receive gets each year in the range that has sales
 * @returns what a sale after all these needs; null where the fund has no ledger
 */
export function* salesOfFund(
  fund: TaxedFund,
  events: AccountEvents,
  { from, to }: YearRange,
  receive: (year: number, ofYear: YearOfSales) => void,
): Steps<SaleContext | null> {
  const ledger = events.facts.ledgers.get(fund.id);
  if (ledger === undefined) return null;
  const saleContext: SaleContext = {
    events,
    values: new FairValues(fund, events),
    bonusUnits: BonusUnits.of(fund, ledger, events),
  };
  const salesOfYears = Map.groupBy(ledger.sales, ({ entry }) => financialYear(entry.date));
  for (const [year, sales] of salesOfYears) {
    const isInRange = year >= from && year <= to;
    if (!isInRange && saleContext.bonusUnits.isEmpty) continue;
    const ofYear = yield* yearOfSales(fund, ledger, sales, saleContext);
    if (ofYear.leftOut !== null) saleContext.bonusUnits.markAllUncertain();
    if (isInRange) receive(year, ofYear);
  }
  return saleContext;
}

function* yearOfSales(
  fund: TaxedFund,
  ledger: Ledger,
  lotSales: readonly LotSale[],
  saleContext: SaleContext,
): Steps<YearOfSales> {
  const { scheme } = fund;
  if (scheme.class === null) return { sales: [], leftOut: "unknown-class" };
  if (ledger.hasMergedLots) return { sales: [], leftOut: "too-many-lots" };
  const taxed = { id: fund.id, scheme: { ...scheme, class: scheme.class } };
  const events = eventsOf(ledger);
  const sales: FundSale[] = [];
  let leftOut: NotCountedReason | null = null;
  for (const sale of lotSales) {
    const { entry, parts } = sale;
    const soldOn = entry.date;
    yield rowsPerLot * parts.length;
    leftOut ??= reasonNotCounted(sale, saleContext.events.facts.entries, events);
    if (leftOut !== null) {
      // It still uses up bonus units.
      saleContext.bonusUnits.take({ soldOn, parts });
      continue;
    }
    const considerations = considerationsOf(sale, fund, saleContext.events.facts);
    const lots = gainsOfSale(
      taxed,
      { soldBy: entry.id, soldOn, parts, considerations },
      saleContext,
    );
    if (lots === null) leftOut = "no-fmv";
    for (const lot of lots ?? []) {
      sales.push({ transactionId: entry.id, fundId: fund.id, soldOn, ...lot });
    }
  }
  return leftOut === null ? { sales, leftOut } : { sales: [], leftOut };
}

/**
 * What each lot of a recorded sale brought, STT and TDS in it, less its exit load: shares by units, of which each bears its
 * own load by the steps typed for the fund. A load that they do not explain is shared by units too.
 */
function considerationsOf(
  { entry, parts }: LotSale,
  { exitLoad }: TaxedFund,
  { entries }: LedgerFacts,
): Paise[] {
  const { exitLoad: load } = entries.get(entry.id) ?? missing();
  const units = parts.map((part) => part.units);
  const net = saleValue(entry);
  const values = shareOut(net + load, units);
  const loads = exitLoadsOn(exitLoad, parts, values, entry.date);
  const inAll = loads.reduce((sum, one) => sum + one, 0);
  if (load === 0 || load > inAll) return shareOut(net, units);
  const borne = shareOut(load, loads);
  return values.map((value, index) => value - (borne[index] ?? missing()));
}

type SaleOfLots = {
  /** The sale's transaction; null: it is only planned. */
  soldBy: string | null;
  soldOn: IsoDate;
  parts: readonly LotPart[];
  /** Of each part, by its index. */
  considerations: readonly Paise[];
};

/**
 * The gain of each lot of a sale. Changes `bonusUnits`: those sold are removed, and ignored losses are added to the
 * cost of those left.
 * @returns null where a cost depends on an unknown value on the day of grandfathering
 */
export function gainsOfSale(
  fund: { id: string; scheme: TaxedScheme },
  { soldBy, soldOn, parts, considerations }: SaleOfLots,
  { events, values, bonusUnits }: SaleContext,
): SoldPart[] | null {
  const dividends = events.exemptDividendsOf(fund.id);
  const taken = bonusUnits.take({ soldOn, parts });
  const lots: SoldPart[] = [];
  for (const [index, part] of parts.entries()) {
    const sold = {
      acquiredOn: part.date,
      units: part.units,
      consideration: considerations[index] ?? missing(),
      cost: part.cost,
    };
    const { addedLoss, certain } = taken[index] ?? missing();
    const withAddedLoss = { ...sold, soldOn, cost: sold.cost + addedLoss };
    const ownGain = gainOfLot(
      withAddedLoss,
      fund.scheme,
      () => values.of(part, soldBy),
      events.rules,
    );
    if (ownGain === null) return null;
    const { counted, ignored } = dividends.ignore(part, withAddedLoss, ownGain, (fundId) =>
      events.exemptDividendsOf(fundId),
    );
    const gain = bonusUnits.ignore(part, withAddedLoss, counted);
    lots.push({
      ...sold,
      ...gain,
      ignoredForDividends: ignored,
      addedLoss,
      certain: gain.certain && certain && !isMergedAcross(part, fund, events.facts),
    });
  }
  return lots;
}

/** Why the gains of a sale cannot be worked out; null where they can. */
function reasonNotCounted(
  { entry, parts }: LotSale,
  entries: LedgerFacts["entries"],
  events: FundEvents,
): NotCountedReason | null {
  if (entry.amount === 0) return withoutAmount(entry);
  // A rounding remainder that was sold when nothing was held.
  if (parts.length === 0) return "partial-history";
  for (const part of parts) {
    const reason = reasonLotNotCounted(part, entry.date, entries, events);
    if (reason !== null) return reason;
  }
  return null;
}

type FundEvents = {
  /** Segregations whose cost is not known, by date. */
  segregations: IsoDate[];
};

export function eventsOf({ entries }: Ledger): FundEvents {
  const events: FundEvents = { segregations: [] };
  for (const { entry } of entries) {
    if (entry.type === "segregation-out" && entry.amount === 0)
      events.segregations.push(entry.date);
  }
  return events;
}

/** Why the gain of a lot cannot be worked out, as its cost or date is not known; null where it can. */
export function reasonLotNotCounted(
  { origin, date, lot }: Pick<LotPart, "origin" | "date" | "lot">,
  soldOn: IsoDate,
  entries: LedgerFacts["entries"],
  { segregations }: FundEvents,
): NotCountedReason | null {
  const bought = entries.get(origin);
  if (bought === undefined) return "unpaired";
  if (bought.type === "opening" && bought.source === "import" && !bought.confirmed)
    return "partial-history";
  const isAlone = isLotReceiver(bought.type);
  if (isAlone && (bought.cost === null || bought.acquiredOn === null)) return "unpaired";
  if (bought.type === "switch-in" && bought.amount === 0) return withoutAmount(bought);
  const moved = entries.get(lot.transactionId);
  if (moved?.type === "segregation-in" && moved.amount === 0) return "unpaired";
  const since = partitionPoint(
    segregations.length,
    (index) => (segregations[index] ?? missing()) < date,
  );
  const first = segregations[since];
  return first !== undefined && first <= soldOn ? "unpaired" : null;
}

/** Whether units came by a merger of an equity fund with another kind, which does not keep date and cost. */
export function isMergedAcross(
  { origin }: Pick<LotPart, "origin">,
  { id, scheme }: Pick<TaxedFund, "id" | "scheme">,
  { entries, classes }: LedgerFacts,
): boolean {
  const from = entries.get(origin)?.fundId;
  const before = from === undefined || from === id ? undefined : classes.get(from);
  return before !== undefined && (before === "equity") !== (scheme.class === "equity");
}

/** Why units sold or switched without an amount do not count: they would lose their whole cost, or have no cost. */
const withoutAmount = ({ type, pairId }: Entry): NotCountedReason =>
  pairId === null && (type === "switch-out" || type === "switch-in") ? "unpaired" : "no-amount";
