import { grown } from "./future-value.ts";

/** Beyond a hundred years a balance counts as lasting. */
export const maxWithdrawals = 1_200;

type Withdrawals = {
  balance: number;
  /** The first one, in rupees of its day; one is paid at the start of each month. */
  amount: number;
  /** Percent a year, by which withdrawals grow after each twelve of them. */
  inflation: number;
  /** Percent a year. */
  expected: number;
};

/** How many monthly withdrawals a balance pays in full; null where it pays `maxWithdrawals`. */
export function countWithdrawals({
  balance,
  amount,
  inflation,
  expected,
}: Withdrawals): number | null {
  const factor = grown(1, expected, 1);
  let [left, next] = [balance, amount];
  for (let paid = 0; paid < maxWithdrawals; paid += 1) {
    if (paid % 12 === 0) next = amount * (1 + inflation / 100) ** (paid / 12);
    if (left < next) return paid;
    left = (left - next) * factor;
  }
  return null;
}
