import { AppError } from "../../../../shared/errors.ts";
import type { RevokeTokenInput } from "../../../../shared/auth/access-tokens/schema.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { accessTokensOf, deleteAccessToken, hasAccessToken } from "../queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";

/**
 * Takes effect at the token's next request, on every worker.
 * @throws AppError tokens/not-found for one that was revoked, has ended, or is another user's
 */
export async function revokeToken(
  ctx: SessionContext,
  { id }: RevokeTokenInput,
): Promise<{ ok: true }> {
  const { userId, tokens } = await ctx.read((owner) => ({
    tokens: accessTokensOf(ctx.db, owner, ctx.clock()),
  }));
  const name = tokens.find((token) => token.id === id)?.name;
  if (name === undefined) throw new AppError("tokens/not-found");
  await ctx.write((owner) => [
    ...tellOwner(ctx, owner, { kind: "token-revoked", detail: name }, hasAccessToken(owner, id)),
    deleteAccessToken(ctx.db, owner, id),
  ]);
  ctx.log("info", "auth.token-revoked", { userId });
  return { ok: true };
}
