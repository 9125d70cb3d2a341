import { faceValueSince } from "../history/face-value.ts";
import { rollingReturns, type RollingReturns } from "../history/rolling-returns.ts";
import type { Day, NavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";
import type { Steps } from "../steps.ts";
import { calendarYears, type CalendarYear } from "./calendar-years.ts";
import { commonNavs, navsWithin, type CommonNavs } from "./common-navs.ts";
import { monthlySip, type SipResult } from "./monthly-sip.ts";
import { carriedNav } from "../history/carried-nav.ts";
import { volatility } from "./volatility.ts";
import { worstFall, type WorstFall } from "./worst-fall.ts";

export const rollingYears = [1, 3, 5] as const;

export type ComparedNavs = { code: string; navs: NavPoints };

/** Rates and changes are fractions. */
export type SchemeFigures = {
  code: string;
  /** Over the whole comparison. */
  change: number;
  /** A year; null where the comparison is shorter than one. */
  yearly: number | null;
  sip: SipResult | null;
  fall: WorstFall | null;
  volatility: number | null;
  years: CalendarYear[];
  /** By `rollingYears`; null where no period is that long. */
  rolling: (RollingReturns | null)[];
};

export type Comparison = {
  from: Day;
  to: Day;
  common: CommonNavs;
  /** The code of the scheme that begins more than a month after all others; null where none does. */
  shortenedBy: string | null;
  /** In the given order. */
  schemes: SchemeFigures[];
};

/**
 * Compares schemes over the days that they have in common; null where there are fewer than two. Yields how many NAVs it
 * examined.
 */
export function* compareSchemes(compared: readonly ComparedNavs[]): Steps<Comparison | null> {
  const common = commonNavs(compared.map(({ navs }) => navs));
  if (common === null) return null;
  yield common.days.length * compared.length;
  const span = { from: common.days[0] ?? missing(), to: common.days.at(-1) ?? missing() };
  const schemes: SchemeFigures[] = [];
  for (const { code, navs } of compared) {
    schemes.push(yield* figuresOf(code, navsWithin(navs, span), span));
  }
  return { ...span, common, shortenedBy: shortenedBy(compared), schemes };
}

/** In days. A scheme that begins at most this much later hardly shortens the comparison. */
const fewDays = 31;

function shortenedBy(compared: readonly ComparedNavs[]): string | null {
  const starts = compared.map(({ code, navs }) => ({ code, first: navs.days[0] ?? missing() }));
  const [youngest, next] = starts.toSorted((one, other) => other.first - one.first);
  if (youngest === undefined || next === undefined) return null;
  return youngest.first - next.first > fewDays ? youngest.code : null;
}

function* figuresOf(
  code: string,
  points: NavPoints,
  span: { from: Day; to: Day },
): Steps<SchemeFigures> {
  const rolling: (RollingReturns | null)[] = [];
  for (const years of rollingYears) {
    rolling.push(rollingReturns(points, years));
    yield points.days.length;
  }
  const sip = monthlySip(points, span);
  yield points.days.length;
  const growth =
    (carriedNav(points, span.to) ?? missing()) / (carriedNav(points, span.from) ?? missing());
  const days = span.to - span.from;
  return {
    code,
    change: growth - 1,
    yearly: days < daysInYear ? null : growth ** (daysInYear / days) - 1,
    sip,
    fall: worstFall(points),
    volatility: volatility(points, span),
    years: calendarYears(points, span),
    rolling,
  };
}

const daysInYear = 365;

/**
 * The NAVs since the face value last changed, and the day of that change; earlier ones cannot be compared with them.
 */
export function navsOfFaceValue(navs: NavPoints): { navs: NavPoints; changedOn: Day | null } {
  const since = faceValueSince(navs);
  if (since === 0) return { navs, changedOn: null };
  return {
    navs: { days: navs.days.slice(since), navs: navs.navs.slice(since) },
    changedOn: navs.days[since] ?? missing(),
  };
}
