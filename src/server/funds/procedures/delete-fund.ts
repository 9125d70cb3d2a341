import { AppError } from "../../../shared/errors.ts";
import type { DeleteFundInput } from "../../../shared/funds/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { recountCategories } from "../queries/category-counts.ts";
import { deleteFundRow } from "../queries/funds.ts";
import { changeByReplay, type LedgerState } from "../../transactions/ledger-change.ts";
import { ledgerWrites } from "../../transactions/ledger-writes.ts";
import { readLedgers } from "../../transactions/read-ledgers.ts";
import { removalOf } from "../../removals/queries.ts";
import { fundsById } from "../../transactions/queries/linked-funds.ts";
import { tablesOfFund } from "../../every-table.ts";
import { recordRemovedFund } from "../queries/removed-funds.ts";

/**
 * Deletes a fund with its transactions and SIPs; all can be restored. Funds that received lots from it keep them as one
 * lot at the transferred amount, and recipients keep their copies. A repeated call returns the same.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function deleteFund(
  ctx: SignedInContext,
  { id }: DeleteFundInput,
): Promise<{ id: string; schemeName: string; removalId: string }> {
  const left = leftWithout(id, await readLedgers(ctx, { scope: fundsById([id]) }));
  const change = await changeByReplay(left, {});
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [
      ...recordRemovedFund(ctx.db, userId, { ...removal, fundId: id }, tablesOfFund),
      deleteFundRow(ctx.db, userId, id),
      ...recountCategories(ctx.db, userId, ctx.clock()),
      ...ledgerWrites(ctx, userId, left, change),
    ],
    removal: removalOf(ctx.db, userId, { kind: "fund", field: "id", id }),
  }));
  if (stored === undefined) throw new AppError("funds/not-found");
  return { id, schemeName: stored.title, removalId: stored.id };
}

const leftWithout = (fundId: string, { funds, transactions, total }: LedgerState) => ({
  total,
  funds: funds.filter(({ id }) => id !== fundId),
  transactions: transactions.filter((row) => row.fundId !== fundId),
});
