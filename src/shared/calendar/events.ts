import { addDays, type IsoDate } from "../dates.ts";
import type { Goal } from "../goals/schema.ts";
import type { DecimalText } from "../money.ts";
import type { Sip } from "../sips/schema.ts";
import { rowsPerLot, type Steps } from "../steps.ts";
import { upcomingInstalments } from "../sips/upcoming.ts";
import { valueOf } from "../tax/lot-gain.ts";
import { taxRules, type TaxRules } from "../tax/rules/tax-rules.ts";
import { unlockedByDay } from "../tax/selling/unlocked-by-day.ts";
import { financialYear } from "../transactions/financial-year.ts";
import { fromMicroUnits, fromPaise } from "../transactions/fixed-point.ts";
import type { OpenLot } from "../transactions/open-lots.ts";

/** A whole day of a calendar. Its id stays the same while what it is about is moved or renamed. */
export type CalendarEvent = { id: string; on: IsoDate } & (
  | { kind: "sip"; fundId: string; schemeName: string; amount: number }
  /** `value` in rupees at the newest NAV; null where there is none. */
  | { kind: "elss"; fundId: string; schemeName: string; units: number; value: number | null }
  /** Rupees of today. */
  | { kind: "goal"; name: string; target: number }
  /** Percent of the year's tax that is to be paid by then in all. */
  | { kind: "advance-tax"; percent: number | "all" }
);

/** Days ahead. */
const sipDays = 90;
const elssDays = 366;
const advanceDays = 4;
/** The nearest. */
export const maxCalendarEvents = 2_000;

type Names = ReadonlyMap<string, { schemeName: string }>;

/** The next instalments of SIPs that run. A month has one, so that a moved day is the same event. */
function* sipEvents(sips: readonly Sip[], funds: Names, today: IsoDate): Steps<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  for (const sip of sips) {
    const schemeName = funds.get(sip.fundId)?.schemeName;
    if (schemeName === undefined) continue;
    for (const { sipId, fundId, dueDate, amount } of upcomingInstalments([sip], today, sipDays)) {
      const id = `sip-${sipId}-${dueDate.slice(0, 7)}`;
      found.push({ kind: "sip", id, on: dueDate, fundId, schemeName, amount });
    }
    yield rowsPerLot;
  }
  return found;
}

type CalendarFund = {
  id: string;
  schemeName: string;
  isElss: boolean;
  nav: DecimalText | null;
  lots: readonly Pick<OpenLot, "date" | "remaining">[];
};

/** The days from which units of ELSS funds can be sold; lots of one fund and day are one event. */
function* elssEvents(
  funds: readonly CalendarFund[],
  today: IsoDate,
  rules: TaxRules,
): Steps<CalendarEvent[]> {
  const span = { from: today, to: addDays(today, elssDays) };
  const found: CalendarEvent[] = [];
  for (const { id, schemeName, nav, lots } of funds.filter(({ isElss }) => isElss)) {
    const unitsByDay = unlockedByDay(lots, span, rules);
    for (const [on, microUnits] of unitsByDay) {
      const value = nav === null ? null : fromPaise(valueOf(microUnits, nav));
      const units = fromMicroUnits(microUnits);
      found.push({
        kind: "elss",
        id: `elss-${id}-${on}`,
        on,
        fundId: id,
        schemeName,
        units,
        value,
      });
    }
    yield lots.length + rowsPerLot * unitsByDay.size;
  }
  return found;
}

const goalEvents = (
  goals: readonly Pick<Goal, "id" | "name" | "target" | "on">[],
  today: IsoDate,
): CalendarEvent[] =>
  goals
    .filter(({ on }) => on >= today)
    .map(({ id, name, target, on }) => ({ kind: "goal", id: `goal-${id}`, on, name, target }));

/** The next days by which a part of a year's tax is to be paid in advance. */
function advanceTaxEvents(today: IsoDate, { advance }: TaxRules): CalendarEvent[] {
  const thisYear = financialYear(today);
  const days = [thisYear, thisYear + 1].flatMap((year) =>
    advance.periods.flatMap(({ monthDay, isNextYear, percent }): CalendarEvent[] => {
      const on = `${year + (isNextYear ? 1 : 0)}-${monthDay}`;
      return percent === null
        ? []
        : [{ kind: "advance-tax", id: `advance-tax-${on}`, on, percent }];
    }),
  );
  return days.filter(({ on }) => on >= today).slice(0, advanceDays);
}

type CalendarFacts = {
  today: IsoDate;
  funds: readonly CalendarFund[];
  /** Those of other people's funds are left out. */
  sips: readonly Sip[];
  goals: readonly Pick<Goal, "id" | "name" | "target" | "on">[];
};

/** The days ahead, the nearest first and of one day in the order of their ids: the same facts are the same list. */
export function* calendarEvents(
  { today, funds, sips, goals }: CalendarFacts,
  rules: TaxRules = taxRules,
): Steps<CalendarEvent[]> {
  const names = new Map(funds.map((fund) => [fund.id, fund]));
  const events = [
    ...(yield* sipEvents(sips, names, today)),
    ...(yield* elssEvents(funds, today, rules)),
    ...goalEvents(goals, today),
    ...advanceTaxEvents(today, rules),
  ];
  yield rowsPerLot * events.length;
  return events
    .toSorted((one, other) => compare(one.on, other.on) || compare(one.id, other.id))
    .slice(0, maxCalendarEvents);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
