import { AppError } from "../../../shared/errors.ts";
import type { CommitInput } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { commitPart, type Requirements } from "../../imports/procedures/commit-part.ts";

/**
 * Stores what a program's call adds.
 * @throws AppError programs/undone where the import of this call was undone, and what `commitPart` throws
 */
export async function commitProgramParts(
  ctx: SignedInContext,
  parts: readonly CommitInput[],
  requirements?: Requirements,
): Promise<void> {
  try {
    for (const part of parts) await commitPart(ctx, part, requirements);
  } catch (cause) {
    const isUndone = cause instanceof AppError && cause.appCode === "imports/undone-since";
    throw isUndone ? new AppError("programs/undone", { cause }) : cause;
  }
}
