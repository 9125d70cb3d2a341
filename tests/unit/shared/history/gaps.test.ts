import { describe, expect, it } from "vitest";
import { dayOf, isoDay } from "../../../../src/shared/history/days.ts";
import { longestGapHeld } from "../../../../src/shared/history/gaps.ts";
import { replay } from "../../../../src/shared/transactions/ledger.ts";
import { entry } from "../../../support/data/ledger-entries.ts";

const bought = (date: string) =>
  entry({ type: "purchase", date, units: 10, amount: 1_000, sequence: 0 });
const sold = (date: string) =>
  entry({ type: "redemption", date, units: 10, amount: 1_100, sequence: 1 });

function gapOf(transactions: ReturnType<typeof entry>[], days: readonly string[]) {
  const entries = replay(transactions).get("fund")?.entries ?? [];
  const gap = longestGapHeld(entries, days.map(dayOf));
  return gap === null ? null : [isoDay(gap.from), isoDay(gap.to)];
}

describe("the longest time without a NAV", () => {
  it("is over ten days long", () => {
    const transactions = [bought("2024-01-05")];
    expect(gapOf(transactions, ["2024-01-05", "2024-01-15"])).toBeNull();
    const days = ["2024-01-05", "2024-01-16", "2024-01-29", "2024-02-09"];
    expect(gapOf(transactions, days)).toEqual(["2024-01-16", "2024-01-29"]);
  });

  it("is one in which the fund was held on some day", () => {
    const days = ["2024-01-05", "2024-02-05"];
    expect(gapOf([bought("2024-02-04")], days)).toEqual(days);
    expect(gapOf([bought("2024-02-05")], days)).toBeNull();
    expect(gapOf([bought("2024-01-01"), sold("2024-01-07")], days)).toEqual(days);
    expect(gapOf([bought("2024-01-01"), sold("2024-01-06")], days)).toBeNull();
  });
});
