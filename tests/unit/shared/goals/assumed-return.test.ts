import * as fc from "fast-check";
import { expect, it } from "vitest";
import { assumedReturn, equityPercent } from "../../../../src/shared/goals/assumed-return.ts";
import { assetKinds } from "../../../../src/shared/schemes/asset-kind.ts";

const rates = { equity: 10, debt: 6 };

it("a hybrid counts half as equity; gold, others and what is not known count as debt", () => {
  const kinds = [...assetKinds, null];
  expect(kinds.map((kind) => equityPercent([{ value: 100, kind }]))).toEqual([100, 0, 50, 0, 0, 0]);
  expect(
    equityPercent([
      { value: 65_000, kind: "equity" },
      { value: 20_000, kind: "debt" },
      { value: 15_000, kind: "hybrid" },
    ]),
  ).toBe(73);
});

it("a split of nothing gives no share", () => {
  expect([equityPercent([]), equityPercent([{ value: 0, kind: "equity" }])]).toEqual([null, null]);
});

it("a return is the two rates by their shares, to one decimal", () => {
  expect([0, 50, 73, 100].map((share) => assumedReturn(share, rates))).toEqual([6, 8, 8.9, 10]);
});

it("a return lies between the two rates", () => {
  const rate = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), rate, rate, (share, equity, debt) => {
      const expected = assumedReturn(share, { equity, debt });
      expect(expected).toBeGreaterThanOrEqual(Math.min(equity, debt));
      expect(expected).toBeLessThanOrEqual(Math.max(equity, debt));
    }),
  );
});
