import { AppError } from "../../../shared/errors.ts";
import type { LoginInput, User } from "../../../shared/auth/schema.ts";
import { verifyPassword } from "../../auth/password.ts";
import { startSession } from "../../auth/session.ts";
import type { RequestContext } from "../../context.ts";
import { userByEmail } from "../../repositories/users.ts";
import { userView } from "./user-view.ts";

/**
 * Signs in with e-mail and password. An unknown e-mail, an account without a password and a wrong password cost
 * the same time and say the same.
 * @throws AppError auth/invalid-credential
 */
export async function login(ctx: RequestContext, input: LoginInput): Promise<{ user: User }> {
  const [user] = await userByEmail(ctx.db, input.email);
  const isRight = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (user === undefined || !isRight) {
    ctx.log("warn", "auth.login-refused", { userId: user?.id ?? null });
    throw new AppError("auth/invalid-credential");
  }
  await startSession(ctx, user.id);
  ctx.log("info", "auth.signed-in", { userId: user.id });
  return { user: userView(user, ctx.settings) };
}
