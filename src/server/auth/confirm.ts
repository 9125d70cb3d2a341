import type { ConfirmInput } from "../../shared/auth/schema.ts";
import type { Attempts } from "../platform/limits/rate-limit.ts";
import { confirmPassword } from "./confirm-password.ts";
import { updateSession } from "./sessions/queries.ts";
import type { SignedInContext } from "./signed-in-context.ts";

/**
 * Makes the session fresh by the password.
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests
 */
export async function confirm(
  ctx: SignedInContext & Attempts,
  { password }: ConfirmInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => ({}));
  const successWrites = await confirmPassword(ctx, user, password, "password");
  const times = { reauthenticatedAt: ctx.clock() };
  await ctx.write((userId) => [...successWrites, updateSession(ctx.db, userId, session.id, times)]);
  ctx.log("info", "auth.confirmed", { userId: user.id, method: "password" });
  return { ok: true };
}
