import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInMilliseconds } from "../../../../src/shared/day-length.ts";
import { findAddedAgain } from "../../../../src/shared/removals/find-added-again.ts";
import {
  daysToRestore,
  removalLifetime,
} from "../../../../src/shared/removals/removal-lifetime.ts";

const removedAt = new Date("2026-11-20T10:00:00Z");
const after = (milliseconds: number): Date => new Date(removedAt.getTime() + milliseconds);

const row = (change: object = {}) => ({
  id: "removed",
  fundId: "fund",
  date: "2024-01-05",
  type: "purchase" as const,
  units: "100",
  amount: "5000",
  stampDuty: "0",
  sipId: null,
  dueDate: null,
  importKey: null,
  createdAt: after(-1),
  ...change,
});

const instalment = (change: object) =>
  row({ id: "other", sipId: "sip", dueDate: "2024-01-05", createdAt: after(1), ...change });

const since = { removedAt, isThere: (sip: string) => sip !== "gone" };

describe("findAddedAgain", () => {
  it("recognises the same instalment of a SIP, whatever it was bought for", () => {
    const removed = row({ sipId: "sip", dueDate: "2024-01-05" });
    const again = instalment({ date: "2024-01-25", amount: "700", dueDate: "2024-01-20" });
    expect(findAddedAgain([removed], [again], since)).toBe(removed);
    const other = instalment({ units: "9", sipId: "another" });
    expect(findAddedAgain([removed], [other], since)).toBeNull();
    const ofGone = { ...removed, sipId: "gone" };
    expect(findAddedAgain([ofGone], [other], since)).toBe(ofGone);
  });

  it.each([
    ["the same id", row({ amount: "1" }), true],
    ["the same figures, added since", row({ id: "other", createdAt: after(1) }), true],
    ["the same figures, there before", row({ id: "other" }), false],
    ["other units", row({ id: "other", units: "1", createdAt: after(1) }), false],
    ["the same instalment, bought otherwise", instalment({ date: "2024-01-08", units: "9" }), true],
    ["an instalment of another amount", instalment({ amount: "6000" }), false],
    ["an instalment of another month", instalment({ units: "9", dueDate: "2024-02-05" }), false],
    [
      "an instalment that was there before",
      instalment({ units: "9", createdAt: after(-1) }),
      false,
    ],
    ["another fund", row({ id: "other", fundId: "second", createdAt: after(1) }), false],
  ])("looks at %s", (_what, stored, isAgain) => {
    const removed = row();
    expect(findAddedAgain([removed], [stored], since)).toBe(isAgain ? removed : null);
  });

  it("recognises an imported row by its key, even with another amount", () => {
    const removed = row({ importKey: "a" });
    const stored = row({ id: "other", importKey: "a", amount: "1", createdAt: after(1) });
    expect(findAddedAgain([removed], [stored], since)).toBe(removed);
    expect(findAddedAgain([removed], [{ ...stored, importKey: "b" }], since)).toBeNull();
    const restored = { ...stored, createdAt: after(-1) };
    expect(findAddedAgain([removed], [restored], since)).toBe(removed);
  });
});

describe("daysToRestore", () => {
  it.each([
    [0, 30],
    [1, 30],
    [dayInMilliseconds, 29],
    [removalLifetime - 1, 1],
    [removalLifetime, 0],
    [removalLifetime + dayInMilliseconds, 0],
  ])("is, %d ms after the deletion, %d", (milliseconds, days) => {
    expect(daysToRestore(removedAt, after(milliseconds))).toBe(days);
  });

  it("is above 0 as long as the server restores, and never grows", () => {
    fc.assert(
      fc.property(fc.nat(2 * removalLifetime), fc.nat(removalLifetime), (age, later) => {
        const days = daysToRestore(removedAt, after(age));
        expect(days > 0).toBe(age < removalLifetime);
        expect(daysToRestore(removedAt, after(age + later))).toBeLessThanOrEqual(days);
      }),
    );
  });
});
