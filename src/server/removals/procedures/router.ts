import { restoreInput } from "../../../shared/removals/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { listRemovals } from "./list-removals.ts";
import { restoreRemoval } from "./restore-removal.ts";

const restoreLimit = { name: "restoring", span: 15 * 60_000, max: { user: 1_000 } };

export const removalsRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listRemovals(ctx)),
  restore: expensiveProcedure
    .use(rateLimit(restoreLimit))
    .input(contract(restoreInput))
    .mutation(resolver(withRetry(restoreRemoval))),
});
