import type { LogoutInput } from "../../shared/auth/schema.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashText } from "../platform/encoding.ts";
import { luciaFor } from "./lucia.ts";
import { deleteSession } from "./queries/sessions.ts";

/** @param input.sessionId a newer session of this browser is left alone */
export async function logout(
  ctx: RequestContext,
  { sessionId }: LogoutInput,
): Promise<{ ok: true }> {
  if (ctx.sessionToken !== null) {
    const currentId = await hashText(ctx.sessionToken);
    if (sessionId !== undefined && sessionId !== currentId) return { ok: true };
    const [ended] = await deleteSession(ctx.db, currentId);
    if (ended !== undefined) ctx.log("info", "auth.signed-out", { userId: ended.userId });
  }
  clearSessionCookie(ctx);
  return { ok: true };
}

export function clearSessionCookie(ctx: RequestContext): void {
  ctx.setCookie(luciaFor(ctx).createBlankSessionCookie().serialize());
}
