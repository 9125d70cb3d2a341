import type { EndOtherSessionsInput, EndSessionInput } from "../../../shared/account/schema.ts";
import { deleteAccessTokens } from "../../auth/access-tokens/queries.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { deleteSessions } from "../../auth/sessions/queries.ts";

/** A session that has ended already, or is another user's, is done: nothing tells one from the other. */
export async function endSessionById(
  ctx: SessionContext,
  { id }: EndSessionInput,
): Promise<{ ok: true }> {
  const { user } = await ctx.read(() => ({}));
  const { ended } = await ctx.write((userId) => ({
    ended: deleteSessions(ctx.db, userId, { only: id }),
  }));
  const count = ended.rowsAffected;
  if (count > 0) ctx.log("info", "auth.sessions-ended", { userId: user.id, count });
  return { ok: true };
}

/** With `tokens`, also revokes all access tokens. */
export async function endOtherSessions(
  ctx: SessionContext,
  { tokens }: EndOtherSessionsInput,
): Promise<{ ended: number }> {
  const { user, session } = await ctx.read(() => ({}));
  const { ended } = await ctx.write((userId) => ({
    ended: deleteSessions(ctx.db, userId, { except: session.id }),
    revoked: tokens === true ? [deleteAccessTokens(ctx.db, userId)] : [],
  }));
  ctx.log("info", "auth.sessions-ended", { userId: user.id, count: ended.rowsAffected });
  return { ended: ended.rowsAffected };
}
