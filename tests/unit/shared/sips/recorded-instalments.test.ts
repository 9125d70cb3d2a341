import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../../../../src/shared/dates.ts";
import {
  monthAfter,
  nextInstalment,
  type Schedule,
} from "../../../../src/shared/sips/due-dates.ts";
import {
  firstDayOf,
  recordedInstalments,
  type RecordedPurchase,
} from "../../../../src/shared/sips/recorded-instalments.ts";

const schedule = { amount: 5_000, day: 5, from: "2026-01-01", to: null, stepUp: null };
const sip = "sip";
const sips = { id: sip, isGone: (other: string) => other !== "other" };
const purchase = (date: IsoDate, change: Partial<RecordedPurchase> = {}): RecordedPurchase => ({
  id: date,
  date,
  amount: 4_999.75,
  stampDuty: 0.25,
  sipId: null,
  dueDate: null,
  ...change,
});
const dueDays = (purchases: RecordedPurchase[], from = "2026-01-01", of: Schedule = schedule) =>
  recordedInstalments(of, sips, purchases, from).map(({ dueDate }) => dueDate);

describe("an instalment is recorded already", () => {
  it.each([
    ["5 days before its day", purchase("2025-12-31"), true],
    ["6 days before its day", purchase("2025-12-30"), false],
    ["10 days after its day", purchase("2026-01-15"), true],
    ["11 days after its day", purchase("2026-01-16"), false],
    ["with its stamp duty", purchase("2026-01-05", { amount: 5_000, stampDuty: 0 }), true],
    ["of one percent less", purchase("2026-01-05", { amount: 4_950.5 }), true],
    ["of less", purchase("2026-01-05", { amount: 4_950 }), false],
    ["of a larger amount", purchase("2026-01-05", { amount: 5_051 }), false],
    ["of another SIP", purchase("2026-01-05", { sipId: "other" }), false],
    [
      "of a SIP that was deleted",
      purchase("2026-01-06", { sipId: "deleted", dueDate: "2026-01-06" }),
      true,
    ],
    [
      "of a SIP that was deleted, of its day and another amount",
      purchase("2026-01-06", { sipId: "deleted", dueDate: "2026-01-05", amount: 6_000 }),
      true,
    ],
    [
      "of a SIP that was deleted, of another day in its month",
      purchase("2026-01-25", { sipId: "deleted", dueDate: "2026-01-25" }),
      true,
    ],
    [
      "of a SIP that was deleted, of another day and amount",
      purchase("2026-01-06", { sipId: "deleted", dueDate: "2026-01-06", amount: 6_000 }),
      false,
    ],
    [
      "that was worked out for it",
      purchase("2026-01-16", { sipId: sip, dueDate: "2026-01-05", amount: 1 }),
      true,
    ],
    [
      "of the SIP's own in its month, of another amount",
      purchase("2026-01-25", { sipId: sip, amount: 6_000 }),
      true,
    ],
    [
      "of the SIP's own in its month, worked out before its day and amount were changed",
      purchase("2026-01-25", { sipId: sip, dueDate: "2026-01-25", amount: 1 }),
      true,
    ],
    [
      "of the SIP's own in its month, worked out for another",
      purchase("2026-01-05", { sipId: sip, dueDate: "2025-12-05" }),
      false,
    ],
  ])("by a purchase %s: %o is %s", (_, only, isRecorded) => {
    expect(dueDays([only])).toEqual(isRecorded ? ["2026-01-05"] : []);
  });

  it("by the purchase that is closest to its day", () => {
    const purchases = [purchase("2026-01-01"), purchase("2026-01-06"), purchase("2026-01-12")];
    expect(recordedInstalments(schedule, sips, purchases, "2026-01-01")).toEqual([
      { dueDate: "2026-01-05", transactionId: "2026-01-06" },
    ]);
  });

  it("with its step-up, also after months without one", () => {
    const rising = { ...schedule, stepUp: 10 };
    const later = purchase("2027-02-05", { amount: 5_500 });
    expect(dueDays([purchase("2026-01-05"), later], "2026-01-01", rising)).toEqual([
      "2026-01-05",
      "2027-02-05",
    ]);
  });

  it("no more after the SIP has ended, nor before the day that is asked about", () => {
    const purchases = ["2026-01-05", "2026-02-05", "2026-03-05"].map((date) => purchase(date));
    const ended = { ...schedule, to: "2026-02-28" };
    expect(dueDays(purchases, "2026-02-01", ended)).toEqual(["2026-02-05"]);
  });
});

const schedules = fc.record({
  amount: fc.integer({ min: 100, max: 50_000 }),
  day: fc.integer({ min: 1, max: 31 }),
  from: fc.constant("2019-11-20"),
  to: fc.constant(null),
  stepUp: fc.option(fc.integer({ min: 1, max: 25 })),
});
/** For each month, whether it was paid, and how many days from its day it was bought. */
const history = fc.array(
  fc.record({ isPaid: fc.boolean(), days: fc.integer({ min: -5, max: 10 }) }),
  { minLength: 1, maxLength: 30 },
);

it("finds each instalment that was bought, once, among other purchases", () => {
  fc.assert(
    fc.property(schedules, history, fc.nat(40), (of, months, seed) => {
      const bought: RecordedPurchase[] = [];
      const expected: IsoDate[] = [];
      let due = nextInstalment(of, of.from);
      for (const { isPaid, days } of months) {
        if (due === null) break;
        if (isPaid) {
          bought.push(
            purchase(addDays(due.dueDate, days), {
              id: due.dueDate,
              amount: due.amount,
              stampDuty: 0,
            }),
          );
          expected.push(due.dueDate);
        }
        due = nextInstalment(of, monthAfter(due.dueDate));
      }
      const others = bought.map((each) =>
        purchase(addDays(each.date, seed), { id: `other ${each.id}`, amount: each.amount * 2 + 1 }),
      );
      const found = recordedInstalments(of, sips, [...others, ...bought], of.from);
      expect(found).toEqual(expected.map((dueDate) => ({ dueDate, transactionId: dueDate })));
      // What is linked stays what it is, and is free again once its SIP is deleted.
      const linked = bought.map((each) => ({ ...each, sipId: sip, dueDate: each.id }));
      expect(recordedInstalments(of, sips, [...others, ...linked], of.from)).toEqual(found);
      expect(
        recordedInstalments(of, { id: "other", isGone: () => false }, linked, of.from),
      ).toEqual([]);
      const again = { id: "again", isGone: () => true };
      expect(recordedInstalments(of, again, linked, of.from)).toEqual(found);
      for (const { dueDate, transactionId } of found) {
        const { date = "" } = bought.find(({ id }) => id === transactionId) ?? {};
        expect(date >= firstDayOf(dueDate)).toBe(true);
      }
    }),
  );
});
