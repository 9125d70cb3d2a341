import { roundTo } from "../rounding.ts";
import { xirrBesideGain, type Flow } from "../portfolio/xirr.ts";
import { lowerBound, isoDay, maxGapDays } from "./days.ts";
import type { Day, DayFlow, NavPoints, ValueSeries } from "./schema.ts";
import { missing } from "../missing.ts";

/** Carries a younger scheme's NAVs on with an older one's before its first day, scaled to meet it there. */
export function splice(newer: NavPoints, older: NavPoints): NavPoints {
  const first = newer.days[0];
  if (first === undefined) return older;
  const meeting = older.days.findLastIndex((day) => day <= first);
  if (meeting === -1) return newer;
  const ratio = (newer.navs[0] ?? missing()) / (older.navs[meeting] ?? missing());
  const end = older.days.findIndex((day) => day >= first);
  const count = end === -1 ? older.days.length : end;
  if (count === 0 || !Number.isFinite(ratio)) return newer;
  return {
    days: [...older.days.slice(0, count), ...newer.days],
    navs: [...older.navs.slice(0, count).map((nav) => nav * ratio), ...newer.navs],
  };
}

/** Rupees. `values` belong to the days of the span. */
export type BenchmarkResult = {
  values: number[];
  value: number;
  gain: number;
  xirr: number | null;
  /** The gain by what was there at the start and paid in, as a fraction; null where that is 0. */
  absolute: number | null;
  /** Whether withdrawals were scaled, because the index fund would have run out of units. */
  isScaled: boolean;
};

/**
 * What the same cash flows in an index fund would be worth (Long-Nickels), at the first NAV on or after each day. If the units
 * would run out, withdrawals are scaled.
 * @param start the span's reference day; null for all of the series
 * @returns null where the fund's NAVs begin over 10 days after the span
 */
export function benchmarkEquivalent(
  navs: NavPoints,
  series: Pick<ValueSeries, "days" | "values"> & { flows: readonly DayFlow[] },
  start: number | null,
): BenchmarkResult | null {
  const from = start ?? 0;
  const days = series.days.slice(from);
  const [firstDay, firstNav] = [days[0], navs.days[0]];
  if (firstDay === undefined || firstNav === undefined) return null;
  if (firstNav > firstDay + maxGapDays) return null;
  const opening = start === null ? 0 : (series.values[from] ?? missing());
  const flows = series.flows.filter(({ day }) => start === null || day > firstDay);
  const bought = (day: Day, rupees: number): number => {
    // A flow after the newest NAV is counted at that one.
    const index = Math.min(lowerBound(navs.days, day), navs.days.length - 1);
    return rupees / (navs.navs[index] ?? missing());
  };
  const held = opening === 0 ? 0 : bought(firstDay, opening);
  const plain = unitsByFlow(flows, held, (units, { day, paid, received }) => ({
    units: units + bought(day, paid) - bought(day, received),
    received,
  }));
  const isScaled = plain.some(({ units }) => units < -1e-9);
  const steps = isScaled
    ? unitsByFlow(flows, held, (units, { day, paid, received }) => {
        const after = units + bought(day, paid);
        const left = valueOn(series, day);
        const sold = received === 0 ? 0 : after * (received / (left + received));
        return { units: after - sold, received: sold / bought(day, 1) };
      })
    : plain;
  const values = valuesOf(days, navs, steps, held);
  const value = values.at(-1) ?? missing();
  const paid = flows.reduce((sum, flow) => sum + flow.paid, opening);
  const received = steps.reduce((sum, step) => sum + step.received, 0);
  const money: Flow[] = [
    ...(opening === 0 ? [] : [{ date: isoDay(firstDay), amount: -opening }]),
    ...steps.map((step) => ({ date: isoDay(step.day), amount: step.received - step.paid })),
    { date: isoDay(days.at(-1) ?? missing()), amount: value },
  ];
  const gain = value + received - paid;
  const absolute = paid === 0 ? null : gain / paid;
  return { values, value, gain, xirr: xirrBesideGain(money).rate, absolute, isScaled };
}

type Step = { day: Day; units: number; paid: number; received: number };

function unitsByFlow(
  flows: readonly DayFlow[],
  opening: number,
  next: (units: number, flow: DayFlow) => { units: number; received: number },
): Step[] {
  let held = opening;
  return flows.map((flow) => {
    const { units, received } = next(held, flow);
    held = units;
    return { day: flow.day, units, paid: flow.paid, received };
  });
}

function valueOn({ days, values }: Pick<ValueSeries, "days" | "values">, day: Day): number {
  return values[Math.min(lowerBound(days, day), days.length - 1)] ?? missing();
}

function valuesOf(
  days: readonly Day[],
  navs: NavPoints,
  steps: readonly Step[],
  opening: number,
): number[] {
  let [units, nextStep, nextNav, nav] = [opening, 0, 0, navs.navs[0] ?? missing()];
  return days.map((day) => {
    for (
      let step = steps[nextStep];
      step !== undefined && step.day <= day;
      step = steps[nextStep]
    ) {
      units = step.units;
      nextStep += 1;
    }
    for (; (navs.days[nextNav] ?? Infinity) <= day; nextNav += 1) {
      nav = navs.navs[nextNav] ?? missing();
    }
    return roundTo(units * nav, 2);
  });
}
