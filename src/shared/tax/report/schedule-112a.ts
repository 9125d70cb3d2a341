import type { IsoDate } from "../../dates.ts";
import { csvFile, type CsvColumns } from "../../csv.ts";
import { missing } from "../../missing.ts";
import { decimal, zero, type Decimal } from "../../money.ts";
import type { Sale } from "./report-types.ts";
import { schedule112AIn } from "../rules/in-force.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";

/** `BE`: on or before the day that counts, `AE`: after it. */
type Side = "BE" | "AE";

/** A row of Schedule 112A of the return; amounts in whole rupees, as the return wants them. */
export type Row112A = {
  acquired: Side;
  transferred: Side;
  isin: string | null;
  name: string;
  units: number;
  pricePerUnit: number;
  consideration: number;
  costTaken: number;
  cost: number;
  /** The lower of consideration and fair market value; 0 for what was bought later. */
  grandfathered: number;
  fmvPerUnit: number | null;
  fmv: number;
  balance: number;
};

/**
 * The rows of sales under 112A: one for each grandfathered lot, the others one for each scheme and side of the day on
 * which the rates changed.
 * @see https://zerodha.com/z-connect/comment/228395
 */
export function rows112A(sales: readonly Sale[], rules: TaxRules = taxRules): Row112A[] {
  const { acquiredUntil } = rules.grandfathering;
  const sideOf = (soldOn: IsoDate): Side =>
    soldOn < rules.schedule112A.ratesChangedOn ? "BE" : "AE";
  const groups = Map.groupBy(
    [...sales.entries()].filter(([, { section }]) => section === "112A"),
    ([index, sale]) =>
      sale.acquiredOn <= acquiredUntil
        ? `lot ${index}`
        : `${sale.isin ?? sale.schemeName} ${sideOf(sale.soldOn)}`,
  );
  return [...groups.values()].map((group) => {
    const own = group.map(([, sale]) => sale);
    const { acquiredOn, soldOn } = own[0] ?? missing();
    return rowOf(own, acquiredOn <= acquiredUntil ? "BE" : "AE", sideOf(soldOn));
  });
}

function rowOf(sales: readonly Sale[], acquired: Side, transferred: Side): Row112A {
  const first = sales[0] ?? missing();
  const units = sum(sales, ({ units: own }) => own);
  const value = sum(sales, ({ consideration }) => consideration);
  const fmvPerUnit = acquired === "BE" ? first.fmvPerUnit : null;
  const [consideration, cost, fmv] = [
    value,
    // Section 94: an ignored loss is no cost here; subsection (8) makes it the cost of the bonus units.
    sum(sales, (sale) => sale.cost + sale.addedLoss - sale.ignoredLoss - sale.ignoredForDividends),
    fmvPerUnit === null ? zero : units.times(decimal(fmvPerUnit)),
  ].map((rupees) => rupees.roundTo(0).toNumber()) as [number, number, number];
  const grandfathered = acquired === "BE" ? Math.min(consideration, fmv) : 0;
  const costTaken = Math.max(cost, grandfathered);
  return {
    acquired,
    transferred,
    isin: first.isin,
    name: first.schemeName,
    units: units.toNumber(),
    pricePerUnit: pricePerUnit(units, value, consideration),
    consideration,
    costTaken,
    cost,
    grandfathered,
    fmvPerUnit,
    fmv,
    balance: consideration - costTaken,
  };
}

const minDecimals = 4;
const maxDecimals = 12;

/** With as many decimals as units times price needs to give the consideration, as the return multiplies them. */
function pricePerUnit(units: Decimal, value: Decimal, consideration: number): number {
  if (!units.isPositive()) return 0;
  let price = value.dividedBy(units, minDecimals);
  for (let decimals = minDecimals + 1; decimals <= maxDecimals; decimals += 1) {
    if (units.times(price).roundTo(0).toNumber() === consideration) break;
    price = decimal(consideration).dividedBy(units, decimals);
  }
  return price.toNumber();
}

const sum = (sales: readonly Sale[], of: (sale: Sale) => number): Decimal =>
  sales.reduce((total, sale) => total.plus(decimal(of(sale))), zero);

const columns = (year: number, rules: TaxRules): CsvColumns<Row112A> => [
  ["Share/Unit acquired(1a)", (row) => row.acquired],
  ...(schedule112AIn(year, rules).hasTransferred
    ? ([["Share/Unit Transferred(1b)", (row) => row.transferred]] as CsvColumns<Row112A>)
    : []),
  ["ISIN Code(2)", (row) => row.isin],
  ["Name of the Share/Unit(3)", (row) => row.name],
  ["No. of Shares/Units(4)", (row) => row.units],
  ["Sale-price per Share/Unit(5)", (row) => row.pricePerUnit],
  ["Full Value of Consideration(Total Sale Value)(6) = 4 * 5", (row) => row.consideration],
  ["Cost of acquisition without indexation(7)", (row) => row.costTaken],
  ["Cost of acquisition(8)", (row) => row.cost],
  ["If the long term capital asset was acquired before 01.02.2018(9)", (row) => row.grandfathered],
  ["Fair Market Value per share/unit as on 31st January 2018(10)", (row) => row.fmvPerUnit ?? 0],
  [
    "Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10",
    (row) => row.fmv,
  ],
  ["Expenditure wholly and exclusively in connection with transfer(12)", () => 0],
  ["Total deductions(13) = 7 + 12", (row) => row.costTaken],
  ["Balance(14) = 6 - 13", (row) => row.balance],
];

/**
 * Schedule 112A as a CSV file, with the columns of a financial year's return.
 * @param year the financial year's first calendar year
 */
export function schedule112ACsv(
  year: number,
  sales: readonly Sale[],
  rules: TaxRules = taxRules,
): string {
  const { heading, rows } = csvFile(columns(year, rules));
  return heading + rows(rows112A(sales, rules));
}
