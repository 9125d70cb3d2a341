import type { AccessToken } from "../../../../shared/auth/access-tokens/schema.ts";
import { accessTokensOf } from "../queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { tokenView } from "../token-view.ts";

export async function listTokens(ctx: SessionContext): Promise<AccessToken[]> {
  const { tokens } = await ctx.read((owner) => ({
    tokens: accessTokensOf(ctx.db, owner, ctx.clock()),
  }));
  return tokens.map(tokenView);
}
