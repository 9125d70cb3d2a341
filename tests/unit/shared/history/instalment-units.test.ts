import { describe, expect, it } from "vitest";
import { dayOf } from "../../../../src/shared/history/days.ts";
import { sharedUnitsDoubt, unitsAtNavs } from "../../../../src/shared/history/instalment-units.ts";

const listed = { days: ["2024-06-05", "2024-07-08"].map(dayOf), navs: [100, 125] };
const paid = (date: string) => ({ date, paid: 10_000 });

describe("the units of past instalments", () => {
  it("follow from the first NAV on or after each day, without stamp duty", () => {
    // By hand: 9,999.50 / 100 and 9,999.50 / 125.
    expect(unitsAtNavs([paid("2024-06-05"), paid("2024-07-05")], listed)).toEqual([99.995, 79.996]);
    expect(unitsAtNavs([paid("2024-06-10")], listed)).toBeNull();
    expect(unitsAtNavs([paid("2024-07-09")], listed)).toBeNull();
  });

  it("are in doubt when shared out and over a twentieth from that", () => {
    expect(sharedUnitsDoubt([90, 90], [99.995, 79.996])).toBeNull();
    expect(sharedUnitsDoubt([30, 30], [99.995, 79.996])).toEqual({
      kind: "shared-units",
      units: 60,
      bought: 179.991,
    });
  });
});
