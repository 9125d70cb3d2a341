import type { User } from "../../../../shared/auth/schema.ts";
import type { UsePasskeyInput } from "../../../../shared/auth/passkeys/schema.ts";
import { clearSignInFailures } from "../../attempts.ts";
import { tellNewDevice } from "../../events/tell-owner.ts";
import { startSession } from "../../sessions/start-session.ts";
import { userView } from "../../user-view.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import { checkPasskey } from "../check-passkey.ts";

/** @throws AppError passkeys/off, passkeys/expired, passkeys/unknown, passkeys/refused, auth/too-many-requests */
export async function signInWithPasskey(
  ctx: RequestContext & Attempts,
  input: UsePasskeyInput,
): Promise<{ user: User }> {
  const { user, writes } = await checkPasskey(ctx, "sign-in", input.passkey);
  const clearFailures = await clearSignInFailures(ctx, user.email);
  const newDevice = await tellNewDevice(ctx);
  await startSession(ctx, { userId: user.id, method: "passkey" }, (userId) => [
    ...writes(userId),
    ...clearFailures,
    ...newDevice(userId),
  ]);
  ctx.log("info", "auth.signed-in", { userId: user.id, method: "passkey" });
  return { user: userView(user, ctx.settings) };
}
