import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../../src/shared/dates.ts";
import {
  recordedInstalmentDoubts,
  replacedInstalment,
} from "../../../../src/shared/transactions/instalment-of-purchase.ts";

const purchase = (change: object = {}) => ({
  date: "2026-07-05",
  type: "purchase" as const,
  amount: 4_999.75,
  stampDuty: 0.25,
  ...change,
});
const workedOut = (change: object = {}) => ({
  ...purchase({ type: "sip" }),
  dueDate: "2026-07-05",
  source: "sip" as const,
  confirmed: false,
  ...change,
});
const asked = [{ kind: "recorded-instalment", dueDate: "2026-07-05" }];

describe("a typed purchase", () => {
  it("takes the nearest worked-out instalment's place within its days and 1 %", () => {
    const [july, later] = [workedOut(), workedOut({ dueDate: "2026-07-09" })];
    expect(replacedInstalment(purchase({ date: "2026-07-08" }), [july, later])).toBe(later);
    const dates = ["2026-06-29", "2026-06-30", "2026-07-15", "2026-07-16"];
    expect(dates.map((date) => replacedInstalment(purchase({ date }), [july]))).toEqual([
      undefined,
      july,
      july,
      undefined,
    ]);
    const amounts = [4_949, 4_951, 5_050, 5_052];
    expect(amounts.map((amount) => replacedInstalment(purchase({ amount }), [july]))).toEqual([
      undefined,
      july,
      july,
      undefined,
    ]);
  });

  it("is asked about where it looks like one that is confirmed, typed or imported, or is near one", () => {
    const recorded = [
      workedOut({ confirmed: true }),
      workedOut({ source: "import" }),
      workedOut({ source: "manual", confirmed: true }),
      workedOut({ amount: 5_399.75 }),
    ];
    for (const row of recorded) {
      expect(replacedInstalment(purchase(), [row])).toBeUndefined();
      expect(recordedInstalmentDoubts(purchase(), [row])).toEqual(asked);
    }
  });

  it("is neither where it is no purchase, of other days or amounts, or beside what is no instalment", () => {
    const others = [
      workedOut({ dueDate: null, source: "manual" }),
      workedOut({ dueDate: "2026-06-05", source: "import" }),
      workedOut({ amount: 10_000 }),
    ];
    expect(recordedInstalmentDoubts(purchase(), others)).toEqual([]);
    expect(recordedInstalmentDoubts(purchase({ type: "redemption" }), [workedOut()])).toEqual([]);
    expect(replacedInstalment(purchase({ type: "redemption" }), [workedOut()])).toBeUndefined();
  });

  it("takes a place or is asked about, never both, within the days and 1 %", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 10 }),
        fc.integer({ min: -49, max: 49 }),
        fc.boolean(),
        (days, rupees, confirmed) => {
          const typed = purchase({ date: addDays("2026-07-05", days), amount: 4_999.75 + rupees });
          const row = workedOut({ confirmed });
          expect(replacedInstalment(typed, [row])).toBe(confirmed ? undefined : row);
          expect(recordedInstalmentDoubts(typed, [row])).toEqual(confirmed ? asked : []);
        },
      ),
    );
  });
});
