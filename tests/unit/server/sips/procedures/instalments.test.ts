import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SipModel, type Operation } from "../../../../support/data/sip-model.ts";

const at = fc.nat(40);
const day = fc.constantFrom(3, 5, 8);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constantFrom("import", "preview-csv", "type" as const), month: fc.nat(11) }),
  fc.record({ kind: fc.constantFrom("save-csv", "save-csv", "change-amount" as const) }),
  fc.record({
    kind: fc.constantFrom("undo", "delete-row", "restore-row", "edit-row" as const),
    at,
  }),
  fc.record({ kind: fc.constantFrom("add-sip", "move-sip" as const), day }),
  fc.record({
    kind: fc.constantFrom("pause", "resume", "restore-sip", "job", "job", "month" as const),
  }),
  fc.record({ kind: fc.constant("delete-sip" as const), withEstimates: fc.boolean() }),
);
/** Days after the 5th. */
const delays = fc.array(fc.nat(3), { minLength: 12, maxLength: 12 });

/** Any order, or one in which instalments are recorded again after their amount has changed, with others in between. */
const operations = fc.oneof(
  fc.array(operation, { maxLength: 30, size: "max" }),
  fc
    .tuple(
      ...[
        { kind: "import", month: 2 } as const,
        { kind: "add-sip", day: 5 } as const,
        { kind: "job" } as const,
        { kind: "change-amount" } as const,
        { kind: "undo", at: 0 } as const,
        { kind: "change-amount" } as const,
        { kind: "job" } as const,
        { kind: "preview-csv", month: 2 } as const,
        { kind: "save-csv" } as const,
      ].map((step) => fc.array(operation, { maxLength: 2 }).map((before) => [...before, step])),
    )
    .map((steps): Operation[] => steps.flat()),
);

describe("the instalments of a SIP, in any order of events", () => {
  it("are recorded once a month at most", () => {
    fc.assert(
      fc.property(delays, operations, (late, all) => {
        const model = new SipModel(late);
        for (const each of all) {
          model.apply(each);
          const months = model.monthsBought();
          expect(months).toEqual([...new Set(months)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("are those of a statement once it is imported", () => {
    fc.assert(
      fc.property(delays, operations, (late, all) => {
        const model = new SipModel(late);
        for (const each of all) model.apply(each);
        model.apply({ kind: "import", month: 2 });
        const bought = model.rows.filter(({ date }) => date < "2025-03-20");
        expect(bought.map(({ date }) => date.slice(0, 7))).toEqual(
          expect.arrayContaining(["2025-01", "2025-02", "2025-03"]),
        );
        expect(bought.map(({ source }) => source)).toEqual(
          bought.map(() => expect.not.stringMatching("sip")),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("are all there after the hourly job, unless the user deleted a worked-out one", () => {
    const placed = fc.oneof(
      fc.record({ kind: fc.constantFrom("preview-csv", "type" as const), month: fc.nat(11) }),
      fc.record({
        kind: fc.constantFrom("undo", "delete-typed", "restore-row", "edit-type" as const),
        at,
      }),
      fc.record({ kind: fc.constantFrom("save-csv", "job", "month" as const) }),
    );
    fc.assert(
      fc.property(delays, fc.array(placed, { maxLength: 30, size: "max" }), (late, all) => {
        const model = new SipModel(late);
        model.apply({ kind: "add-sip", day: 5 });
        for (const each of all) {
          model.apply(each);
          const months = model.monthsBought();
          expect(months).toEqual([...new Set(months)]);
        }
        model.apply({ kind: "job" });
        expect(model.monthsBought().toSorted()).toEqual(model.monthsDue());
      }),
      { numRuns: 500 },
    );
  });
});
