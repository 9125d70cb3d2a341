import type { PortfolioPerformance } from "../portfolio/schema.ts";
import { roundTo } from "../rounding.ts";
import type { TaxReport } from "../tax/report/report-types.ts";
import type { WhatIf } from "../tax/selling/selling-types.ts";
import type {
  ComparisonResult,
  FundResult,
  FundsResult,
  ReturnsResult,
  TransactionPageResult,
} from "./results.ts";

/** One sentence for an assistant, of numbers and days only: no text that anybody typed. */
export const sentences = {
  "portfolio.performance": ({ asOf, value, totalGain, xirr, leftOut }: PortfolioPerformance) =>
    `${on(asOf)} the portfolio is worth ${rupees(value)}, with a total gain of ${rupees(totalGain)} and an XIRR of ${percent(xirr)}; ${left(leftOut)}.`,
  "programs.funds": ({ asOf, funds, nextCursor, leftOut }: FundsResult) =>
    `${on(asOf)} there are ${funds.length} funds, ${nextCursor === null ? "with none after them" : "with more after them"}; ${left(leftOut)}.`,
  "programs.fund": ({ asOf, performance: { value, totalGain, xirr } }: FundResult) =>
    `${on(asOf)} the fund is worth ${rupees(value)}, with a total gain of ${rupees(totalGain)} and an XIRR of ${percent(xirr)}.`,
  "programs.transactions": ({ transactions, nextCursor, leftOut }: TransactionPageResult) =>
    `${transactions.length} transactions, ${nextCursor === null ? "with none after them" : "with more after them"}; ${left(leftOut)}.`,
  "programs.returns": ({ from, to, gain, timeWeighted, xirr, leftOut }: ReturnsResult) =>
    from === null || to === null
      ? `Nothing is known of this span; ${left(leftOut)}.`
      : `From ${from} to ${to} the gain was ${rupees(gain)}, the time-weighted return ${percent(timeWeighted)} and the XIRR ${percent(xirr)}; ${left(leftOut)}.`,
  "programs.compare": ({ from, to, schemes, leftOut }: ComparisonResult) =>
    from === null || to === null
      ? `Nothing can be compared; ${leftOut} of the schemes are left out.`
      : `From ${from} to ${to} ${schemes.length} schemes are compared; ${leftOut === 0 ? "none is left out" : `${leftOut} of those asked for are left out`}.`,
  "tax.report": ({ financialYear, asOf, estimate: { total }, leftOut }: TaxReport) =>
    `For ${financialYear}, worked out on ${asOf}, the estimated tax is ${rupees(total)}; ${left(leftOut.length)}.`,
  "tax.whatIf": ({ on: day, amount, arrives, tax, leftOut }: WhatIf) =>
    `A sale of ${rupees(amount)} on ${day} would bring ${rupees(arrives)} before tax of ${rupees(tax)}; ${left(leftOut.length)}.`,
};

const on = (day: string | null): string => (day === null ? "Without any NAV" : `As of ${day}`);

const rupees = (amount: number | null): string =>
  amount === null ? "an unknown amount" : `${amount} rupees`;

const percent = (fraction: number | null): string =>
  fraction === null ? "an unknown rate" : `${roundTo(100 * fraction, 2)} %`;

const left = (count: number): string =>
  count === 0
    ? "nothing is left out"
    : `${count} ${count === 1 ? "fund is" : "funds are"} left out`;
