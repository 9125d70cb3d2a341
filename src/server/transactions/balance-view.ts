import type { KeptBalance } from "../../shared/transactions/agreement.ts";
import type { BalanceRow } from "./queries/balances.ts";

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

export const balanceView = ({
  createdAt,
  userId: _,
  fundId: __,
  ...row
}: BalanceRow): KeptBalance => ({
  ...row,
  units: Number(row.units),
  cost: toNumber(row.cost),
  value: toNumber(row.value),
  importedAt: createdAt.toISOString(),
});
