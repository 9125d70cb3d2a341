import { AppError } from "../../shared/errors.ts";
import type { SenderInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteCopies, deleteShare } from "./queries/shares.ts";

/**
 * The sender may share again, unless blocked.
 * @throws AppError sharing/not-shared
 */
export async function removeSender(
  ctx: SignedInContext,
  { senderId }: SenderInput,
): Promise<{ removed: number }> {
  const [copies, share] = await ctx.write((recipientId) => [
    deleteCopies(ctx.db, { senderId, recipientId }),
    deleteShare(ctx.db, { senderId, recipientId }),
  ]);
  if (share.rowsAffected === 0) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected };
}
