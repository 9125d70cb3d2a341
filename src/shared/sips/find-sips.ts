import { addDays, daysBetween, type IsoDate } from "../dates.ts";
import { decimal } from "../money.ts";
import { daysAfter } from "../transactions/due-instalment.ts";
import { roundTo } from "../rounding.ts";
import { dueDateIn, monthOf } from "./due-dates.ts";

/** A purchase that is no SIP's yet; rupees. */
export type FreePurchase = { date: IsoDate; amount: number; stampDuty: number };

/** A SIP that purchases look like; rupees. */
export type FoundSip = {
  /** Of the first year. */
  amount: number;
  /** Of the last instalment. */
  lastAmount: number;
  day: number;
  /** The first instalment that was found. */
  since: IsoDate;
  /** Where its terms start: before `since` where the first year is not whole. */
  from: IsoDate;
  stepUp: number | null;
  count: number;
  /** The last instalment, where two more would have been due by now; null where it goes on. */
  endedOn: IsoDate | null;
};

const fewest = 3;
/** Instalments that are missing in a row and do not end a SIP. */
const maxMissing = 1;
/** Of the instalments, at least this share is bought within a long weekend of its day. */
const promptShare = 0.7;
const longWeekend = 4;
/** Purchases of one amount in a month: of more, nobody can say which is monthly. */
const maxAMonth = 2.5;

/** `other`: what was paid if the amount is meant the other way, with or without its duty; null where that is no sum of rupees. */
type Paid = { date: IsoDate; paid: number; other: number | null };

/**
 * The SIPs that purchases of a fund look like: an amount, with or without stamp duty, that is bought monthly up to 10 days after
 * its day, and may grow by the same percentage each year.
 * @param asOf up to which day all purchases are known
 * @returns those that go on first, then the latest
 */
export function findSips(purchases: readonly FreePurchase[], asOf: IsoDate): FoundSip[] {
  let left: readonly Paid[] = purchases
    .map(asPaid)
    .toSorted((one, other) => compareText(one.date, other.date));
  const found: FoundSip[] = [];
  for (const amount of new Set(left.map(({ paid }) => paid))) {
    for (;;) {
      const same = left.filter((each) => isPaid(each, amount));
      if (same.length < 2 || same.length > maxAMonth * monthsIn(same)) break;
      const chain = chainFrom(left, amount, bestDay(same));
      if (chain === null) break;
      const taken = new Set(chain.links.map(({ purchase }) => purchase));
      left = left.filter((each) => !taken.has(each));
      found.push(sipOf(chain, asOf));
    }
  }
  return found.toSorted(
    (one, other) =>
      Number(one.endedOn !== null) - Number(other.endedOn !== null) ||
      compareText(other.endedOn ?? other.since, one.endedOn ?? one.since),
  );
}

const compareText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/**
 * What a statement prints without stamp duty was paid with it: 4,999.75 are 5,000. Where the duty is whole rupees, 19,999 can
 * be either, and the rounder one is likelier.
 */
function asPaid({ date, amount, stampDuty }: FreePurchase): Paid {
  const total = decimal(amount).plus(decimal(stampDuty)).toNumber();
  const withDuty = amount * dutyFactor;
  const rounded = roundTo(withDuty, 0);
  if (rounded === total || Math.abs(withDuty - rounded) >= 0.01)
    return { date, paid: total, other: null };
  if (!Number.isInteger(total)) return { date, paid: rounded, other: null };
  return rounded % 100 === 0
    ? { date, paid: rounded, other: total }
    : { date, paid: total, other: rounded };
}
const dutyFactor = 1.00005;

const monthsIn = (rows: readonly Paid[]): number =>
  new Set(rows.map(({ date }) => monthOf(date))).size;

/** The due month of a purchase, and how many days after the day it was bought; null where it was bought too late. */
function dueMonthOf(date: IsoDate, day: number): { month: number; late: number } | null {
  const own = monthOf(date);
  const month = dueDateIn(own, day) <= date ? own : own - 1;
  const late = daysBetween(dueDateIn(month, day), date);
  return late <= daysAfter ? { month, late } : null;
}

/** The day of the month on or shortly after which most were bought. */
function bestDay(rows: readonly Paid[]): number {
  let [best, highest] = [1, -1];
  for (let day = 1; day <= 31; day += 1) {
    const lateness = new Map<number, number>();
    for (const { date } of rows) {
      const due = dueMonthOf(date, day);
      if (due !== null && due.late < (lateness.get(due.month) ?? Infinity))
        lateness.set(due.month, due.late);
    }
    const score = [...lateness.values()].reduce((sum, late) => sum + daysAfter + 1 - late, 0);
    if (score > highest) [best, highest] = [day, score];
  }
  return best;
}

/** `paid`: which of what may have been paid fits its neighbours. */
type Link = { purchase: Paid; paid: number; month: number; late: number };
/** `step`: the month of the first growth, and by how many percent. */
type Chain = { day: number; links: Link[]; step: { month: number; percent: number } | null };

/** The longest run of instalments that begins with an amount; null where it is too short or irregular for a SIP. */
function chainFrom(purchases: readonly Paid[], amount: number, day: number): Chain | null {
  const byMonth = new Map<number, Link[]>();
  for (const purchase of purchases) {
    const due = dueMonthOf(purchase.date, day);
    if (due !== null)
      byMonth.set(due.month, [
        ...(byMonth.get(due.month) ?? []),
        { purchase, paid: purchase.paid, ...due },
      ]);
  }
  const starts = [...byMonth.values()].flat().filter(({ purchase }) => purchase.paid === amount);
  const chains = starts
    .filter(({ month }) => !hasAmount(byMonth.get(month - 1), amount))
    .map((start) => grown(start, day, byMonth));
  const regular = chains.filter(isRegular);
  return regular.toSorted((one, other) => other.links.length - one.links.length).at(0) ?? null;
}

const hasAmount = (links: readonly Link[] | undefined, amount: number): boolean =>
  links?.some(({ purchase }) => isPaid(purchase, amount)) === true;

const isPaid = ({ paid, other }: Paid, amount: number): boolean =>
  paid === amount || other === amount;

function isRegular({ links }: Chain): boolean {
  const prompt = links.filter(({ late }) => late <= longWeekend).length;
  return links.length >= fewest && prompt >= promptShare * links.length;
}

function grown(start: Link, day: number, byMonth: ReadonlyMap<number, readonly Link[]>): Chain {
  const chain: Chain = { day, links: [start], step: null };
  let [last, missed] = [start, 0];
  for (let month = start.month + 1; missed <= maxMissing; month += 1) {
    const possible = (byMonth.get(month) ?? []).toSorted((one, other) => one.late - other.late);
    const same = possible.find(({ purchase }) => isPaid(purchase, last.paid));
    const stepped = same === undefined ? steppedUp(chain, last, possible) : null;
    const next = same === undefined ? stepped?.link : { ...same, paid: last.paid };
    if (next === undefined) missed += 1;
    else {
      chain.step ??= stepped?.step ?? null;
      chain.links.push(next);
      [last, missed] = [next, 0];
    }
  }
  return chain;
}

/** The instalment with which an amount grows a year after the first, or after it grew before. */
function steppedUp({ links, step }: Chain, last: Link, possible: readonly Link[]) {
  const first = links[0] ?? last;
  for (const link of possible) {
    const { paid, other } = link.purchase;
    for (const amount of other === null ? [paid] : [paid, other]) {
      const percent = percentBetween(last.paid, amount);
      if (percent === null) continue;
      const isDue =
        step === null
          ? link.month - first.month <= 12
          : percent === step.percent && (link.month - step.month) % 12 === 0;
      if (isDue) return { link: { ...link, paid: amount }, step: { month: link.month, percent } };
    }
  }
  return null;
}

/** Half percents, as a yearly step-up rounds to the rupee; null where it is none. */
function percentBetween(before: number, after: number): number | null {
  const percent = roundTo((after / before - 1) * 200, 0) / 2;
  if (percent <= 0 || percent > 100) return null;
  const expected = decimal(before)
    .times(decimal(100 + percent))
    .dividedBy(decimal(100), 0)
    .toNumber();
  return expected === after ? percent : null;
}

function sipOf({ day, links, step }: Chain, asOf: IsoDate): FoundSip {
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined) throw new Error("a SIP without instalments");
  const secondMissed = addDays(dueDateIn(last.month + 2, day), daysAfter);
  return {
    amount: first.paid,
    lastAmount: last.paid,
    day,
    since: dueDateIn(first.month, day),
    from: dueDateIn(step === null ? first.month : step.month - 12, day),
    stepUp: step?.percent ?? null,
    count: links.length,
    endedOn: secondMissed <= asOf ? dueDateIn(last.month, day) : null,
  };
}
