import type { Attempts } from "../platform/limits/rate-limit.ts";
import { AppError } from "../../shared/errors.ts";
import type { LoginInput, User } from "../../shared/auth/schema.ts";
import { verifyPassword } from "./passwords/hash.ts";
import { startSession } from "./sessions/start-session.ts";
import type { RequestContext } from "../platform/context.ts";
import { userByEmail } from "./queries/users.ts";
import { countAttempt } from "./attempts.ts";
import { tellNewDevice } from "./events/tell-owner.ts";
import { userView } from "./user-view.ts";

/**
 * An unknown e-mail, an account without a password and a wrong password take the same time and get
 * the same response.
 * @throws AppError auth/invalid-credential, auth/too-many-requests
 */
export async function login(
  ctx: RequestContext & Attempts,
  input: LoginInput,
): Promise<{ user: User }> {
  const { rows, recordSuccess } = await countAttempt(ctx, input.email, {
    user: userByEmail(ctx.db, input.email),
  });
  const [user] = rows.user;
  const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (user === undefined || user.passwordHash === null || !isRight) {
    ctx.log("warn", "auth.sign-in-refused", { userId: user?.id ?? null, method: "password" });
    throw new AppError("auth/invalid-credential");
  }
  const { id: userId, passwordHash } = user;
  const newDevice = await tellNewDevice(ctx);
  await startSession(ctx, { userId, method: "password", passwordHash }, (checkedId) => [
    recordSuccess,
    ...newDevice(checkedId),
  ]);
  ctx.log("info", "auth.signed-in", { userId: user.id, method: "password" });
  return { user: userView(user, ctx.settings) };
}
