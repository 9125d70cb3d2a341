import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import { readAsUser, writeAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { deleteCopies, deleteShare } from "./queries/shares.ts";

/**
 * Takes back all copies that the caller shared with somebody, whether or not they still permit sharing.
 * @returns how many copies there were
 * @throws AppError sharing/not-shared, request/too-many
 */
export async function unshareFunds(
  ctx: RequestContext,
  { recipientId }: RecipientInput,
): Promise<{ unshared: number }> {
  const { userId: senderId } = await readAsUser(ctx, () => []);
  const [copies, share] = await writeAsUser(ctx, senderId, [
    deleteCopies(ctx.db, { senderId, recipientId }),
    deleteShare(ctx.db, { senderId, recipientId }),
  ]);
  if (share.rowsAffected === 0) throw new AppError("sharing/not-shared");
  return { unshared: copies.rowsAffected };
}
