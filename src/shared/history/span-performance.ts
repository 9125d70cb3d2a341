import { xirrBesideGainSteps, type Flow, type XirrReason } from "../portfolio/xirr.ts";
import type { Steps } from "../steps.ts";
import { isoDay } from "./days.ts";
import type { Day, DayFlow } from "./schema.ts";
import { spanMoney, type ValuedSeries } from "./span-money.ts";
import { missing } from "../missing.ts";

/** Rupees; rates are fractions. */
type SpanPerformance = {
  value: number;
  /** Value now and money received, less the value at the start and money paid. */
  gain: number;
  /** Of the whole span: what a rupee would have become that stayed in from its first day to its last. */
  timeWeighted: number;
  xirr: number | null;
  xirrReason: XirrReason | null;
  /** The gain by what was there at the start and paid in; null where that is 0. */
  absolute: number | null;
  days: number;
};

/**
 * The earnings from a reference day to the last day of a series. The value of the reference day counts as paid in on it, with
 * that day's flows.
 * @param start the reference day's index; null for all of the series, whose first flows count
 */
export function* spanPerformance(
  { days, values, flows }: ValuedSeries,
  start: number | null,
): Steps<SpanPerformance> {
  const from = start ?? 0;
  const [firstDay, lastDay] = [days[from] ?? missing(), days.at(-1) ?? missing()];
  const value = values.at(-1) ?? missing();
  const within = flows.filter(({ day }) => (start === null ? true : day > firstDay));
  const { opening, paid, gain } = spanMoney({ days, values, flows }, start);
  const { rate, reason } = yield* xirrBesideGainSteps([
    ...(opening === 0 ? [] : [{ date: isoDay(firstDay), amount: -opening }]),
    ...toFlows(within),
    { date: isoDay(lastDay), amount: value },
  ]);
  return {
    value,
    gain,
    timeWeighted: timeWeighted(
      days.slice(from),
      start === null ? values : values.slice(from),
      within,
      opening,
    ),
    xirr: rate,
    xirrReason: reason,
    absolute: opening + paid === 0 ? null : gain / (opening + paid),
    days: lastDay - firstDay,
  };
}

const toFlows = (flows: readonly DayFlow[]): Flow[] =>
  flows.map(({ day, paid, received }) => ({ date: isoDay(day), amount: received - paid }));

/**
 * The product of the days' returns: (value + received) / (value before + paid). Money comes at the start of its day and
 * goes at its end. A day with nothing there before or paid counts as unchanged.
 * @see https://help.portfolio-performance.info/en/concepts/performance/time-weighted/
 */
function timeWeighted(
  days: readonly Day[],
  values: readonly number[],
  flows: readonly DayFlow[],
  opening: number,
): number {
  const flowByDay = new Map(flows.map((flow) => [flow.day, flow]));
  let [factor, before] = [1, opening];
  for (const [index, day] of days.entries()) {
    const value = values[index] ?? missing();
    const { paid, received } = flowByDay.get(day) ?? noFlow;
    if (before + paid > 0 && !(index === 0 && opening > 0)) {
      factor *= (value + received) / (before + paid);
    }
    before = value;
  }
  return factor - 1;
}

const noFlow = { paid: 0, received: 0 };
