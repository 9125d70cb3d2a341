import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { targetObstacles, restoredVersion } from "../../targets/queries.ts";
import { targets } from "../../targets/tables.ts";
import { markRestored, requireRestorable, restoreRows, type RemovalRow } from "../queries.ts";
import { refuseByObstacle } from "../refuse-by-obstacle.ts";
import { refuseWithoutPerson } from "../../holders/refuse-without-person.ts";

/** A target comes back unless its person is gone, or has another target since. */
export async function restoreTarget(ctx: SignedInContext, { id }: RemovalRow): Promise<void> {
  await refuseWithoutPerson(ctx, id);
  await refuseByObstacle(ctx, id, targetObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, targetObstacles),
    restoreRows(ctx.db, userId, id, targets, { replaced: { version: restoredVersion } }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
