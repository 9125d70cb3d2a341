import { tooManyError, type Attempts } from "../../platform/limits/rate-limit.ts";
import { AppError } from "../../../shared/errors.ts";
import type { LoginInput, SignIn } from "../../../shared/auth/schema.ts";
import { verifyPassword } from "../passwords/hash.ts";
import { startSession } from "../sessions/start-session.ts";
import type { RequestContext } from "../../platform/context.ts";
import { factorByEmail, requireNoCode } from "../second-factor/queries/factors.ts";
import { giveTicket } from "../second-factor/ticket.ts";
import { userByTypedEmail } from "../queries/users.ts";
import { tryAttempt } from "../attempts.ts";
import { mailDeviceLink } from "../mail-device-link.ts";
import { tellNewDevice } from "../events/tell-owner.ts";
import { signInAddressLimit } from "../sign-in-limits.ts";
import { deviceHash } from "../trusted-device.ts";
import { userView } from "../user-view.ts";

/**
 * An unknown e-mail, an account without a password and a wrong password take the same time and get the same response, as
 * does a right password on an unknown device once many networks have tried a hundred wrong ones.
 * @throws AppError auth/invalid-credential, auth/too-many-requests, auth/link-mailed, auth/sign-in-expired where a second
 * factor was turned on in the meantime
 */
export async function login(ctx: RequestContext & Attempts, input: LoginInput): Promise<SignIn> {
  const device = await deviceHash(ctx);
  const { rows, refund, recordSuccess, exceeded } = await tryAttempt(ctx, input.email, {
    user: userByTypedEmail(ctx.db, input.email),
    factor: factorByEmail(ctx.db, input.email, device, ctx.clock()),
  });
  const needsLink = exceeded?.name === signInAddressLimit.name && ctx.settings.mail !== null;
  if (exceeded !== null && !needsLink) throw tooManyError("auth/too-many-requests", exceeded);
  const [user] = rows.user;
  const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (needsLink) {
    if (isRight && user !== undefined) mailDeviceLink(ctx, user);
    throw new AppError("auth/link-mailed");
  }
  if (user === undefined || user.passwordHash === null || !isRight) {
    ctx.log("warn", "auth.sign-in-refused", { userId: user?.id ?? null, method: "password" });
    throw new AppError("auth/invalid-credential");
  }
  const [factor] = rows.factor;
  if (factor !== undefined && !factor.isSkipped) {
    await giveTicket(ctx, user.id, user.passwordHash, [refund]);
    ctx.log("info", "auth.code-asked", { userId: user.id });
    return { codeNeeded: true };
  }
  const { id: userId, passwordHash } = user;
  const newDevice = await tellNewDevice(ctx);
  const session = {
    userId,
    method: "password",
    passwordHash,
    isFresh: factor === undefined,
  } as const;
  await startSession(ctx, session, (checkedId) => [
    requireNoCode(ctx.db, checkedId, device, ctx.clock()),
    ...recordSuccess,
    ...newDevice(checkedId),
  ]);
  ctx.log("info", "auth.signed-in", { userId: user.id, method: "password" });
  return { user: userView(user, ctx.settings) };
}
