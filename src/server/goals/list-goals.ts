import { indianDay } from "../../shared/dates.ts";
import type { GoalView, ListGoalsInput } from "../../shared/goals/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { GoalViews, goalReads } from "./goal-views.ts";
import { goalsOf } from "./queries.ts";
import { readGoal } from "./stored-goal.ts";

/** All goals, or one person's, earliest day first. */
export async function listGoals(
  ctx: SignedInContext,
  { holderId }: ListGoalsInput,
): Promise<GoalView[]> {
  const { stored, ...reads } = await ctx.read((owner) => ({
    stored: goalsOf(ctx.db, owner),
    ...goalReads(ctx, owner),
  }));
  const goals = stored
    .map(readGoal)
    .filter((goal) => holderId === undefined || goal.holderId === holderId);
  const views = new GoalViews(reads, goals, indianDay(ctx.clock()));
  return goals.map((goal) => views.view(goal));
}
