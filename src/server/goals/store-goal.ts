import { indianDay, type IsoDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { maxGoalYears, type GoalView } from "../../shared/goals/schema.ts";
import { missing } from "../../shared/missing.ts";
import { addMonths } from "../../shared/tax/holding-period.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { requireHolders } from "../holders/queries/holders.ts";
import type { Query } from "../platform/db/query.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import type { UserId } from "../platform/user-id.ts";
import { goalReads, goalViews } from "./goal-views.ts";
import { goalById, requireFundsOfGoal, requireWithinHundred, type GoalRow } from "./queries.ts";
import { readGoal } from "./stored-goal.ts";

/**
 * Runs the writes of one goal and returns it as stored afterwards.
 * @throws AppError holders/not-found, funds/not-found, goals/over-hundred
 */
export async function storeGoal(
  ctx: SignedInContext,
  row: GoalRow,
  write: (userId: UserId) => readonly Query[],
): Promise<{ stored: GoalRow; view: () => Promise<GoalView> }> {
  const { id, holderId } = row;
  const fundIds = readGoal(row).parts.map(({ fundId }) => fundId);
  const { goal, ...reads } = await ctx.write((userId) => ({
    writes: [
      requireHolders(ctx.db, userId, holderId === null ? [] : [holderId]),
      requireFundsOfGoal(ctx.db, userId, id, fundIds),
      ...write(userId),
      requireWithinHundred(ctx.db, userId),
    ],
    goal: goalById(ctx.db, userId, id),
    ...goalReads(ctx, userId),
  }));
  const stored = goal[0] ?? missing();
  return {
    stored,
    view: async () => {
      const today = indianDay(ctx.clock());
      const [view] = await runInTurns(goalViews(reads, [readGoal(stored)], today));
      return view ?? missing();
    },
  };
}

/** @throws AppError goals/day */
export function requireGoalDay({ clock }: Pick<SignedInContext, "clock">, on: IsoDate): void {
  const today = indianDay(clock());
  if (on > today && on <= addMonths(today, 12 * maxGoalYears)) return;
  const error = new AppError("goals/day");
  throw new AppError("goals/day", { fieldErrors: { on: error.message } });
}
