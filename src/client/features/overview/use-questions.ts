import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { useMe } from "../auth/session/queries.ts";
import { isInRegularPlan } from "../direct/regular-plan.ts";
import { noFacts, useHomeFacts } from "./use-needs.ts";

export type Question = "month" | "goals" | "next-money" | "regular-plans" | "shared" | "tax-free";

/** What may be asked of these funds, beside their value. */
export function useQuestions(funds: readonly Fund[], holder: HolderFilter): readonly Question[] {
  const { data: { hasGoals, hasTarget } = noFacts } = useHomeFacts(holder);
  const { data: user } = useMe();
  const isDated = funds.some(({ hasTransactions }) => hasTransactions);
  const applies: Record<Question, boolean> = {
    month: isDated,
    goals: hasGoals,
    "next-money": hasTarget,
    "regular-plans": funds.some(isInRegularPlan),
    shared: user?.sharedWithMe === true,
    "tax-free": isDated,
  };
  return order.filter((question) => applies[question]);
}

/** Last is the one that most often turns out to be nothing. */
const order = ["month", "goals", "next-money", "regular-plans", "shared", "tax-free"] as const;
