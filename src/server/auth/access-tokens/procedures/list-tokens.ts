import type { AccessToken } from "../../../../shared/auth/access-tokens/schema.ts";
import { accessTokensOf, type AccessTokenRow } from "../../queries/access-tokens.ts";
import type { SessionContext } from "../../signed-in-context.ts";

export async function listTokens(ctx: SessionContext): Promise<AccessToken[]> {
  const { tokens } = await ctx.read((owner) => ({
    tokens: accessTokensOf(ctx.db, owner, ctx.clock()),
  }));
  return tokens.map(tokenView);
}

export const tokenView = ({
  id,
  name,
  scope,
  createdAt,
  endsAt,
  usedAt,
}: AccessTokenRow): AccessToken => ({
  id,
  name,
  scope,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});
