import type { Attempts } from "../../platform/limits/rate-limit.ts";
import type { VerifyResetInput } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import { usableWays } from "../usable-ways.ts";
import { userOfResetCode } from "../queries/reset-codes.ts";
import { countAttempt, takeBack } from "../attempts.ts";

/**
 * The e-mail that a code belongs to; the code is not used up.
 * @throws AppError auth/invalid-action-code, passkeys/no-reset, auth/too-many-requests
 */
export async function verifyResetCode(
  ctx: RequestContext & Attempts,
  { code }: VerifyResetInput,
): Promise<{ email: string }> {
  const hash = await hashText(code);
  const { rpId } = usableWays(ctx.settings);
  const reads = { user: userOfResetCode(ctx.db, hash, { now: ctx.clock(), rpId }) };
  const { rows, refundNetwork } = await countAttempt(
    ctx,
    code,
    reads,
    ({ user }) => user.length > 0,
  );
  const [user] = rows.user;
  if (user === undefined) throw new AppError("auth/invalid-action-code");
  await takeBack(ctx, refundNetwork);
  if (!user.isResettable) throw new AppError("passkeys/no-reset");
  return { email: user.email };
}
