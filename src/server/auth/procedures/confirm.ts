import type { ConfirmInput } from "../../../shared/auth/schema.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { takeBack } from "../attempts.ts";
import { confirmPassword } from "../confirm-password.ts";
import { AppError } from "../../../shared/errors.ts";
import { checkCode } from "../second-factor/check-code.ts";
import { factorOf, requireNoCode } from "../second-factor/queries/factors.ts";
import { updateSession } from "../sessions/queries.ts";
import type { SessionContext } from "../signed-in-context.ts";

/**
 * Makes the session fresh by the password, and by a code where the account has a second factor: no device is trusted in
 * place of it. The password does not count as a success before the code was right too.
 * @throws AppError auth/no-password, auth/wrong-password, auth/too-many-requests, auth/invalid-code,
 * auth/too-many-codes, auth/codes-blocked, auth/sign-in-expired where a second factor was turned on in the meantime
 */
export async function confirm(
  ctx: SessionContext & Attempts,
  { password, code }: ConfirmInput,
): Promise<{ ok: true }> {
  const { userId, user, session, factors } = await ctx.read((owner) => ({
    factors: factorOf(ctx.db, owner),
  }));
  const hasFactor = factors.length > 0;
  if (hasFactor && code === undefined) throw missingCode();
  const { recordSuccess, refund } = await confirmPassword(ctx, user, password, "password");
  const codeWrites =
    hasFactor && code !== undefined
      ? await checkCode(ctx, userId, code).catch(async (error: unknown) => {
          await takeBack(ctx, refund);
          throw error;
        })
      : [requireNoCode(ctx.db, userId, null, ctx.clock())];
  const times = { reauthenticatedAt: ctx.clock() };
  await ctx.write((owner) => [
    ...codeWrites,
    ...recordSuccess,
    updateSession(ctx.db, owner, session.id, times),
  ]);
  ctx.log("info", "auth.confirmed", { userId: user.id, method: "password" });
  return { ok: true };
}

const missingCode = (): AppError =>
  new AppError("auth/invalid-code", { fieldErrors: { code: "Enter the code of your app" } });
