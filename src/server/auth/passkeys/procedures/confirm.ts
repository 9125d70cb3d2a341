import { AppError } from "../../../../shared/errors.ts";
import type { UsePasskeyInput } from "../../../../shared/auth/passkeys/schema.ts";
import { updateSession } from "../../sessions/queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import { checkPasskey } from "../check-passkey.ts";

/**
 * Makes the session fresh by a passkey of its user. Where a second factor is required, a session of a password alone becomes
 * one of a passkey.
 * @throws AppError passkeys/off, passkeys/expired, passkeys/unknown, passkeys/refused, auth/too-many-requests
 */
export async function confirmByPasskey(
  ctx: SessionContext & Attempts,
  input: UsePasskeyInput,
): Promise<{ ok: true }> {
  const { userId, session, needsSecondFactor } = await ctx.read(() => ({}));
  const { passkey, writes } = await checkPasskey(ctx, "confirm", input.passkey, session.id);
  if (passkey.userId !== userId) throw new AppError("passkeys/refused");
  const change = {
    reauthenticatedAt: ctx.clock(),
    ...(needsSecondFactor && ({ method: "passkey" } as const)),
  };
  await ctx.write((owner) => [...writes(owner), updateSession(ctx.db, owner, session.id, change)]);
  ctx.log("info", "auth.confirmed", { userId, method: "passkey" });
  return { ok: true };
}
