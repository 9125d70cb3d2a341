import { expect, it } from "vitest";
import { fillParts, isOutsideBand, partViews } from "../../../../src/shared/targets/parts.ts";
import type { AllocationTarget } from "../../../../src/shared/targets/schema.ts";
import { toPaise } from "../../../../src/shared/transactions/fixed-point.ts";

const fund = (id: string, kind: "equity" | "debt" | "gold" | null, rupees: number | null) => ({
  id,
  holderId: null,
  category: "mine",
  kind,
  value: rupees === null ? null : toPaise(rupees),
});
const target: AllocationTarget = {
  by: "kind",
  band: 5,
  parts: [
    { name: "equity", percent: 60 },
    { name: "debt", percent: 40 },
  ],
};
const funds = [
  fund("a", "equity", 700),
  fund("b", "debt", 200),
  fund("c", "gold", 100),
  fund("d", null, 50),
  fund("e", "debt", null),
];

it("what is held and has no target is a part of its own, and what is not known is left out", () => {
  const { parts, leftOut } = fillParts(target, funds);
  expect(partViews(parts)).toEqual({
    value: 1_000,
    parts: [
      { name: "equity", percent: 60, value: 700, share: 70, drift: 10 },
      { name: "debt", percent: 40, value: 200, share: 20, drift: -20 },
      { name: "gold", percent: 0, value: 100, share: 10, drift: 10 },
    ],
  });
  expect(leftOut).toEqual([
    { fundId: "d", reason: "unknown-kind" },
    { fundId: "e", reason: "no-nav" },
  ]);
});

it("a drift is within its band up to the band itself", () => {
  const drift = (points: number) => ({ name: "", percent: 0, value: 0, share: 0, drift: points });
  expect([5, -5, 5.01, -5.01].map((each) => isOutsideBand(drift(each), target))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it("shares are 0 where nothing is held, and the user's categories are parts by name", () => {
  expect(partViews(fillParts(target, []).parts).parts).toMatchObject([{ share: 0 }, { share: 0 }]);
  const own: AllocationTarget = {
    ...target,
    by: "category",
    parts: [{ name: "mine", percent: 100 }],
  };
  expect(fillParts(own, funds).leftOut).toEqual([{ fundId: "e", reason: "no-nav" }]);
});
