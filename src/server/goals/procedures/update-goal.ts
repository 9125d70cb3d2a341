import { AppError } from "../../../shared/errors.ts";
import type { GoalView, UpdateGoalInput } from "../../../shared/goals/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { changeGoal, goalById, requireGoalVersion } from "../queries.ts";
import { requireGoalDay, storeGoal } from "../store-goal.ts";
import { goalRow, hasSameData } from "../stored-goal.ts";

/**
 * Changes a goal that is still as the user saw it. Sending the same change again returns the same.
 * @throws AppError as `storeGoal`; goals/not-found, goals/changed; goals/day where the day is changed
 */
export async function updateGoal(
  ctx: SignedInContext,
  { id, version, data }: UpdateGoalInput,
): Promise<GoalView> {
  const {
    before: [before],
  } = await ctx.read((owner) => ({ before: goalById(ctx.db, owner, id) }));
  if (before === undefined) throw new AppError("goals/not-found");
  if (data.on !== before.on) requireGoalDay(ctx, data.on);
  const row = goalRow(data, { id, version: version + 1, createdAt: before.createdAt });
  const isRepeat = before.version === version + 1 && hasSameData(before, row);
  const { view } = await storeGoal(ctx, row, (userId) =>
    isRepeat
      ? []
      : [requireGoalVersion(ctx.db, userId, id, version), changeGoal(ctx.db, userId, row)],
  );
  return view();
}
