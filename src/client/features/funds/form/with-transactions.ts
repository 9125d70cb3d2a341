import type { AddFundInput } from "../../../../shared/funds/schema.ts";

/** The fund's amount and units follow from these transactions. */
export function withTransactions<Transactions>(
  { investedAmount: _amount, units: _units, ...fund }: AddFundInput,
  transactions: Transactions,
) {
  return { ...fund, transactions };
}
