import type { LogoutInput } from "../../../shared/auth/schema.ts";
import type { RequestContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import { SessionAdapter } from "./adapter.ts";
import { luciaFor } from "./lucia.ts";

/** @param input.sessionId a newer session of this browser is left alone */
export async function logout(
  ctx: RequestContext,
  { sessionId }: LogoutInput,
): Promise<{ ok: true }> {
  if (ctx.sessionToken !== null) {
    const currentId = await hashText(ctx.sessionToken);
    if (sessionId !== undefined && sessionId !== currentId) return { ok: true };
    const adapter = new SessionAdapter(ctx);
    await luciaFor(ctx.settings, adapter).invalidateSession(currentId);
    const userId = adapter.endedUserId;
    if (userId !== null) ctx.log("info", "auth.signed-out", { userId });
  }
  clearSessionCookie(ctx);
  return { ok: true };
}

export function clearSessionCookie(ctx: RequestContext): void {
  const lucia = luciaFor(ctx.settings, new SessionAdapter(ctx));
  ctx.setCookie(lucia.createBlankSessionCookie().serialize());
}
