import { AppError } from "../../shared/errors.ts";
import type { SenderInput } from "../../shared/sharing/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { deleteCopies, deleteShare } from "./queries/shares.ts";

/**
 * Removes what a sender shared with the caller. The sender may share again, unless blocked.
 * @returns how many copies there were
 * @throws AppError sharing/not-shared
 */
export async function removeSender(
  ctx: RequestContext,
  { senderId }: SenderInput,
): Promise<{ removed: number }> {
  const { userId } = await readAsUser(ctx, () => []);
  const [copies, share] = await ctx.db.writes.batch([
    deleteCopies(ctx.db, { senderId, recipientId: userId }),
    deleteShare(ctx.db, { senderId, recipientId: userId }),
  ]);
  if (share.rowsAffected === 0) throw new AppError("sharing/not-shared");
  return { removed: copies.rowsAffected };
}
