import { describe, expect, it } from "vitest";
import {
  attachedTax,
  incomingType,
  typeWithoutUnits,
} from "../../../../../../src/shared/imports/read/cas/classify.ts";
import { typeOfWord } from "../../../../../../src/shared/imports/read/tables/type-words.ts";

describe("the words for a distribution", () => {
  it.each([
    "Payout of Income Distribution cum capital withdrawal option",
    "Income Distribution cum Capital Withdrawal Paid",
    "Income Distribution-cum-Capital Withdrawal Payout",
    "Inc. Dist. cum Cap. Wdrl - NEFT",
    "IDCW Payout",
    "IDCW Paid",
    "Dividend Paid - Direct Credit",
    "Div. Payout @ Rs.0.18 per unit",
    "Transfer of Income Distribution cum capital withdrawal plan",
  ])("are a payout where no units come with it: %s", (words) => {
    expect(typeWithoutUnits(words)).toBe("idcw-payout");
    expect(attachedTax(words)).toBeNull();
  });

  it.each([
    "Reinvestment of Income Distribution cum capital withdrawal option",
    "Income Distribution cum Capital Withdrawal Reinvestment",
    "Income Distribution Reinvested",
    "Inc Dist cum Cap Wdl Reinvested",
    "Re-investment of IDCW",
    "IDCW Reinv.",
    "Payout of IDCW reinvested",
    "DIVIDEND REINVESTED - Rs.0.18",
    "Div Reinv",
  ])("are a reinvestment where units come with it: %s", (words) => {
    expect(incomingType(words)).toBe("idcw-reinvestment");
    expect(typeOfWord(words)).toBe("idcw-reinvestment");
  });

  it.each([
    ["Purchase - Unclaimed Dividend-", "purchase"],
    ["Purchase - IDCW Transfer Plan", "purchase"],
    ["Redemption of IDCW option", "redemption"],
    ["Buy/Sell", null],
    ["Disinvestment", "redemption"],
  ])("do not hide what else a cell says: %s", (words, type) => {
    expect(typeOfWord(words)).toBe(type);
  });

  it("are a tax where they begin with one", () => {
    expect(attachedTax("TDS on Income Distribution Paid")).toBe("tds");
  });
});
