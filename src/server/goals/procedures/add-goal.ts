import { AppError } from "../../../shared/errors.ts";
import type { AddGoalInput, GoalView } from "../../../shared/goals/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { insertGoal, requireGoalLimit } from "../queries.ts";
import { requireGoalDay, storeGoal } from "../store-goal.ts";
import { goalRow, hasSameData } from "../stored-goal.ts";

/**
 * Adds a goal. The same one sent again changes nothing and returns the stored one.
 * @throws AppError as `storeGoal`; goals/day, goals/too-many, goals/exists for an id with other data
 */
export async function addGoal(
  ctx: SignedInContext,
  { id, ...data }: AddGoalInput,
): Promise<GoalView> {
  requireGoalDay(ctx, data.on);
  const row = goalRow(data, { id, version: 1, createdAt: ctx.clock() });
  const { stored, view } = await storeGoal(ctx, row, (userId) => [
    insertGoal(ctx.db, userId, row),
    requireGoalLimit(ctx.db, userId),
  ]);
  if (!hasSameData(stored, row)) throw new AppError("goals/exists");
  return view();
}
