import { describe, expect, it } from "vitest";
import { unpairedUnits } from "../../../../src/shared/transactions/unpaired-units.ts";

const row = { units: 12_345_000, amount: 0, pairId: null, cost: null, acquiredOn: null };
const cameIn = { ...row, type: "transfer-in" as const };
const wentOut = { ...row, type: "switch-out" as const };

describe("units without their other side", () => {
  it("are those that came without cost and day, and went without an amount", () => {
    expect(unpairedUnits([cameIn, { ...cameIn, units: 1_000_000 }, wentOut])).toEqual({
      came: 13_345_000,
      went: 12_345_000,
    });
  });

  it.each([
    ["have their other side", { ...cameIn, pairId: "pair" }],
    ["have a cost and a day of their own", { ...cameIn, cost: 100, acquiredOn: "2024-01-05" }],
    ["went for an amount", { ...wentOut, amount: 100 }],
    ["were bought", { ...row, type: "purchase" as const }],
  ])("are none that %s", (_what, each) => {
    expect(unpairedUnits([each])).toBeNull();
  });
});
