import { addDays, indianDay, startOfIndianDay, type IsoDate } from "../dates.ts";
import { dayInMilliseconds } from "../day-length.ts";
import type { Report } from "../reports/schema.ts";
import { periodAt, periodBefore } from "../reports/period.ts";
import type { NewsKind } from "./letter-kinds.ts";
import type { DueLetter } from "./schema.ts";

const nineOClock = 9 * 60 * 60_000;

/** The first day of a month on which the letter about the month before goes out, and the last one for any letter. */
const firstDay = 3;
const lastDay = 15;
/** From then on it goes out with the NAVs that there are. */
const patienceDay = 8;

/** Days, the first among them, on which a letter about what is due soon, or about events, may still go out. */
const soonDays = 3;
const eventDays = 7;

/**
 * The letters that are made due at a time, from 09:00 in India on: the monthly one from the 3rd and March's from the 1st to the
 * end of the 15th, the one about what is due soon from Monday to Wednesday, the one about events each day.
 */
export function lettersAt(now: Date): DueLetter[] {
  const today = indianDay(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const monthly: DueLetter[] = dueFrom(firstDay, now).map((deadline) => {
    const { name: period } = periodBefore(periodAt("month", today));
    return { kind: "monthly", period, deadline };
  });
  const march: DueLetter[] = dueFrom(1, now)
    .filter(() => today.slice(5, 7) === "03")
    .map((deadline) => ({ kind: "march", period: periodAt("year", today).name, deadline }));
  const soon = newsFrom("soon", monday, soonDays, now);
  const events = newsFrom("events", today, eventDays, now);
  return [...monthly, ...soon.filter(({ deadline }) => now < deadline), ...events, ...march];
}

function newsFrom(kind: NewsKind, day: IsoDate, days: number, now: Date): DueLetter[] {
  if (now.getTime() < indianMidnight(day) + nineOClock) return [];
  return [{ kind, period: day, deadline: new Date(indianMidnight(addDays(day, days))) }];
}

/** @returns the deadline, where a letter of this month that opens on a day is due; else nothing */
function dueFrom(day: number, now: Date): Date[] {
  const month = `${indianDay(now).slice(0, 7)}-`;
  const opens = indianMidnight(`${month}${String(day).padStart(2, "0")}`) + nineOClock;
  const deadline = indianMidnight(addDays(`${month}${lastDay}`, 1));
  return now.getTime() < opens || now.getTime() >= deadline ? [] : [new Date(deadline)];
}

/** The last Monday to Friday on or before a day. */
export function lastWeekday(day: IsoDate): IsoDate {
  return isWeekday(day) ? day : lastWeekday(addDays(day, -1));
}

const indianMidnight = (day: IsoDate): number => startOfIndianDay(day).getTime();

/** Of the value held that has a NAV at all. */
const enough = 0.95;
/** Days without a NAV after which a scheme is not waited for: it was wound up or merged. */
const goneDays = 10;

/**
 * The funds held at a month's end that lack the NAV of its last working day, and whether the letter waits for them: less than
 * 95 % of the value has it, or no later day's are known, and it is not the 8th yet. A holiday has no NAVs, so that the last
 * day with any counts once later ones are known.
 */
export function missingNavs(
  { period, holdings, isFinished }: Pick<Report, "period" | "holdings" | "isFinished">,
  now: Date,
): { waits: boolean; day: IsoDate | null; missing: Report["holdings"] } {
  const oldest = addDays(period.to, -goneDays);
  const expected = holdings.filter(({ navDate }) => navDate !== null && navDate >= oldest);
  const lastDayOfAny = expected
    .map(({ navDate }) => navDate ?? "")
    .filter(isWeekday)
    .reduce<IsoDate | null>((last, date) => (last === null || date > last ? date : last), null);
  const day = isFinished ? lastDayOfAny : lastWeekday(period.to);
  const missing = expected.filter(({ navDate }) => day !== null && (navDate ?? "") < day);
  const sum = (of: Report["holdings"]) => of.reduce((total, { value }) => total + value, 0);
  const isPatient = now.getTime() < indianMidnight(`${indianDay(now).slice(0, 7)}-0${patienceDay}`);
  const lacks = sum(missing) > (1 - enough) * sum(expected);
  return { waits: isPatient && (lacks || !isFinished), day, missing };
}

/** Liquid schemes have NAVs of Sundays too. */
const isWeekday = (date: IsoDate): boolean => weekdayOf(date) !== 0 && weekdayOf(date) !== 6;

/** From 0 for Sunday. */
const weekdayOf = (date: IsoDate): number =>
  (Math.floor(Date.parse(date) / dayInMilliseconds) + 4) % 7;
