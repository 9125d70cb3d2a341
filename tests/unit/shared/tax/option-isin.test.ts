import { describe, expect, it } from "vitest";
import { isinOfUnits } from "../../../../src/shared/tax/option-isin.ts";
import type { TransactionType } from "../../../../src/shared/transactions/types.ts";

describe("the ISIN of a fund's units", () => {
  const both = { isin: "INF179K01VL5", reinvestmentIsin: "INF179K01VM3" };

  it.each<[string, TransactionType[], string | null]>([
    ["the first where nothing was paid", ["purchase"], "INF179K01VL5"],
    ["the first where dividends were paid out", ["purchase", "idcw-payout"], "INF179K01VL5"],
    ["the second where they were reinvested", ["sip", "idcw-reinvestment"], "INF179K01VM3"],
    ["not known where both were done", ["idcw-payout", "idcw-reinvestment"], null],
  ])("is %s", (_, types, isin) => {
    expect(isinOfUnits(both, new Set(types))).toBe(isin);
  });

  it("is the only one that the list has", () => {
    const types = new Set<TransactionType>(["idcw-reinvestment"]);
    expect(isinOfUnits({ ...both, reinvestmentIsin: null }, types)).toBe("INF179K01VL5");
    expect(isinOfUnits({ ...both, isin: null }, new Set())).toBe("INF179K01VM3");
    expect(isinOfUnits({ isin: null, reinvestmentIsin: null }, types)).toBeNull();
  });
});
