import type { Steps } from "../../steps.ts";
import { fromMicroUnits, fromPaise } from "../../transactions/fixed-point.ts";
import { AccountEvents } from "../account-events.ts";
import { salesOfFund, type FundSale } from "../fund-sales.ts";
import { taxRules, type TaxRules } from "../rules/tax-rules.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import type { FundSales, SalesOfYear } from "./report-types.ts";

/** A response stays below two megabytes. */
const maxSalesPerResponse = 5_000;

/**
 * The lots that funds sold in a year, fund by fund; as many funds as a response has room for.
 * @param funds of one person, or some of them
 * @param after the last fund of the response before
 */
export function* yearSales(
  funds: readonly TaxedFund[],
  facts: LedgerFacts,
  {
    year,
    after = "",
    rules = taxRules,
  }: { year: number; after?: string | undefined; rules?: TaxRules },
): Steps<SalesOfYear> {
  const events = new AccountEvents(facts, rules);
  const found: FundSales[] = [];
  let [rows, last] = [0, after];
  for (const fund of funds.toSorted((one, other) => compare(one.id, other.id))) {
    if (fund.id <= after) continue;
    let sales: FundSale[] = [];
    yield* salesOfFund(fund, events, { from: year, to: year }, (_, ofYear) => {
      ({ sales } = ofYear);
    });
    if (rows > 0 && rows + sales.length > maxSalesPerResponse) return { funds: found, next: last };
    if (sales.length > 0) found.push(fundSales(fund, sales));
    rows += sales.length;
    last = fund.id;
  }
  return { funds: found, next: null };
}

const fundSales = (
  { id, schemeName, folioNumber, isin }: TaxedFund,
  sales: readonly FundSale[],
): FundSales => ({
  fundId: id,
  schemeName,
  folioNumber,
  isin,
  sales: sales.toSorted(bySaleDate).slice(0, maxSalesPerResponse).map(saleView),
  hasAll: sales.length <= maxSalesPerResponse,
});

const bySaleDate = (one: FundSale, other: FundSale): number =>
  compare(one.soldOn, other.soldOn) || compare(one.acquiredOn, other.acquiredOn);

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function saleView(sale: FundSale): FundSales["sales"][number] {
  return {
    transactionId: sale.transactionId,
    soldOn: sale.soldOn,
    acquiredOn: sale.acquiredOn,
    units: fromMicroUnits(sale.units),
    consideration: fromPaise(sale.consideration),
    cost: fromPaise(sale.cost),
    fmvPerUnit: sale.fmvPerUnit === null ? null : Number(sale.fmvPerUnit),
    costTaken: fromPaise(sale.costTaken),
    ignoredLoss: fromPaise(sale.ignoredLoss),
    ignoredForDividends: fromPaise(sale.ignoredForDividends),
    addedLoss: fromPaise(sale.addedLoss),
    gain: fromPaise(sale.gain),
    term: sale.term,
    class: sale.class,
    section: sale.section,
    certain: sale.certain,
  };
}
