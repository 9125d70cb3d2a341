import { describe, expect, it } from "vitest";
import { findInvalidLeg, findUnequalTransfers } from "../../../../src/shared/transactions/pairs.ts";
import { entry } from "../../../support/data/ledger-entries.ts";

const out = entry({ date: "2024-05-01", type: "merger-out", fundId: "one", pairId: "pair" });
const into = entry({ date: "2024-05-06", type: "merger-in", fundId: "two", pairId: "pair" });

describe("a pair", () => {
  it("has a leg out of a fund and one of the same kind into another, in either order", () => {
    expect(findInvalidLeg([out, into], [])).toBeNull();
    expect(findInvalidLeg([out], [into])).toBeNull();
    expect(findInvalidLeg([into], [out])).toBeNull();
    expect(findInvalidLeg([into], [])).toBeNull();
    expect(findInvalidLeg([{ ...out, pairId: null }], [])).toBeNull();
  });

  it("can be named by the id of the other leg", () => {
    const first = { ...out, id: "pair", pairId: null };
    expect(findInvalidLeg([into], [first])).toBeNull();
    expect(findInvalidLeg([into, { ...into, fundId: "three" }], [first])).toMatchObject({
      fundId: "three",
    });
  });

  it.each([
    ["a third leg", [{ ...into, fundId: "three" }], [out, into]],
    ["a leg in the same fund", [{ ...into, fundId: "one" }], [out]],
    ["a leg of another kind", [{ ...into, type: "switch-in" as const }], [out]],
    ["two legs that go out", [{ ...out, fundId: "two" }], [out]],
    ["a leg six days later", [{ ...into, date: "2024-05-07" }], [out]],
    ["a type that has no pair", [{ ...out, type: "purchase" as const }], []],
  ])("does not take %s", (_, added, stored) => {
    expect(findInvalidLeg(added, stored)).toBe(added[0]);
  });

  it("names the first row that does not fit among thousands, without comparing them all", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      ...into,
      id: String(index),
      fundId: String(index),
    }));
    expect(findInvalidLeg([out, ...rows], [])?.id).toBe("1");
  });
});

describe("a transfer", () => {
  const given = { ...out, type: "transfer-out" as const, units: 40 };
  const taken = { ...into, type: "transfer-in" as const, units: 40 };

  it("has the same units on both sides, typed in either order or together", () => {
    expect(findUnequalTransfers([given, taken], [])).toEqual([]);
    expect(findUnequalTransfers([taken], [{ ...given, units: "40" }])).toEqual([]);
    const other = { ...taken, units: 35 };
    expect(findUnequalTransfers([given, other], [])).toEqual([{ leg: other, other: given }]);
    expect(findUnequalTransfers([given], [other])).toEqual([{ leg: given, other }]);
    const first = { ...given, id: "pair", pairId: null };
    expect(findUnequalTransfers([other], [first])).toEqual([{ leg: other, other: first }]);
  });

  it("differs by a millionth of a unit", () => {
    const other = { ...taken, units: 40.000001 };
    expect(findUnequalTransfers([other], [given])).toHaveLength(1);
  });

  it("is neither a merger, whose new units differ, nor a leg that stands alone", () => {
    expect(findUnequalTransfers([{ ...into, units: 35 }], [{ ...out, units: 40 }])).toEqual([]);
    expect(findUnequalTransfers([given, { ...taken, pairId: null }], [])).toEqual([]);
  });
});
