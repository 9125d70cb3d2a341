import {
  addGoalInput,
  deleteGoalInput,
  listGoalsInput,
  updateGoalInput,
} from "../../../shared/goals/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { call, contract, router } from "../../platform/trpc/procedures.ts";
import { addGoal } from "./add-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { listGoals } from "./list-goals.ts";
import { updateGoal } from "./update-goal.ts";

const changeLimit = { name: "goals", span: 15 * 60_000, max: { user: 200 } };
const change = expensiveProcedure.use(rateLimit(changeLimit));

export const goalsRouter = router({
  list: expensiveProcedure.input(contract(listGoalsInput)).query(call(listGoals)),
  add: change.input(contract(addGoalInput)).mutation(call(addGoal)),
  update: change.input(contract(updateGoalInput)).mutation(call(updateGoal)),
  delete: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(deleteGoalInput))
    .mutation(call(deleteGoal)),
});
