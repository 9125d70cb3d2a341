import type { LogoutInput } from "../../shared/auth/schema.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashOf } from "../platform/encoding.ts";
import { luciaFor } from "./lucia.ts";
import { deleteSession } from "./queries/sessions.ts";

/**
 * Ends the request's session on the server and in the browser; does nothing where there is none.
 * @param input.sessionId another session is left alone: the user may have signed in again since asking to sign out
 */
export async function logout(
  ctx: RequestContext,
  { sessionId }: LogoutInput,
): Promise<{ ok: true }> {
  if (ctx.sessionToken !== null) {
    const ownId = await hashOf(ctx.sessionToken);
    if (sessionId !== undefined && sessionId !== ownId) return { ok: true };
    const [ended] = await deleteSession(ctx.db, ownId);
    if (ended !== undefined) ctx.log("info", "auth.signed-out", { userId: ended.userId });
  }
  clearSessionCookie(ctx);
  return { ok: true };
}

export function clearSessionCookie(ctx: RequestContext): void {
  ctx.setCookie(luciaFor(ctx).createBlankSessionCookie().serialize());
}
