import type { AccessToken } from "../../../../shared/auth/access-tokens/schema.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { tokenReads, tokenViews } from "../token-view.ts";

export async function listTokens(ctx: SessionContext): Promise<AccessToken[]> {
  return tokenViews(await ctx.read((owner) => tokenReads(ctx.db, owner, ctx.clock())));
}
