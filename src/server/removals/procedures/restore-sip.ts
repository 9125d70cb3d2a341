import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireSipLimit, requireSipLimitOfFund } from "../../sips/queries/sips.ts";
import { sips } from "../../sips/tables.ts";
import { sipObstacles } from "../../transactions/queries/removed-sips.ts";
import {
  markRestored,
  removedId,
  requireRestorable,
  restoreRows,
  type RemovalRow,
} from "../queries.ts";
import { refuseByObstacle } from "../refuse-by-obstacle.ts";
import { restoreLedger } from "./restore-ledger.ts";

/**
 * The SIP resumes where it was. Its instalments that were deleted with it come back; the hourly job records those that have
 * fallen due since.
 */
export async function restoreSip(ctx: SessionContext, removal: RemovalRow): Promise<void> {
  const { id, rowCount } = removal;
  await refuseByObstacle(ctx, id, sipObstacles);
  if (rowCount > 1) return restoreLedger(ctx, removal);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, sipObstacles),
    restoreRows(ctx.db, userId, id, sips),
    requireSipLimit(ctx.db, userId),
    requireSipLimitOfFund(ctx.db, userId, removedId(userId, id)),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
