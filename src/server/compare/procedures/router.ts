import { compareInput } from "../../../shared/compare/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { call, contract, router } from "../../platform/trpc/procedures.ts";
import { listSchemes } from "./list-schemes.ts";
import { completeHistories } from "./complete-histories.ts";

export const compareRouter = router({
  schemes: signedInProcedure.input(contract(compareInput)).query(call(listSchemes)),
  completeHistories: signedInProcedure
    .use(rateLimit({ name: "comparing", span: 15 * 60_000, max: { user: 30 } }))
    .input(contract(compareInput))
    .mutation(call(completeHistories)),
});
