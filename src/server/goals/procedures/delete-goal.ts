import { AppError } from "../../../shared/errors.ts";
import type { DeleteGoalInput } from "../../../shared/goals/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { removalOf } from "../../removals/queries.ts";
import { deleteGoalRow, recordRemovedGoal } from "../queries.ts";

/**
 * Deletes a goal, which can be restored. A repeated call returns the same.
 * @throws AppError goals/not-found
 */
export async function deleteGoal(
  ctx: SignedInContext,
  { id }: DeleteGoalInput,
): Promise<{ id: string; removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock(), goalId: id };
  const {
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [...recordRemovedGoal(ctx.db, userId, removal), deleteGoalRow(ctx.db, userId, id)],
    removal: removalOf(ctx.db, userId, { kind: "goal", field: "id", id }),
  }));
  if (stored === undefined) throw new AppError("goals/not-found");
  return { id, removalId: stored.id };
}
