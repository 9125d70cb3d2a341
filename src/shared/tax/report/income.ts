import { financialYear } from "../../transactions/financial-year.ts";
import { fromPaise } from "../../transactions/fixed-point.ts";
import { grossIncome } from "../../transactions/gross-income.ts";
import { incomeOf } from "../idcw.ts";
import type { LedgerFacts, TaxedFund } from "../taxed-fund.ts";
import type { IncomeRow } from "./report-types.ts";
import type { TaxRules } from "../rules/tax-rules.ts";

/** A fund's IDCW of a financial year before TDS, without what was taken back; null where it paid none. */
export function incomeOfFund(
  fund: TaxedFund,
  { ledgers, entries }: LedgerFacts,
  year: number,
  rules: TaxRules,
): IncomeRow | null {
  const ledger = ledgers.get(fund.id);
  if (ledger === undefined) return null;
  const paid = incomeOf(ledger).flatMap(({ id, date }) =>
    financialYear(date) === year ? (entries.get(id) ?? []) : [],
  );
  if (paid.length === 0) return null;
  const sum = (of: (entry: (typeof paid)[number]) => number): number =>
    fromPaise(paid.reduce((total, entry) => total + of(entry), 0));
  return {
    fundId: fund.id,
    schemeName: fund.schemeName,
    house: fund.fundHouse,
    payout: sum((entry) => (entry.type === "idcw-payout" ? grossIncome(entry) : 0)),
    reinvestment: sum((entry) => (entry.type === "idcw-reinvestment" ? grossIncome(entry) : 0)),
    tds: sum(({ tds }) => tds),
    isExempt: financialYear(rules.idcw.taxedFrom) > year,
  };
}
