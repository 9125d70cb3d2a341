import { addTokenInput, revokeTokenInput } from "../../../../shared/auth/access-tokens/schema.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../procedures.ts";
import { contract, noInput, resolver, router } from "../../../platform/trpc/procedures.ts";
import { addToken } from "./add-token.ts";
import { listTokens } from "./list-tokens.ts";
import { revokeToken } from "./revoke-token.ts";

/** Each change mails the owner. */
const changeLimit = { name: "tokenChange", span: 15 * 60_000, max: { user: 60 } };

export const tokensRouter = router({
  list: signedInProcedure.input(noInput).query(({ ctx }) => listTokens(ctx)),
  add: freshProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addTokenInput))
    .mutation(resolver(addToken)),
  revoke: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(revokeTokenInput))
    .mutation(resolver(revokeToken)),
});
