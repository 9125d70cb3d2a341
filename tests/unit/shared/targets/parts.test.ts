import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bandOf,
  fillParts,
  isOutsideBand,
  partViews,
} from "../../../../src/shared/targets/parts.ts";
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
  relativeBand: null,
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
  const drift = (points: number) => ({ percent: 60, drift: points });
  expect([5, -5, 5.01, -5.01].map((each) => isOutsideBand(drift(each), target))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it("by the 5/25 rule, a part's band is 5 points or a quarter of its percentage, whichever is less", () => {
  const bands = { band: 5, relativeBand: 25 };
  expect([60, 20, 10, 5, 0.01].map((percent) => bandOf({ percent }, bands))).toEqual([
    5, 5, 2.5, 1.25, 0.0025,
  ]);
  expect(isOutsideBand({ percent: 5, drift: 1.26 }, bands)).toBe(true);
  expect(isOutsideBand({ percent: 5, drift: 1.26 }, { ...bands, relativeBand: null })).toBe(false);
  // Nothing is a share of nothing: what has no percentage has the band in points.
  expect(bandOf({ percent: 0 }, bands)).toBe(5);
});

it("a relative band only ever narrows the band, by more the smaller the part", () => {
  const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(
      percent,
      percent,
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 100 }),
      (one, other, band, relativeBand) => {
        const bands = { band, relativeBand };
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(bandOf({ percent: large }, bands)).toBeLessThanOrEqual(band);
        expect(bandOf({ percent: small }, bands)).toBeLessThanOrEqual(
          bandOf({ percent: large }, bands),
        );
      },
    ),
  );
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
