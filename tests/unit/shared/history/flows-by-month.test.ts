import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf } from "../../../../src/shared/history/days.ts";
import { flowsByMonth } from "../../../../src/shared/history/flows-by-month.ts";

const flow = (date: string, paid: number, received = 0) => ({ day: dayOf(date), paid, received });

it("money by month has each of the last months, with what was paid in and received", () => {
  const flows = [
    flow("2025-10-31", 7),
    flow("2025-11-01", 0.1),
    flow("2025-11-30", 0.2, 5),
    flow("2026-01-05", 9),
  ];
  expect(flowsByMonth(flows, "2026-01-31", 3)).toEqual([
    { month: "2025-11", paid: 0.3, received: 5 },
    { month: "2025-12", paid: 0, received: 0 },
    { month: "2026-01", paid: 9, received: 0 },
  ]);
});

it("money by month loses no paisa of the months that it has", () => {
  const day = fc.integer({ min: dayOf("2025-01-01"), max: dayOf("2025-12-31") });
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, paise, paise)), (made) => {
      const flows = made.map(([on, paid, received]) => ({
        day: on,
        paid: paid / 100,
        received: received / 100,
      }));
      const months = flowsByMonth(flows, "2025-12-31", 12);
      const sum = (of: "paid" | "received", list: readonly Record<typeof of, number>[]) =>
        list.reduce((total, one) => total + Math.round(one[of] * 100), 0);
      expect(sum("paid", months)).toBe(sum("paid", flows));
      expect(sum("received", months)).toBe(sum("received", flows));
    }),
  );
});
