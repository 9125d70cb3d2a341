import {
  getTargetsInput,
  investInput,
  setKindInput,
  setTargetsInput,
} from "../../../shared/targets/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { splitNewMoney } from "./split-new-money.ts";
import { getRebalance } from "./get-rebalance.ts";
import { getTargets } from "./get-targets.ts";
import { removeTargets } from "./remove-targets.ts";
import { setKind } from "./set-kind.ts";
import { setTargets } from "./set-targets.ts";

const changeLimit = { name: "targets", span: 15 * 60_000, max: { user: 200 } };
const change = signedInProcedure.use(rateLimit(changeLimit));

export const targetsRouter = router({
  get: signedInProcedure.input(contract(getTargetsInput)).query(resolver(getTargets)),
  set: change.input(contract(setTargetsInput)).mutation(resolver(setTargets)),
  remove: change.input(contract(getTargetsInput)).mutation(resolver(removeTargets)),
  setKind: change.input(contract(setKindInput)).mutation(resolver(setKind)),
  invest: expensiveProcedure.input(contract(investInput)).query(resolver(splitNewMoney)),
  rebalance: expensiveProcedure
    .input(contract(getTargetsInput))
    .query(resolver(withRetry(getRebalance))),
});
