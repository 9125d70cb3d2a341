import { describe, expect, it } from "vitest";
import { lotColumns } from "../../../../../../src/client/features/tax/selling/lot-columns.ts";
import type { HeldDay } from "../../../../../../src/shared/tax/selling/selling-types.ts";

const day = (acquiredOn: string): HeldDay => ({
  acquiredOn,
  units: 1,
  value: 1,
  class: "equity",
  longTermFrom: null,
  lockedUntil: null,
  loadFreeFrom: null,
  certain: true,
  transactionId: acquiredOn,
  fundId: "fund",
});

describe("the columns of lots", () => {
  it("are those in which lots differ; the rest is said once", () => {
    const differs = { name: "Bought on", text: ({ acquiredOn }: HeldDay) => acquiredOn } as const;
    const same = { name: "Locked until", text: () => "not locked" } as const;
    expect(lotColumns([day("2024-01-05"), day("2024-02-05")], [differs, same])).toEqual({
      columns: [differs],
      notes: [{ name: "Locked until", value: "not locked" }],
    });
    expect(lotColumns([], [differs, same])).toEqual({ columns: [], notes: [] });
  });
});
