import { AppError } from "../../../shared/errors.ts";
import type { CommitInput } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { commitPart, type CommitOptions } from "../../imports/procedures/commit-part.ts";

/**
 * Stores what a program's call adds. Another call that took the same import's id meanwhile may have brought other rows.
 * @throws AppError programs/undone where the import of this call was undone, transactions/conflict, and what `commitPart` throws
 */
export async function commitProgramParts(
  ctx: SignedInContext,
  parts: readonly CommitInput[],
  requirements?: CommitOptions["requirements"],
): Promise<void> {
  try {
    for (const part of parts) await commitPart(ctx, part, { requirements, isNew: true });
  } catch (cause) {
    const isUndone = cause instanceof AppError && cause.appCode === "imports/undone-since";
    throw isUndone ? new AppError("programs/undone", { cause }) : cause;
  }
}
