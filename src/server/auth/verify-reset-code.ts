import type { VerifyResetInput } from "../../shared/auth/schema.ts";
import { AppError } from "../../shared/errors.ts";
import type { RequestContext } from "../platform/context.ts";
import { hashOf } from "../platform/encoding.ts";
import { userOfResetCode } from "./queries/reset-codes.ts";
import { attempt, isFound } from "./attempts.ts";

/**
 * Whose password a code may set. Looking does not use it up.
 * @throws AppError auth/invalid-action-code, auth/too-many-requests
 */
export async function verifyResetCode(
  ctx: RequestContext,
  { code }: VerifyResetInput,
): Promise<{ email: string }> {
  const hash = await hashOf(code);
  const reads = [userOfResetCode(ctx.db, hash, ctx.clock())] as const;
  const { rows } = await attempt(ctx, "resetCode", code, reads, isFound);
  const [[user]] = rows;
  if (user === undefined) throw new AppError("auth/invalid-action-code");
  return { email: user.email };
}
