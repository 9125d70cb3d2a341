import { decimal, zero, type Decimal } from "../../money.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { Sale } from "./report-types.ts";

/** `BE`: on or before the day that counts, `AE`: after it. */
type Side = "BE" | "AE";

/** A row of Schedule 112A of the return, in rupees, whole ones but for prices; null where a column stays blank. */
export type Row112A = {
  acquired: Side;
  transferred: Side;
  isin: string;
  name: string;
  units: number | null;
  pricePerUnit: number | null;
  consideration: number;
  costTaken: number;
  cost: number;
  /** The lower of consideration and fair market value. */
  grandfathered: number | null;
  fmvPerUnit: number | null;
  fmv: number | null;
  balance: number;
};

/**
 * The rows of sales under 112A, as the department's instructions for its upload have them: one for each lot bought until the
 * day of grandfathering, then one of all others for each side of the change of rates. Columns follow from the printed ones,
 * as the portal works them out again.
 */
export function rows112A(sales: readonly Sale[], rules: TaxRules = taxRules): Row112A[] {
  const { acquiredUntil } = rules.grandfathering;
  const ofSchedule = sales.filter(({ section }) => section === "112A");
  const sideOf = ({ soldOn }: Sale): Side =>
    soldOn < rules.schedule112A.ratesChangedOn ? "BE" : "AE";
  const lots = ofSchedule.filter(({ acquiredOn }) => acquiredOn <= acquiredUntil);
  const later = ofSchedule.filter(({ acquiredOn }) => acquiredOn > acquiredUntil);
  return [
    ...lots.map((lot) => rowOfLot(lot, sideOf(lot))),
    ...[...Map.groupBy(later, sideOf)].map(([side, group]) => consolidatedRow(group, side)),
  ];
}

function rowOfLot(lot: Sale, transferred: Side): Row112A {
  const units = decimal(lot.units).roundTo(maxDecimals);
  const price = units.isPositive()
    ? decimal(lot.consideration).dividedBy(units, maxDecimals)
    : zero;
  const fmvPerUnit = decimal(lot.fmvPerUnit ?? 0).roundTo(maxDecimals);
  const [consideration, fmv] = [
    wholeRupees(units.times(price)),
    wholeRupees(units.times(fmvPerUnit)),
  ];
  const grandfathered = Math.min(consideration, fmv);
  const cost = wholeRupees(costOf(lot));
  const costTaken = Math.max(cost, grandfathered);
  return {
    acquired: "BE",
    transferred,
    isin: lot.isin !== null && isinPattern.test(lot.isin) ? lot.isin : "INNOTAVAILAB",
    name: plainName(lot.schemeName),
    units: units.toNumber(),
    pricePerUnit: price.toNumber(),
    consideration,
    costTaken,
    cost,
    grandfathered,
    fmvPerUnit: fmvPerUnit.toNumber(),
    fmv,
    balance: consideration - costTaken,
  };
}

function consolidatedRow(sales: readonly Sale[], transferred: Side): Row112A {
  const sum = (of: (sale: Sale) => Decimal): number =>
    wholeRupees(sales.reduce((total, sale) => total.plus(of(sale)), zero));
  const [consideration, cost] = [sum((sale) => decimal(sale.consideration)), sum(costOf)];
  return {
    acquired: "AE",
    transferred,
    isin: "INNOTREQUIRD",
    name: "CONSOLIDATED",
    units: null,
    pricePerUnit: null,
    consideration,
    costTaken: cost,
    cost,
    grandfathered: null,
    fmvPerUnit: null,
    fmv: null,
    balance: consideration - cost,
  };
}

/** Section 94: an ignored loss is no cost here; subsection (8) makes it the cost of the bonus units. */
const costOf = ({ cost, addedLoss, ignoredLoss, ignoredForDividends }: Sale): Decimal =>
  decimal(cost)
    .plus(decimal(addedLoss))
    .minus(decimal(ignoredLoss))
    .minus(decimal(ignoredForDividends));

const wholeRupees = (rupees: Decimal): number => rupees.roundTo(0).toNumber();

/** Of units and prices, as the return's own schema has them. */
const maxDecimals = 4;

const isinPattern = /^IN[0-9A-Z]{10}$/;

/** The length is that of the return's own schema. */
const maxNameLength = 125;

/** Letters, digits and single spaces alone. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .slice(0, maxNameLength)
    .trim() || "UNNAMED";
