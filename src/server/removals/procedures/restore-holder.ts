import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireGoalLimit, requireGoalsGone, requireWithinHundred } from "../../goals/queries.ts";
import {
  clubAgain,
  moveFundsBack,
  parentIfStored,
  holderObstacles,
} from "../../funds/queries/removed-holders.ts";
import { holders } from "../../holders/tables.ts";
import { tablesOfHolder } from "../../every-table.ts";
import { markRestored, requireRestorable, restoreRows, type RemovalRow } from "../queries.ts";
import { refuseByObstacle } from "../refuse-by-obstacle.ts";

/**
 * Restores a person, with those funds that are still with whom they were moved to, and with the minors who have not been
 * clubbed with another since. Their goals must still fit beside those that were set since.
 */
export async function restoreHolder(ctx: SessionContext, { id }: RemovalRow): Promise<void> {
  await refuseByObstacle(ctx, id, holderObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, holderObstacles),
    requireGoalsGone(ctx.db, userId, id),
    restoreRows(ctx.db, userId, id, holders, {
      replaced: { clubbedWith: parentIfStored(userId) },
    }),
    ...tablesOfHolder.map((table) => restoreRows(ctx.db, userId, id, table)),
    requireGoalLimit(ctx.db, userId),
    requireWithinHundred(ctx.db, userId),
    clubAgain(ctx.db, userId, id),
    ...moveFundsBack(ctx.db, userId, id),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
