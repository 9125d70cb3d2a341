import type { IsoDate } from "../dates.ts";
import { scaled, shareOf } from "../rounding.ts";
import { toPaise } from "../transactions/fixed-point.ts";

/** What an instalment is and when it falls due; the amount in rupees, the step-up in percent. */
export type Terms = { amount: number; day: number; from: IsoDate; stepUp: number | null };
/** Terms that held until a month began. */
export type EarlierTerms = Terms & { before: IsoDate };

export type Schedule = Terms & {
  to: IsoDate | null;
  /** What it was before it was changed, the oldest first. */
  earlier?: readonly EarlierTerms[];
};
export type DueInstalment = { dueDate: IsoDate; amount: number };

/** Rupees. */
export const maxInstalment = 99_999_999;

/**
 * The first instalment that falls due on or after a day; null after the last. The amount, in rupees, has grown by `stepUp`
 * percent for each full year since the first instalment, each year rounded to the rupee, half away from zero, up to
 * `maxInstalment`.
 */
export function nextInstalment(schedule: Schedule, onOrAfter: IsoDate): DueInstalment | null {
  const wanted = Math.max(firstMonth(schedule), monthOf(onOrAfter));
  const month = dueDateOf(schedule, wanted) < onOrAfter ? wanted + 1 : wanted;
  const dueDate = dueDateOf(schedule, month);
  if (schedule.to !== null && dueDate > schedule.to) return null;
  const terms = termsIn(schedule, month);
  const years = Math.floor((month - firstMonthOf(terms)) / 12);
  return { dueDate, amount: steppedUp(terms, years) };
}

/** The instalments from a day on, each as `nextInstalment` has it; the amounts are worked out once a year. */
export function* instalmentsFrom(
  schedule: Schedule,
  onOrAfter: IsoDate,
): Generator<DueInstalment, void> {
  const first = nextInstalment(schedule, onOrAfter);
  if (first === null) return;
  yield first;
  let { amount } = first;
  let terms = termsIn(schedule, monthOf(first.dueDate));
  for (let month = monthOf(first.dueDate) + 1; ; month += 1) {
    const dueDate = dueDateOf(schedule, month);
    if (schedule.to !== null && dueDate > schedule.to) return;
    const before = terms;
    terms = termsIn(schedule, month);
    const isNewYear = (month - firstMonthOf(terms)) % 12 === 0;
    if (terms !== before || isNewYear) amount = nextInstalment(schedule, dueDate)?.amount ?? amount;
    yield { dueDate, amount };
  }
}

/** What holds for the instalment of a month, counted since the year 0: the schedule itself, or its earlier terms. */
export const termsIn = (schedule: Schedule, month: number): Terms =>
  schedule.earlier?.find(({ before }) => month < monthOf(before)) ?? schedule;

const dueDateOf = (schedule: Schedule, month: number): IsoDate =>
  dueDateIn(month, termsIn(schedule, month).day);

const firstMonth = (schedule: Schedule): number =>
  Math.min(...[...(schedule.earlier ?? []), schedule].map(firstMonthOf));

/** Of the first instalment, in months since the year 0. */
export function firstMonthOf({ from, day }: Terms): number {
  const start = monthOf(from);
  return dueDateIn(start, day) < from ? start + 1 : start;
}

/** Months since the year 0. */
export const monthOf = (date: IsoDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The day of a month; in a shorter month its last. */
export function dueDateIn(month: number, day: number): IsoDate {
  const [year, index] = [Math.floor(month / 12), month % 12];
  // Each month has 28 days: goals ask this of thousands of instalments.
  const lastDay = day <= 28 ? day : new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return `${padded(year, 4)}-${padded(index + 1, 2)}-${padded(Math.min(day, lastDay), 2)}`;
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, "0");

function steppedUp({ amount, stepUp }: Terms, years: number): number {
  if (stepUp === null) return amount;
  let grown = amount;
  for (let year = 0; year < years && grown < maxInstalment; year += 1) {
    grown = amountAYearLater(grown, stepUp);
  }
  return grown;
}

/** Rounded to the rupee, half away from zero, up to `maxInstalment`. */
export const amountAYearLater = (amount: number, stepUp: number): number =>
  Math.min(
    shareOf(toPaise(amount), whole + scaled(stepUp, 2), paisePerRupee * whole),
    maxInstalment,
  );

/** 100 %, in hundredths of a percent. */
const whole = 10_000;
const paisePerRupee = 100;

/**
 * Where the next instalment is looked for after one was recorded: a month has one, whatever day the
 * SIP is moved to.
 */
export const monthAfter = (date: IsoDate): IsoDate => dueDateIn(monthOf(date) + 1, 1);
