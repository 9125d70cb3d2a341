import {
  getTargetsInput,
  investInput,
  setKindInput,
  setTargetsInput,
} from "../../../shared/targets/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, router } from "../../platform/trpc/procedures.ts";
import { retryOnConflict } from "../../transactions/retry-on-conflict.ts";
import { splitNewMoney } from "./split-new-money.ts";
import { getRebalance } from "./get-rebalance.ts";
import { getTargets } from "./get-targets.ts";
import { removeTargets } from "./remove-targets.ts";
import { setKind } from "./set-kind.ts";
import { setTargets } from "./set-targets.ts";

const changeLimit = { name: "targets", span: 15 * 60_000, max: { user: 200 } };

export const targetsRouter = router({
  get: signedInProcedure
    .input(contract(getTargetsInput))
    .query(({ ctx, input }) => getTargets(ctx, input)),
  set: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setTargetsInput))
    .mutation(({ ctx, input }) => setTargets(ctx, input)),
  remove: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(getTargetsInput))
    .mutation(({ ctx, input }) => removeTargets(ctx, input)),
  setKind: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(setKindInput))
    .mutation(({ ctx, input }) => setKind(ctx, input)),
  invest: expensiveProcedure
    .input(contract(investInput))
    .query(({ ctx, input }) => splitNewMoney(ctx, input)),
  rebalance: expensiveProcedure
    .input(contract(getTargetsInput))
    .query(({ ctx, input }) => retryOnConflict(() => getRebalance(ctx, input))),
});
