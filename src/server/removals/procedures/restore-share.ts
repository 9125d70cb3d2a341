import type { SessionContext } from "../../auth/signed-in-context.ts";
import { isCopyCovered, shareObstacles } from "../../sharing/queries/removed-shares.ts";
import { inRestoredShare } from "../../sharing/queries/kept-shares.ts";
import { sharedFunds, shares } from "../../sharing/tables.ts";
import { markRestored, requireRestorable, restoreRows, type RemovalRow } from "../queries.ts";
import { refuseByObstacle } from "../refuse-by-obstacle.ts";

/**
 * Restores the copies as they were, but none of a fund that the sender has since deleted or that has become that of a person
 * who is not shared. The sender's next update brings them up to date.
 */
export async function restoreShare(ctx: SessionContext, { id }: RemovalRow): Promise<void> {
  await refuseByObstacle(ctx, id, shareObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, shareObstacles),
    restoreRows(ctx.db, userId, id, shares, { replaced: inRestoredShare() }),
    restoreRows(ctx.db, userId, id, sharedFunds, { condition: isCopyCovered(userId, id) }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
