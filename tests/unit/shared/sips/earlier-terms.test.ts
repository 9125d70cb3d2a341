import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextInstalment } from "../../../../src/shared/sips/due-dates.ts";
import { withTermsBefore } from "../../../../src/shared/sips/earlier-terms.ts";

const terms = { amount: 5_000, day: 5, from: "2024-01-01", stepUp: 10 };
const schedule = { ...terms, to: null };
const dueIn = (changed: Parameters<typeof nextInstalment>[0], month: string) =>
  nextInstalment(changed, `${month}-01`);

describe("a SIP that was changed", () => {
  const changed = {
    ...schedule,
    amount: 8_000,
    day: 20,
    stepUp: null,
    earlier: withTermsBefore(schedule, "2025-03-05"),
  };

  it.each([
    ["2024-12", { dueDate: "2024-12-05", amount: 5_000 }],
    ["2025-02", { dueDate: "2025-02-05", amount: 5_500 }],
    ["2025-03", { dueDate: "2025-03-20", amount: 8_000 }],
  ])("has in %s the amount and the day that it had then", (month, due) => {
    expect(dueIn(changed, month)).toEqual(due);
  });

  it("keeps nothing where none of its instalments has passed", () => {
    expect(withTermsBefore(schedule, "2024-01-05")).toEqual([]);
    expect(withTermsBefore(changed, "2025-02-05")).toBe(changed.earlier);
  });

  it("keeps the same terms once, up to the later month", () => {
    const again = { ...schedule, earlier: withTermsBefore(schedule, "2024-06-05") };
    expect(withTermsBefore(again, "2024-09-05")).toEqual([{ ...terms, before: "2024-09-01" }]);
  });

  it("is due before a month as it was without the change", () => {
    const day = fc.integer({ min: 1, max: 31 });
    const month = fc.integer({ min: 1, max: 12 }).map((each) => `${each}`.padStart(2, "0"));
    fc.assert(
      fc.property(day, day, month, month, (before, after, since, asked) => {
        const old = { ...schedule, day: before };
        const earlier = withTermsBefore(old, `2025-${since}-01`);
        const due = dueIn({ ...old, day: after, earlier }, `2025-${asked}`);
        expect(due).toEqual(dueIn(asked < since ? old : { ...old, day: after }, `2025-${asked}`));
      }),
    );
  });
});
