import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countBy } from "../../../src/shared/count-by.ts";

describe("category counts", () => {
  it("equal the funds of each category", () => {
    const funds = ["debt", "equity", "debt"].map((category) => ({ category }));
    expect([...countBy(funds, (fund) => fund.category)]).toEqual([
      ["debt", 2],
      ["equity", 1],
    ]);
  });

  it("equal the specification's increments and decrements after any sequence of changes", () => {
    const category = fc.constantFrom("debt", "equity", "gold");
    const change = fc.record({
      kind: fc.constantFrom("add", "move", "delete"),
      category,
      at: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 50 }), (changes) => {
        const funds: { category: string }[] = [];
        const counts = new Map<string, number>();
        const increment = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
        const decrement = (name: string) => {
          const left = (counts.get(name) ?? 0) - 1;
          if (left > 0) counts.set(name, left);
          else counts.delete(name);
        };
        for (const { kind, category: name, at } of changes) {
          const index = funds.length === 0 ? 0 : at % funds.length;
          const fund = funds[index];
          if (kind === "add" || fund === undefined) {
            funds.push({ category: name });
            increment(name);
          } else {
            decrement(fund.category);
            if (kind === "delete") funds.splice(index, 1);
            else {
              fund.category = name;
              increment(name);
            }
          }
        }
        expect(new Map([...countBy(funds, (fund) => fund.category)].toSorted())).toEqual(
          new Map([...counts].toSorted()),
        );
      }),
    );
  });
});
