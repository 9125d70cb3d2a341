import { AppError } from "../../../shared/errors.ts";
import type { DeleteHolderInput } from "../../../shared/holders/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { endAssistantsOfDeleted, requireHolder, unclubFromDeleted } from "../queries/holders.ts";
import { tablesOfHolder } from "../../every-table.ts";
import { deleteRowsOfDeleted, recordRemovedHolder } from "../../funds/queries/removed-holders.ts";
import { takeBackFromDeleted } from "../../sharing/queries/deleted-holders.ts";
import { removalOf } from "../../removals/queries.ts";
import { deleteHolderRow, moveFundsOfHolder } from "../../funds/queries/funds-of-holders.ts";
import { holderReads } from "../../funds/holders-with-counts.ts";

/**
 * Deletes a holder without funds, or whose funds another gets in the same batch, and what was said of their tax; all
 * can be restored, but the copies that others had through this person. A repeated call returns the same.
 * @throws AppError holders/has-funds with their number, holders/not-found also for an unknown `moveTo`,
 * request/invalid where the funds would go to whom is deleted
 */
export async function deleteHolder(
  ctx: SessionContext,
  { id, moveTo }: DeleteHolderInput,
): Promise<{ id: string; removalId: string }> {
  if (moveTo === id) {
    throw new AppError("request/invalid", { message: "The funds must go to another person" });
  }
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock(), holderId: id, moveTo };
  const {
    holders,
    fundCounts,
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [
      ...(typeof moveTo === "string" ? [requireHolder(ctx.db, userId, moveTo)] : []),
      ...recordRemovedHolder(ctx.db, userId, removal, tablesOfHolder),
      ...(moveTo === undefined ? [] : [moveFundsOfHolder(ctx.db, userId, id, moveTo)]),
      deleteHolderRow(ctx.db, userId, id),
      ...tablesOfHolder.map((table) => deleteRowsOfDeleted(ctx.db, userId, table, removal)),
      endAssistantsOfDeleted(ctx.db, userId, id),
      unclubFromDeleted(ctx.db, userId, id),
      ...takeBackFromDeleted(ctx.db, userId, id),
    ],
    ...holderReads(ctx, userId),
    removal: removalOf(ctx.db, userId, { kind: "holder", field: "id", id }),
  }));
  if (!holders.some((holder) => holder.id === id)) {
    if (stored === undefined) throw new AppError("holders/not-found");
    return { id, removalId: stored.id };
  }
  const count = fundCounts.find(({ holderId }) => holderId === id)?.count ?? 0;
  throw new AppError("holders/has-funds", { values: { count: String(count) } });
}
