import type { User } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import { isRecoveryCode } from "../../../shared/auth/second-factor/code.ts";
import type { LoginCodeInput } from "../../../shared/auth/second-factor/schema.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { countAttempt, countSignIn } from "../attempts.ts";
import { tellNewDevice } from "../events/tell-owner.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { skipLifetime } from "../second-factor/queries/factors.ts";
import { deleteTickets, requireTicket, userOfTicket } from "../second-factor/queries/tickets.ts";
import { clearTicket, ticketHash } from "../second-factor/ticket.ts";
import { startSession } from "../sessions/start-session.ts";
import { userView } from "../user-view.ts";

/**
 * Ends a sign-in whose password was right, by a code of the second factor.
 * @throws AppError auth/sign-in-expired, auth/invalid-code, auth/too-many-codes, auth/codes-blocked,
 * auth/too-many-requests, auth/invalid-credential where the password changed in the meantime
 */
export async function loginCode(
  ctx: RequestContext & Attempts,
  { code, skipFor30Days }: LoginCodeInput,
): Promise<{ user: User }> {
  const hash = await ticketHash(ctx);
  const now = ctx.clock();
  // App codes have a count of their own: what others of a network guess keeps nobody out. A recovery code costs a hash.
  const { rows, recordSuccess } = await countAttempt(
    ctx,
    null,
    { found: userOfTicket(ctx.db, hash, now) },
    (read) => read.found.length > 0 && !isRecoveryCode(code),
  );
  const [found] = rows.found;
  if (found === undefined || found.user.passwordHash === null)
    throw new AppError("auth/sign-in-expired");
  const { user } = found;
  const { passwordHash } = found.user;
  const codeWrites = await checkCode(ctx, checkedUserId(user.id), code);
  const signInWrites = await countSignIn(ctx, user.email);
  const newDevice = await tellNewDevice(ctx);
  const session = {
    userId: user.id,
    method: "password",
    passwordHash,
    gaveCode: true,
    ...(skipFor30Days && { skipsCodeUntil: new Date(now.getTime() + skipLifetime) }),
  } as const;
  await startSession(ctx, session, (userId) => [
    requireTicket(ctx.db, userId, hash),
    ...codeWrites,
    deleteTickets(ctx.db, userId),
    ...recordSuccess,
    ...signInWrites,
    ...newDevice(userId),
  ]);
  clearTicket(ctx);
  ctx.log("info", "auth.signed-in", { userId: user.id, method: "password" });
  return { user: userView(user, ctx.settings) };
}
