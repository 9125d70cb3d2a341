import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SipModel, type Operation } from "../../../support/data/sip-model.ts";

const at = fc.nat(40);
const day = fc.constantFrom(3, 5, 8);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant("import" as const), month: fc.nat(11) }),
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

const monthsOf = ({ rows }: SipModel): string[] => rows.map(({ date }) => date.slice(0, 7));

describe("the instalments of a SIP, in any order of events", () => {
  it("are recorded once a month at most", () => {
    fc.assert(
      fc.property(
        delays,
        fc.array(operation, { maxLength: 30, size: "max" }),
        (late, operations) => {
          const model = new SipModel(late);
          for (const each of operations) {
            model.apply(each);
            const months = monthsOf(model);
            expect(months).toEqual([...new Set(months)]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("are those of a statement once it is imported", () => {
    fc.assert(
      fc.property(
        delays,
        fc.array(operation, { maxLength: 30, size: "max" }),
        (late, operations) => {
          const model = new SipModel(late);
          for (const each of operations) model.apply(each);
          model.apply({ kind: "import", month: 2 });
          const bought = model.rows.filter(({ date }) => date < "2025-03-20");
          expect(bought.map(({ source }) => source)).toEqual(["import", "import", "import"]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
