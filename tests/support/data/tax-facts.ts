import { replay } from "../../../src/shared/transactions/ledger.ts";
import { toPaise } from "../../../src/shared/transactions/fixed-point.ts";
import { schemesWithMergedUnitsOf } from "../../../src/shared/tax/fair-value.ts";
import type { LedgerFacts, TaxEntry, TaxedFund } from "../../../src/shared/tax/taxed-fund.ts";
import {
  harvest as harvestSteps,
  sellableFunds as sellableSteps,
} from "../../../src/shared/tax/selling/harvest.ts";
import { heldLots } from "../../../src/shared/tax/selling/held-lots.ts";
import { whatIf as whatIfSteps } from "../../../src/shared/tax/selling/what-if.ts";
import { taxReport as taxReportSteps } from "../../../src/shared/tax/report/report.ts";
import type { Sale } from "../../../src/shared/tax/report/report-types.ts";
import { yearSales } from "../../../src/shared/tax/report/year-sales.ts";
import { firstYearOf } from "../../../src/shared/transactions/financial-year.ts";
import { runAtOnce } from "../../../src/shared/steps.ts";
import type { HeldFund } from "../../../src/shared/tax/selling/held-fund.ts";
import type { TaxPerson } from "../../../src/shared/tax/report/person-years.ts";
import type { SchemeClass } from "../../../src/shared/tax/rules/tax-rules.ts";
import { entry } from "./ledger-entries.ts";

/** The use-cases of tax in one go, a report with the rows that the server sends by fund. */
export const taxReport = (...args: Parameters<typeof taxReportSteps>) => {
  const [person, facts, of] = args;
  const { funds } = runAtOnce(yearSales(person.funds, facts, of));
  const sales = funds
    .flatMap(({ sales: own, hasAll: _, ...fund }): Sale[] =>
      own.map((sale) => ({ ...fund, ...sale })),
    )
    .toSorted(
      (one, other) =>
        compare(one.soldOn, other.soldOn) || compare(one.acquiredOn, other.acquiredOn),
    );
  return { ...runAtOnce(taxReportSteps(...args)), sales };
};
export const harvest = (...args: Parameters<typeof harvestSteps>) =>
  runAtOnce(harvestSteps(...args));
export const whatIf = (...args: Parameters<typeof whatIfSteps>) => runAtOnce(whatIfSteps(...args));
export const sellableFunds = (...args: Parameters<typeof sellableSteps>) => {
  const [funds, facts, on] = args;
  const found = runAtOnce(sellableSteps(...args));
  const lotsOf = (fundId: string) => {
    const fund = funds.find(({ id }) => id === fundId);
    if (fund === undefined) return [];
    const { years } = heldLots(fund, facts, on);
    return years
      .flatMap(({ financialYear }) => {
        const year = firstYearOf(financialYear);
        return heldLots(fund, facts, { ...on, year }).days;
      })
      .toReversed();
  };
  return { ...found, funds: found.funds.map((fund) => ({ ...fund, lots: lotsOf(fund.fundId) })) };
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

type Given = Parameters<typeof entry>[0] & {
  exitLoad?: number;
  stt?: number;
  tds?: number;
  source?: TaxEntry["source"];
  confirmed?: boolean;
};

/** A transaction as tax sees it, from rupees and units. */
export const taxEntry = ({
  exitLoad = 0,
  stt = 0,
  tds = 0,
  source = "manual",
  confirmed = true,
  ...given
}: Given): TaxEntry => ({
  ...entry(given),
  exitLoad: toPaise(exitLoad),
  stt: toPaise(stt),
  tds: toPaise(tds),
  source,
  confirmed,
});

export const buy = (date: string, units: number, amount: number, more: Partial<Given> = {}) =>
  taxEntry({ date, type: "purchase", units, amount, ...more });
export const sell = (date: string, units: number, amount: number, more: Partial<Given> = {}) =>
  taxEntry({ date, type: "redemption", units, amount, ...more });

const schemeCode = "100001";

/** Of folios of one scheme. */
export const factsOf = (
  entries: readonly TaxEntry[],
  oldNavs: LedgerFacts["oldNavs"] = new Map(),
  classes: LedgerFacts["classes"] = new Map(),
): LedgerFacts => ({
  schemesWithMergedUnits: schemesWithMergedUnitsOf(
    entries,
    new Map(entries.map(({ fundId }) => [fundId, schemeCode])),
  ),
  ledgers: replay(entries),
  entries: new Map(entries.map((one) => [one.id, one])),
  oldNavs,
  classes,
});

/** A fund whose scheme's class is known for certain. */
export function taxedFund(
  schemeClass: SchemeClass | null = "equity",
  more: Partial<TaxedFund> & { isListed?: boolean; hasLittleEquity?: boolean | null } = {},
): TaxedFund {
  const { isListed = false, hasLittleEquity = schemeClass !== "equity", ...fund } = more;
  return {
    id: "fund",
    schemeName: "Sample Fund - Direct Plan - Growth",
    folioNumber: "1234/56",
    amfiCode: schemeCode,
    isin: "INF000A01AB1",
    fundHouse: "Sample Mutual Fund",
    hasTransactions: true,
    fmv: null,
    exitLoad: null,
    scheme: {
      class: schemeClass,
      reason: "equity-scheme",
      certain: true,
      hasLittleEquity,
      isListed,
      isElss: false,
      isClosed: false,
      mayBeLocked: false,
      isChosen: false,
    },
    ...fund,
  };
}

/** A fund of equity at ₹20, without an exit load. */
export const heldFund = (
  more: Partial<HeldFund> & Parameters<typeof taxedFund>[1] = {},
): HeldFund => ({
  ...taxedFund("equity", more),
  nav: more.nav === undefined ? "20" : more.nav,
  exitLoad: more.exitLoad ?? null,
});

export const personWith = (
  funds: readonly TaxedFund[],
  more: Partial<TaxPerson> = {},
): TaxPerson => ({ holderId: null, funds, losses: [], profiles: new Map(), ...more });
