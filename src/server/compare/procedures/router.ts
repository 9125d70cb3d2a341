import { compareInput } from "../../../shared/compare/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { listSchemes } from "./list-schemes.ts";
import { completeHistories } from "./complete-histories.ts";

export const compareRouter = router({
  schemes: signedInProcedure.input(contract(compareInput)).query(resolver(listSchemes)),
  completeHistories: signedInProcedure
    .use(rateLimit({ name: "comparing", span: 15 * 60_000, max: { user: 30 } }))
    .input(contract(compareInput))
    .mutation(resolver(completeHistories)),
});
