import { expect, it } from "vitest";
import { withdrawalsText } from "../../../../../../src/client/features/goals/page/withdrawals-text.ts";

const text = (low: number | null, high: number | null) =>
  withdrawalsText({ low, mid: low, high }, { on: "2046-06-01" });

it("withdrawals name the month of the last one, at both ends of the band", () => {
  expect(text(1, 1)).toBe("The last withdrawal is in Jun 2046.");
  expect(text(12, 26)).toBe("The last withdrawal is between May 2047 and Jul 2048.");
  expect(text(12, null)).toBe("The last withdrawal is in May 2047 or later.");
  expect(text(null, null)).toBe("Withdrawals last for a hundred years or more.");
});

it("money that pays no withdrawal says so", () => {
  expect(text(0, 0)).toBe("It would not pay one withdrawal in full.");
  expect(text(0, 5)).toBe("With 2 points less, it would not pay one withdrawal in full.");
});
