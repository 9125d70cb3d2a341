import type { SignedInContext } from "../../auth/signed-in-context.ts";
import {
  personIfStored,
  requireGoalLimit,
  requireGoalsGone,
  requireWithinHundred,
} from "../../goals/queries.ts";
import { goals } from "../../goals/tables.ts";
import { deletedHolderObstacles } from "../../holders/queries/deleted-holders.ts";
import { markRestored, requireRestorable, restoreRows, type RemovalRow } from "../queries.ts";
import { refuseWithoutPerson } from "../../holders/refuse-without-person.ts";

/**
 * A goal comes back with its funds, unless other goals have taken too much of one of them since. That of a person who can be
 * restored waits for them.
 */
export async function restoreGoal(ctx: SignedInContext, { id }: RemovalRow): Promise<void> {
  await refuseWithoutPerson(ctx, id);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, deletedHolderObstacles),
    requireGoalsGone(ctx.db, userId, id),
    restoreRows(ctx.db, userId, id, goals, { replaced: { holderId: personIfStored(userId) } }),
    requireGoalLimit(ctx.db, userId),
    requireWithinHundred(ctx.db, userId),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
