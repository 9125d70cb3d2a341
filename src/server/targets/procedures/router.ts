import {
  getTargetsInput,
  investInput,
  setKindInput,
  setTargetsInput,
} from "../../../shared/targets/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { call, contract, router } from "../../platform/trpc/procedures.ts";
import { retried } from "../../transactions/retry-on-conflict.ts";
import { splitNewMoney } from "./split-new-money.ts";
import { getRebalance } from "./get-rebalance.ts";
import { getTargets } from "./get-targets.ts";
import { removeTargets } from "./remove-targets.ts";
import { setKind } from "./set-kind.ts";
import { setTargets } from "./set-targets.ts";

const changeLimit = { name: "targets", span: 15 * 60_000, max: { user: 200 } };
const change = signedInProcedure.use(rateLimit(changeLimit));

export const targetsRouter = router({
  get: signedInProcedure.input(contract(getTargetsInput)).query(call(getTargets)),
  set: change.input(contract(setTargetsInput)).mutation(call(setTargets)),
  remove: change.input(contract(getTargetsInput)).mutation(call(removeTargets)),
  setKind: change.input(contract(setKindInput)).mutation(call(setKind)),
  invest: expensiveProcedure.input(contract(investInput)).query(call(splitNewMoney)),
  rebalance: expensiveProcedure.input(contract(getTargetsInput)).query(call(retried(getRebalance))),
});
