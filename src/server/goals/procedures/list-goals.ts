import { indianDay } from "../../../shared/dates.ts";
import type { GoalView, ListGoalsInput } from "../../../shared/goals/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { goalReads, goalViews } from "../goal-views.ts";
import { goalsOf } from "../queries.ts";
import { readGoals } from "../stored-goal.ts";

/** All goals, or one person's, earliest day first. */
export async function listGoals(
  ctx: SignedInContext,
  { holderId }: ListGoalsInput,
): Promise<GoalView[]> {
  const { stored, ...reads } = await ctx.read((owner) => ({
    stored: goalsOf(ctx.db, owner),
    ...goalReads(ctx, owner),
  }));
  const goals = readGoals(stored, holderId);
  return runInTurns(goalViews(reads, goals, indianDay(ctx.clock())));
}
