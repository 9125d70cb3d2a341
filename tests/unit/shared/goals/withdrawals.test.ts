import fc from "fast-check";
import { expect, it } from "vitest";
import { maxWithdrawals, countWithdrawals } from "../../../../src/shared/goals/withdrawals.ts";

it("a balance pays withdrawals while it lasts, and for a hundred years at the most", () => {
  const flat = { inflation: 0, expected: 0 };
  expect(countWithdrawals({ balance: 1_000, amount: 100, ...flat })).toBe(10);
  expect(countWithdrawals({ balance: 99, amount: 100, ...flat })).toBe(0);
  expect(countWithdrawals({ balance: 100_000, amount: 100, ...flat })).toBe(1_000);
  expect(countWithdrawals({ balance: 200_000, amount: 100, ...flat })).toBeNull();
  // The second year's are 200.
  expect(countWithdrawals({ balance: 1_700, amount: 100, inflation: 100, expected: 0 })).toBe(14);
});

it("a higher balance or return never pays fewer, and inflation never more", () => {
  const rate = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1_000, max: 100_000 }),
      rate,
      rate,
      (balance, amount, inflation, expected) => {
        const paid = (change: object) =>
          countWithdrawals({ balance, amount, inflation, expected, ...change }) ?? maxWithdrawals;
        expect(paid({ balance: balance + 1_000 })).toBeGreaterThanOrEqual(paid({}));
        expect(paid({ expected: expected + 1 })).toBeGreaterThanOrEqual(paid({}));
        expect(paid({ inflation: inflation + 1 })).toBeLessThanOrEqual(paid({}));
      },
    ),
  );
});
