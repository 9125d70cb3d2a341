import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../../../../src/shared/dates.ts";
import {
  monthAfter,
  nextInstalment,
  type Schedule,
} from "../../../../src/shared/sips/due-dates.ts";
import { findSips, type FreePurchase } from "../../../../src/shared/sips/find-sips.ts";
import { stampDutyIn } from "../../../../src/shared/transactions/stamp-duty.ts";

const bought = (date: IsoDate, amount = 3_499.83, stampDuty = 0.17): FreePurchase => ({
  date,
  amount,
  stampDuty,
});
const monthly = ["2025-03-05", "2025-04-07", "2025-05-05", "2025-06-05", "2025-07-07"];
const asOf = "2025-07-20";

describe("a SIP in purchases", () => {
  it("is found by its amount, its day and its first month", () => {
    const lumpSum = bought("2025-05-05", 20_000, 0);
    expect(findSips([...monthly.map((date) => bought(date)), lumpSum], asOf)).toEqual([
      {
        amount: 3_500,
        lastAmount: 3_500,
        day: 5,
        since: "2025-03-05",
        from: "2025-03-05",
        stepUp: null,
        count: 5,
        endedOn: null,
      },
    ]);
  });

  it.each([
    ["without stamp duty", bought("2025-08-05", 3_499.83, 0)],
    ["with it", bought("2025-08-05", 3_500, 0)],
    ["after one month that was missed", bought("2025-09-05")],
  ])("goes on with an amount %s", (_what, next) => {
    const rows = [...monthly.map((date) => bought(date)), next];
    expect(findSips(rows, "2025-09-20")).toMatchObject([{ count: 6, endedOn: null }]);
  });

  it.each([
    ["2025-09-14", null],
    ["2025-09-15", "2025-07-05"],
  ])("has ended once two more would have been bought, as of %s: %s", (day, endedOn) => {
    expect(
      findSips(
        monthly.map((date) => bought(date)),
        day,
      ),
    ).toMatchObject([{ endedOn }]);
  });

  it("has a start a year before it first grew, where its first year is not whole", () => {
    const before = ["2025-03-05", "2025-04-07", "2025-05-05"].map((date) => bought(date, 5_000, 0));
    const after = ["2025-06-05", "2025-07-07"].map((date) => bought(date, 5_500, 0));
    expect(findSips([...before, ...after], asOf)).toMatchObject([
      { amount: 5_000, lastAmount: 5_500, stepUp: 10, since: "2025-03-05", from: "2024-06-05" },
    ]);
  });

  it.each([
    ["two purchases", monthly.slice(0, 2).map((date) => bought(date))],
    ["one amount on any day", ["2025-03-02", "2025-04-28", "2025-05-15"].map((day) => bought(day))],
    [
      "a purchase each week",
      Array.from({ length: 20 }, (_, week) => bought(addDays("2025-03-03", 7 * week))),
    ],
  ])("is not seen in %s", (_what, rows) => {
    expect(findSips(rows, asOf)).toEqual([]);
  });

  it("is one where the printed amount is without a duty of whole rupees", () => {
    const since2020 = ["2020-05-05", "2020-06-05"].map((date) => bought(date, 20_000, 0));
    const rows = [...since2020, ...["2020-07-06", "2020-08-05"].map((d) => bought(d, 19_999, 0))];
    expect(findSips(rows, "2020-08-10")).toMatchObject([{ amount: 20_000, count: 4, day: 5 }]);
    expect(findSips(rows.slice(2), "2020-08-10")).toEqual([]);
  });

  it("is told from another of the same amount on another day", () => {
    const second = ["2025-03-20", "2025-04-21", "2025-05-20"];
    const found = findSips(
      [...monthly, ...second].map((date) => bought(date)),
      asOf,
    );
    expect(found.map(({ day, count }) => [day, count]).toSorted()).toEqual([
      [20, 3],
      [5, 5],
    ]);
  });
});

const schedules = fc.record({
  amount: fc.integer({ min: 5, max: 500 }).map((hundreds) => hundreds * 100),
  day: fc.integer({ min: 1, max: 28 }),
  from: fc.constantFrom("2018-03-29", "2021-07-31"),
  to: fc.constant(null),
  stepUp: fc.option(fc.integer({ min: 5, max: 25 })),
});
/** Days by which an instalment comes late, mostly none. */
const lateness = fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 9);

it("finds each schedule that was bought, among lump sums, by its own terms", () => {
  fc.assert(
    fc.property(
      schedules,
      fc.array(lateness, { minLength: 14, maxLength: 60, size: "max" }),
      fc.boolean(),
      (schedule: Schedule, late, hasDuty) => {
        const rows: FreePurchase[] = [];
        let due = nextInstalment(schedule, schedule.from);
        const first = due?.dueDate;
        // Less than 30 % are late: of more, another day would fit as well.
        const delays = late.map((days, index) => (index % 4 === 0 ? days : 0));
        for (const days of delays) {
          if (due === null) break;
          const date = addDays(due.dueDate, days);
          const stampDuty = stampDutyIn(due.amount, date);
          const amount = Number((due.amount - stampDuty).toFixed(2));
          rows.push({ date, amount, stampDuty: hasDuty ? stampDuty : 0 });
          due = nextInstalment(schedule, monthAfter(due.dueDate));
        }
        const others = rows
          .filter((_row, index) => index % 7 === 0)
          .map(({ date }, index) => bought(addDays(date, 3), 777_777 + index * 1_111, 0));
        const last = rows.at(-1)?.date ?? "";
        expect(findSips([...others, ...rows], last)).toMatchObject([
          {
            amount: schedule.amount,
            day: schedule.day,
            since: first,
            from: first,
            stepUp: schedule.stepUp,
            count: rows.length,
            endedOn: null,
          },
        ]);
      },
    ),
  );
});
