import type { VerifyResetInput } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../context.ts";
import { hashOf } from "../../encoding.ts";
import { userOfResetCode } from "../../repositories/reset-codes.ts";
import { attempt } from "./attempts.ts";

/**
 * Whose password a code may set. Looking does not use it up.
 * @throws AppError auth/invalid-action-code, auth/too-many-requests
 */
export async function verifyResetCode(
  ctx: RequestContext,
  { code }: VerifyResetInput,
): Promise<{ email: string }> {
  const hash = await hashOf(code);
  const { rows } = await attempt(ctx, "resetCode", code, [
    userOfResetCode(ctx.db, hash, ctx.clock()),
  ]);
  const [[user]] = rows;
  if (user === undefined) throw new AppError("auth/invalid-action-code");
  return { email: user.email };
}
