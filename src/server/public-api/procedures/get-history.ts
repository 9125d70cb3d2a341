import { dayOf, isoDay } from "../../../shared/history/days.ts";
import type { PortfolioHistory } from "../../../shared/history/schema.ts";
import { spanPerformance } from "../../../shared/history/span-performance.ts";
import { missing } from "../../../shared/missing.ts";
import { historyUntil, referenceIndex } from "../../../shared/history/cut-history.ts";
import type { HistoryResult, ReturnsResult } from "../../../shared/public-api/results.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import type { SpanInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { getDatedHistory } from "../../portfolio/dated-history.ts";

/**
 * The value of what was held on each day. Funds whose past is not known are left out, not estimated.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function getHistory(
  ctx: SignedInContext,
  { from, to, ...scope }: SpanInput,
): Promise<HistoryResult> {
  const { navAsOf, history } = await getDatedHistory(ctx, scope);
  const { days, values, invested, flows } = historyUntil(history, to);
  const first = from === undefined ? -Infinity : dayOf(from);
  const start = days.findIndex((day) => day >= first);
  return {
    asOf: navAsOf,
    ...leftOutOf(history),
    isFilling: history.isFilling,
    days: (start === -1 ? [] : days.slice(start)).map((day, at) => ({
      date: isoDay(day),
      value: values[start + at] ?? missing(),
      invested: invested[start + at] ?? missing(),
    })),
    flows: flows
      .filter(({ day }) => day >= first)
      .map(({ day, paid, received }) => ({ date: isoDay(day), paid, received })),
  };
}

/**
 * What money earned over a span; all null where fewer than two days of it have values.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function getReturns(
  ctx: SignedInContext,
  { from, to, ...scope }: SpanInput,
): Promise<ReturnsResult> {
  const { navAsOf, history } = await getDatedHistory(ctx, scope);
  const until = historyUntil(history, to);
  const start = referenceIndex(until.days, from);
  const [firstDay, lastDay] = [until.days[start ?? 0], until.days.at(-1)];
  const found = { asOf: navAsOf, ...leftOutOf(history) };
  if (firstDay === undefined || lastDay === undefined || firstDay === lastDay) {
    return { ...found, ...nothingKnown };
  }
  const { value, gain, timeWeighted, xirr, xirrReason, absolute } = await runInTurns(
    spanPerformance(until, start),
  );
  const span = { from: isoDay(firstDay), to: isoDay(lastDay) };
  return { ...found, ...span, value, gain, timeWeighted, xirr, xirrReason, absolute };
}

const leftOutOf = ({ leftOut, estimated }: PortfolioHistory) => {
  const funds = [...leftOut, ...(estimated?.funds ?? [])];
  return { leftOut: funds.length, leftOutFunds: funds };
};

const nothingKnown = {
  from: null,
  to: null,
  value: null,
  gain: null,
  timeWeighted: null,
  xirr: null,
  xirrReason: null,
  absolute: null,
};
