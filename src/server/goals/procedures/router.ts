import {
  addGoalInput,
  deleteGoalInput,
  listGoalsInput,
  updateGoalInput,
} from "../../../shared/goals/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { addGoal } from "./add-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { listGoals } from "./list-goals.ts";
import { updateGoal } from "./update-goal.ts";

const changeLimit = { name: "goals", span: 15 * 60_000, max: { user: 200 } };
const change = expensiveProcedure.use(rateLimit(changeLimit));

export const goalsRouter = router({
  list: expensiveProcedure.input(contract(listGoalsInput)).query(resolver(listGoals)),
  add: change.input(contract(addGoalInput)).mutation(resolver(addGoal)),
  update: change.input(contract(updateGoalInput)).mutation(resolver(updateGoal)),
  delete: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteGoalInput))
    .mutation(resolver(deleteGoal)),
});
