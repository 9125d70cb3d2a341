import {
  addGoalInput,
  deleteGoalInput,
  listGoalsInput,
  updateGoalInput,
} from "../../../shared/goals/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { addGoal } from "./add-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { listGoals } from "./list-goals.ts";
import { updateGoal } from "./update-goal.ts";

const changeLimit = { name: "goals", span: 15 * 60_000, max: { user: 200 } };

export const goalsRouter = router({
  list: expensiveProcedure
    .input(contract(listGoalsInput))
    .query(({ ctx, input }) => listGoals(ctx, input)),
  add: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addGoalInput))
    .mutation(({ ctx, input }) => addGoal(ctx, input)),
  update: expensiveProcedure
    .use(rateLimit(changeLimit))
    .input(contract(updateGoalInput))
    .mutation(({ ctx, input }) => updateGoal(ctx, input)),
  delete: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteGoalInput))
    .mutation(({ ctx, input }) => deleteGoal(ctx, input)),
});
