import { AppError } from "../../shared/errors.ts";
import type { RecipientInput } from "../../shared/sharing/schema.ts";
import { readAsUser, writeAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { copyNewFunds, noteShare, shareFacts } from "./queries/shares.ts";

/**
 * Copies those of the caller's funds to a recipient that the recipient does not have, all or nothing. Somebody who
 * is not there, who does not permit sharing and who blocked the caller cannot be told apart.
 * @returns how many funds were copied
 * @throws AppError sharing/not-allowed, sharing/no-funds, sharing/no-new-funds, request/too-many
 */
export async function shareFunds(
  ctx: RequestContext,
  { recipientId }: RecipientInput,
): Promise<{ shared: number }> {
  const { userId: senderId } = await readAsUser(ctx, () => []);
  const share = { senderId, recipientId };
  const now = ctx.clock();
  const [[facts], , copied] = await writeAsUser(ctx, senderId, [
    shareFacts(ctx.db, share),
    noteShare(ctx.db, share, now),
    copyNewFunds(ctx.db, share, now),
  ]);
  if (!facts?.takes) throw new AppError("sharing/not-allowed");
  if (!facts.hasFunds) throw new AppError("sharing/no-funds");
  if (copied.rowsAffected === 0) throw new AppError("sharing/no-new-funds");
  return { shared: copied.rowsAffected };
}
