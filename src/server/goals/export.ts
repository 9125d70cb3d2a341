import { exportPart } from "../auth/export-part.ts";
import { goalsOf } from "./queries.ts";
import { readGoal } from "./stored-goal.ts";

export const goalsExport = exportPart({
  reads: ({ db }, owner) => ({ goals: goalsOf(db, owner) }),
  view: ({ goals }) => ({ goals: goals.map(readGoal).map(({ version: _, ...goal }) => goal) }),
});
