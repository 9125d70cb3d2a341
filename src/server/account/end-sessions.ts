import type { EndSessionInput } from "../../shared/account/schema.ts";
import { AppError } from "../../shared/errors.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { deleteOtherSessions, deleteSessionOf } from "../auth/queries/sessions.ts";

/**
 * Ends one of the caller's sessions.
 * @throws AppError auth/session-not-found, also where it is another's
 */
export async function endSessionById(
  ctx: RequestContext,
  { id }: EndSessionInput,
): Promise<{ ok: true }> {
  const { userId } = await readAsUser(ctx, () => []);
  const { rowsAffected } = await deleteSessionOf(ctx.db, userId, id);
  if (rowsAffected === 0) throw new AppError("auth/session-not-found");
  ctx.log("info", "auth.sessions-ended", { userId, count: rowsAffected });
  return { ok: true };
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(ctx: RequestContext): Promise<{ ended: number }> {
  const { userId, session } = await readAsUser(ctx, () => []);
  const { rowsAffected } = await deleteOtherSessions(ctx.db, userId, session.id);
  ctx.log("info", "auth.sessions-ended", { userId, count: rowsAffected });
  return { ended: rowsAffected };
}
