import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Query } from "../../platform/db/query.ts";
import type { ChangePasswordInput } from "../../../shared/account/schema.ts";
import { hashPassword } from "../../auth/passwords/hash.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { startSession } from "../../auth/sessions/start-session.ts";
import { requireStrongPassword } from "../../auth/passwords/weak-password.ts";
import { tellOwner } from "../../auth/events/tell-owner.ts";
import { deleteChange } from "../../auth/addresses/queries/changes.ts";
import { deleteDevicesOf } from "../../auth/queries/trusted-devices.ts";
import { deleteTickets } from "../../auth/second-factor/queries/tickets.ts";
import { deleteResetCode } from "../../auth/queries/reset-codes.ts";
import { deleteSessions } from "../../auth/sessions/queries.ts";
import { changePasswordHash, type UserRow } from "../../auth/queries/users.ts";
import { confirmPassword } from "../../auth/confirm-password.ts";

/** An account without a password has a fresh session to show. */
async function confirmCurrent(
  ctx: SessionContext & Attempts,
  user: UserRow,
  currentPassword: string | undefined,
): Promise<readonly Query[]> {
  if (user.passwordHash === null) return [];
  if (currentPassword === undefined) {
    const fieldErrors = { currentPassword: "No password provided" };
    throw new AppError("auth/wrong-password", { fieldErrors });
  }
  return (await confirmPassword(ctx, user, currentPassword, "currentPassword")).recordSuccess;
}

/**
 * Changes the password, or sets the first, ends every session and distrusts every device; the caller gets a new
 * session.
 * @throws AppError demo/no-password, auth/weak-password, auth/wrong-password,
 * auth/too-many-requests, auth/invalid-credential where the password changed in the meantime
 */
export async function changePassword(
  ctx: SessionContext & Attempts,
  { currentPassword, password }: ChangePasswordInput,
): Promise<{ ok: true }> {
  const { user, session } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("demo/no-password");
  await requireStrongPassword(password, user);
  const successWrites = await confirmCurrent(ctx, user, currentPassword);
  const passwordHash = await hashPassword(password);
  // The new session is as strong as the one that a passkey or a provider began.
  const renewed = { userId: user.id, method: session.method, passwordHash };
  await startSession(ctx, renewed, (userId) => [
    ...successWrites,
    changePasswordHash(ctx.db, userId, { from: user.passwordHash, to: passwordHash }),
    deleteSessions(ctx.db, userId),
    deleteDevicesOf(ctx.db, userId),
    deleteTickets(ctx.db, userId),
    deleteResetCode(ctx.db, userId),
    deleteChange(ctx.db, userId),
    ...tellOwner(ctx, userId, { kind: "password-changed" }),
  ]);
  ctx.log("info", "auth.password-changed", { userId: user.id });
  return { ok: true };
}
