import { addDays, type IsoDate } from "../dates.ts";
import { historyUntil } from "../history/cut-history.ts";
import { dayOf, isoDay } from "../history/days.ts";
import { onDays } from "../history/estimate.ts";
import { periodMoney } from "../history/period-money.ts";
import type { PortfolioHistory } from "../history/schema.ts";
import { spanMoney } from "../history/span-money.ts";
import { spanPerformance } from "../history/span-performance.ts";
import { missing } from "../missing.ts";
import type { Sip } from "../sips/schema.ts";
import { upcomingInstalments } from "../sips/upcoming.ts";
import type { Steps } from "../steps.ts";
import { fromMicroUnits, fromPaise } from "../transactions/fixed-point.ts";
import type { FundInPeriod } from "./fund-in-period.ts";
import type { ReportPeriod } from "./period.ts";
import type { Report, ReportFigures } from "./schema.ts";

export type ReportedFund = { id: string; schemeName: string; folioNumber: string };

type ReportFacts = {
  period: ReportPeriod;
  today: IsoDate;
  navAsOf: IsoDate | null;
  history: PortfolioHistory;
  /** The funds that the history counts. */
  inPeriod: readonly FundInPeriod[];
  /** All funds that the report is about. */
  funds: readonly ReportedFund[];
  sips: readonly Sip[];
};

const mostMovements = 3;
/** How long a report is the newest of its kind. */
const newDays = 31;

/** Everything that a report says but its transactions one by one; each figure by the rule of the page that also has it. */
export function* report(facts: ReportFacts): Steps<Report> {
  const { period, today, navAsOf, history, inPeriod, sips } = facts;
  const named = new Map(facts.funds.map((fund) => [fund.id, fund]));
  const nameOf = (fundId: string) => {
    const { schemeName, folioNumber } = named.get(fundId) ?? missing();
    return { fundId, schemeName, folioNumber };
  };
  yield inPeriod.length;
  const realised = realisedOf(inPeriod);
  return {
    period,
    asOf: navAsOf,
    isFinished: today > period.to && navAsOf !== null && navAsOf > period.to,
    isFilling: history.isFilling,
    figures: yield* figuresOf(history, period),
    movements: inPeriod
      .flatMap(({ fundId, market, base }) =>
        market === null || market === 0
          ? []
          : [{ fundId, market, rate: base === 0 ? null : market / base }],
      )
      .toSorted((one, other) => Math.abs(other.market) - Math.abs(one.market))
      .slice(0, mostMovements)
      .map(({ market, ...moved }) => ({
        ...moved,
        ...nameOf(moved.fundId),
        market: fromPaise(market),
      })),
    holdings: inPeriod
      .filter(({ closing }) => closing.units > 0)
      .toSorted((one, other) => other.closing.value - one.closing.value)
      .map(({ fundId, closing: { units, cost, value, nav, navDay } }) => ({
        ...nameOf(fundId),
        units: fromMicroUnits(units),
        cost: fromPaise(cost),
        value: fromPaise(value),
        nav,
        navDate: navDay === null ? null : isoDay(navDay),
      })),
    realised: realised.map(({ fundId, sold, cost, gain }) => ({
      ...nameOf(fundId),
      sold: fromPaise(sold),
      cost: fromPaise(cost),
      gain: fromPaise(gain),
    })),
    realisedGain: fromPaise(realised.reduce((sum, { gain }) => sum + gain, 0)),
    transactions: inPeriod.reduce((sum, { transactions }) => sum + transactions, 0),
    sips: {
      count: inPeriod.reduce((sum, { instalments }) => sum + instalments, 0),
      amount: fromPaise(inPeriod.reduce((sum, fund) => sum + fund.instalmentMoney, 0)),
      // What comes next belongs to the newest report.
      next:
        today > addDays(period.to, newDays)
          ? []
          : upcomingInstalments(sips, today).map(({ fundId, dueDate, amount }) => ({
              ...nameOf(fundId),
              dueDate,
              amount,
            })),
    },
    leftOut: [...history.leftOut, ...(history.estimated?.funds ?? [])].map(
      ({ fundId, reason }) => ({ ...nameOf(fundId), reason }),
    ),
    estimated: estimatedAt(history, period.to),
  };
}

function* figuresOf(
  history: PortfolioHistory,
  { from, to }: ReportPeriod,
): Steps<ReportFigures | null> {
  const money = periodMoney(history, from, to);
  if (money === null) return null;
  const { opening, openingOn, paid, received, gain, closing, closingOn } = money;
  const until = historyUntil(history, to);
  yield until.days.length / daysPerRow;
  const all = yield* spanPerformance(until, null);
  const first = until.flows[0]?.day ?? until.days[0] ?? missing();
  return {
    openingOn: openingOn === null ? null : isoDay(openingOn),
    opening,
    paid,
    received,
    market: gain,
    marketRate: opening + paid === 0 ? null : gain / (opening + paid),
    closing,
    closingOn: isoDay(closingOn),
    sinceFirst: {
      xirr: all.xirr,
      xirrReason: all.xirrReason,
      since: isoDay(first),
      totalGain: all.gain,
      paidIn: spanMoney(until, null).paid,
    },
  };
}

/** Copying so many days takes as long as looking at one row. */
const daysPerRow = 20;

function realisedOf(funds: readonly FundInPeriod[]) {
  return funds
    .filter(({ sold, soldCost }) => sold !== 0 || soldCost !== 0)
    .map(({ fundId, sold, soldCost }) => ({ fundId, sold, cost: soldCost, gain: sold - soldCost }))
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
}

function estimatedAt({ estimated }: PortfolioHistory, to: IsoDate): number | null {
  if (estimated === null) return null;
  return onDays([dayOf(to)], estimated.days, estimated.values)[0] ?? null;
}
