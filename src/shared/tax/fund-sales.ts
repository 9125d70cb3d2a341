import type { IsoDate } from "../dates.ts";
import { missing } from "../missing.ts";
import type { Entry } from "../transactions/entry.ts";
import { financialYear } from "../transactions/financial-year.ts";
import type { MicroUnits, Paise } from "../transactions/fixed-point.ts";
import type { Ledger, LotSale } from "../transactions/ledger.ts";
import type { LotPart } from "../transactions/open-lots.ts";
import { isLotReceiver } from "../transactions/types.ts";
import { FairValues } from "./fair-value.ts";
import { FreeUnits } from "./free-units.ts";
import { gainOfLot, shareOut, type LotGain, type TaxedScheme } from "./lot-gain.ts";
import type { TaxRules } from "./rules/tax-rules.ts";
import type { LedgerFacts, TaxedFund } from "./taxed-fund.ts";

export type FundSale = LotGain & {
  transactionId: string;
  fundId: string;
  soldOn: IsoDate;
  acquiredOn: IsoDate;
  units: MicroUnits;
  consideration: Paise;
  /** As paid, with stamp duty. */
  cost: Paise;
  /** A loss that section 94(8) ignores, and that `costTaken` is less for. */
  ignoredLoss: Paise;
  /** Losses so ignored that are the cost of these free units, in `costTaken`. */
  addedLoss: Paise;
};

export type NotCountedReason =
  | "totals"
  | "partial-history"
  | "unknown-class"
  | "no-fmv"
  | "no-nav"
  | "unpaired";

/** The sales of a fund in one financial year; none of them where one cannot be worked out. */
export type YearOfSales = { sales: FundSale[]; leftOut: NotCountedReason | null };

/** By first calendar year of the financial year, for the years with sales. */
export function salesByYear(
  fund: TaxedFund,
  facts: LedgerFacts,
  rules: TaxRules,
): Map<number, YearOfSales> {
  const ledger = facts.ledgers.get(fund.id);
  const years = new Map<number, YearOfSales>();
  if (ledger === undefined) return years;
  const byYear = Map.groupBy(ledger.sales, ({ entry }) => financialYear(entry.date));
  const values = new FairValues(fund, facts, rules);
  const freeUnits = new FreeUnits(fund, ledger, facts, rules);
  for (const [year, sales] of byYear) {
    const ofYear = yearOfSales(fund, ledger, sales, { facts, values, freeUnits, rules });
    if (ofYear.leftOut !== null) freeUnits.doubtAll();
    years.set(year, ofYear);
  }
  return years;
}

type Means = { facts: LedgerFacts; values: FairValues; freeUnits: FreeUnits; rules: TaxRules };

function yearOfSales(
  fund: TaxedFund,
  ledger: Ledger,
  lotSales: readonly LotSale[],
  { facts, values, freeUnits, rules }: Means,
): YearOfSales {
  const { scheme } = fund;
  const { entries } = facts;
  if (scheme.class === null) return { sales: [], leftOut: "unknown-class" };
  if (ledger.hasMergedLots) return { sales: [], leftOut: "partial-history" };
  const taxed: TaxedScheme = { ...scheme, class: scheme.class };
  const events = eventsOf(ledger);
  const sales: FundSale[] = [];
  for (const sale of lotSales) {
    const { entry, parts } = sale;
    if (isUnpricedLeg(entry)) return { sales: [], leftOut: "unpaired" };
    // A rounding remainder that was sold when nothing was held.
    if (parts.length === 0) return { sales: [], leftOut: "partial-history" };
    const charges = entries.get(entry.id);
    const whole = entry.amount + (charges?.stt ?? 0) + (charges?.tds ?? 0);
    const considerations = shareOut(
      whole,
      parts.map(({ units }) => units),
    );
    const free = freeUnits.take(sale);
    for (const [index, part] of parts.entries()) {
      const doubt = doubtOfLot(part, entry.date, entries, events);
      if (doubt !== null) return { sales: [], leftOut: doubt };
      const sold = {
        acquiredOn: part.date,
        soldOn: entry.date,
        units: part.units,
        consideration: considerations[index] ?? missing(),
        cost: part.cost,
      };
      const { addedLoss, certain } = free[index] ?? missing();
      const costly = { ...sold, cost: sold.cost + addedLoss };
      const found = gainOfLot(costly, taxed, values.of(part, entry.id), rules);
      if (found === null) return { sales: [], leftOut: "no-fmv" };
      const gain = freeUnits.ignore(part, costly, found);
      sales.push({
        transactionId: entry.id,
        fundId: fund.id,
        ...sold,
        ...gain,
        addedLoss,
        certain: gain.certain && certain && !isMergedAcross(part, fund, facts),
      });
    }
  }
  return { sales, leftOut: null };
}

/** What happened to all lots of a fund together. */
export type FundEvents = {
  /** Segregations whose cost is not known. */
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

/** Why a lot's cost or date is not known, if it is not. */
export function doubtOfLot(
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
  if (isUnpricedLeg(bought)) return "unpaired";
  const moved = entries.get(lot.transactionId);
  if (moved?.type === "segregation-in" && moved.amount === 0) return "unpaired";
  return segregations.some((day) => date <= day && day <= soldOn) ? "unpaired" : null;
}

/** A merger keeps date and cost only among equity funds, or among others: units came from the other kind. */
function isMergedAcross(
  { origin }: LotPart,
  { id, scheme }: TaxedFund,
  { entries, classes }: LedgerFacts,
): boolean {
  const from = entries.get(origin)?.fundId;
  const before = from === undefined || from === id ? undefined : classes.get(from);
  return before !== undefined && (before === "equity") !== (scheme.class === "equity");
}

/** A switch whose other leg and value are both missing. */
const isUnpricedLeg = ({ type, amount, pairId }: Entry): boolean =>
  (type === "switch-out" || type === "switch-in") && amount === 0 && pairId === null;
