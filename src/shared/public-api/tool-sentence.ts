import type { LeftOutFund, PortfolioPerformance } from "../portfolio/schema.ts";
import { roundTo } from "../rounding.ts";
import type { TaxReport } from "../tax/report/report-types.ts";
import type { WhatIf } from "../tax/selling/selling-types.ts";
import type {
  ComparisonResult,
  FundResult,
  FundsResult,
  NavResult,
  ReturnsResult,
  SchemesResult,
  TransactionPageResult,
} from "./results.ts";

/** One sentence for an assistant, of numbers and days only: no text that anybody typed. */
export const sentences = {
  "portfolio.performance": (portfolio: PortfolioPerformance) => {
    const { asOf, value, totalGain, xirr, leftOutFunds } = portfolio;
    const gains =
      totalGain === null
        ? "Its total gain and XIRR are not known"
        : `The total gain is ${rupees(totalGain)} and the XIRR ${percent(xirr)}`;
    return (
      `${on(asOf)} the portfolio is worth ${rupees(value)}; ${leftOutOf(leftOutFunds, outOfValue)}. ` +
      `${gains}; ${leftOutOf(leftOutFunds, outOfGains)}.`
    );
  },
  "programs.funds": ({ asOf, funds, nextCursor, leftOut }: FundsResult) =>
    `${on(asOf)} there ${funds.length === 1 ? "is" : "are"} ${counted(funds.length)}, ${nextCursor === null ? "and no more" : "and more after them"}; ${leftOut === 0 ? "nothing is left out" : `the value of ${leftOut} is not known`}.`,
  "programs.fund": ({ asOf, fund: { navDate }, performance }: FundResult) => {
    const { value, totalGain, xirr } = performance;
    const nav = navDate === null ? "" : ` at its NAV of ${navDate}`;
    return `${on(asOf)} the fund is worth ${rupees(value)}${nav}, with a total gain of ${rupees(totalGain)} and an XIRR of ${percent(xirr)}.`;
  },
  "programs.transactions": ({ transactions, nextCursor, leftOut }: TransactionPageResult) =>
    `${counted(transactions.length, "transaction")}, ${nextCursor === null ? "and no more" : "and more after them"}; ${left(leftOut)}.`,
  "programs.returns": ({ from, to, gain, timeWeighted, xirr, leftOut }: ReturnsResult) =>
    from === null || to === null
      ? `Nothing is known of this span; ${left(leftOut)}.`
      : `From ${from} to ${to} the gain was ${rupees(gain)}, the time-weighted return ${percent(timeWeighted)} and the XIRR ${percent(xirr)}; ${left(leftOut)}.`,
  "programs.compare": ({ from, to, schemes, leftOut }: ComparisonResult) =>
    from === null || to === null
      ? `Nothing can be compared; ${leftOut} of the schemes are left out.`
      : `From ${from} to ${to} ${schemes.length} schemes are compared; ${leftOut === 0 ? "none is left out" : `${leftOut} of those asked for are left out`}.`,
  "programs.schemes": ({ asOf, schemes, leftOut }: SchemesResult) =>
    `${counted(schemes.length, "scheme")} of the list of ${asOf ?? "no day"} ${schemes.length === 1 ? "fits" : "fit"} the words; ${leftOut === 0 ? "there are no more" : `${leftOut} more fit`}.`,
  "programs.nav": ({ on: day, nav, navDate }: NavResult) =>
    nav === null
      ? `No NAV of ${day} or before is stored.`
      : `The NAV ${navDate === day ? `of ${day}` : `of ${navDate}, the last one before ${day},`} is ${nav} rupees a unit.`,
  "tax.report": ({ financialYear, asOf, estimate: { total }, leftOut }: TaxReport) =>
    `For ${financialYear}, worked out on ${asOf}, the estimated tax is ${rupees(total)}; ${left(fundsIn(leftOut))}.`,
  "tax.whatIf": ({ on: day, nav, amount, arrives, tax, leftOut }: WhatIf) =>
    `A sale of ${rupees(amount)} on ${day}, at a NAV of ${nav} rupees, would bring ${rupees(arrives)} before tax of ${rupees(tax)}; ${left(fundsIn(leftOut))}.`,
};

const on = (day: string | null): string => (day === null ? "Without any NAV" : `As of ${day}`);

const rupees = (amount: number | null): string =>
  amount === null ? "an unknown amount" : `${amount} rupees`;

const percent = (fraction: number | null): string =>
  fraction === null ? "an unknown rate" : `${roundTo(100 * fraction, 2)} %`;

/** A fund can be left out twice, for its sales and for its income. */
const fundsIn = (leftOut: readonly { fundId: string }[]): number =>
  new Set(leftOut.map(({ fundId }) => fundId)).size;

const counted = (count: number, what = "fund"): string =>
  `${count} ${what}${count === 1 ? "" : "s"}`;

const left = (count: number): string =>
  count === 0 ? "nothing is left out" : `${counted(count)} ${count === 1 ? "is" : "are"} left out`;

type LeftOutTexts = Partial<Record<LeftOutFund["reason"], string>>;

const outOfValue: LeftOutTexts = {
  "no-nav": "without a NAV",
  "excluded-category": "of an excluded category",
};
const outOfGains: LeftOutTexts = {
  "no-nav": "without a NAV",
  totals: "without transactions",
  "partial-history": "with a past that is known in part",
  unpaired: "with units that moved from or to a folio that is not here",
};

function leftOutOf(funds: readonly LeftOutFund[], texts: LeftOutTexts): string {
  const parts = Object.entries(texts).flatMap(([reason, what]) => {
    const count = funds.filter((fund) => fund.reason === reason).length;
    return count === 0 ? [] : [`${counted(count)} ${what}`];
  });
  return parts.length === 0 ? "nothing is left out" : `left out: ${parts.join(", ")}`;
}
