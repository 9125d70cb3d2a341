import { dayInMilliseconds } from "../../../../shared/day-length.ts";
import { AppError } from "../../../../shared/errors.ts";
import {
  accessTokenBytes,
  accessTokenOf,
} from "../../../../shared/auth/access-tokens/access-token.ts";
import type {
  AddTokenInput,
  NewAccessToken,
} from "../../../../shared/auth/access-tokens/schema.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { insertAccessToken, requireTokenLimit } from "../queries.ts";
import { requireProvenAddress } from "../../require-proven.ts";
import { requireFreshSession } from "../../sessions/queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { hashText } from "../../../platform/encoding.ts";

/**
 * Makes a token and returns it this once: only its hash is stored.
 * @throws AppError tokens/too-many, tokens/made-before, demo/no-tokens, email/unproven; auth/confirm-first where the
 * session has ended meanwhile
 */
export async function addToken(
  ctx: SessionContext,
  { id, name, scope, days }: AddTokenInput,
): Promise<NewAccessToken> {
  const { db } = ctx;
  const { user, session } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("demo/no-tokens");
  requireProvenAddress(ctx, user);
  const now = ctx.clock();
  const token = accessTokenOf(crypto.getRandomValues(new Uint8Array(accessTokenBytes)));
  const endsAt = new Date(now.getTime() + days * dayInMilliseconds);
  const hash = await hashText(token);
  await ctx.write((userId) => [
    requireFreshSession(db, userId, session.id, ctx.clock()),
    insertAccessToken(db, userId, { id, hash, name, scope, createdAt: now, endsAt, usedAt: null }),
    requireTokenLimit(db, userId, now),
    ...tellOwner(ctx, userId, { kind: "token-made", detail: name }),
  ]);
  ctx.log("info", "auth.token-made", { userId: user.id });
  return { id, token, name, scope, endsAt: endsAt.toISOString() };
}
