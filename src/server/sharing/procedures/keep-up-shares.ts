import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { dueShares, pushChanges, pushTimeOf } from "../queries/kept-shares.ts";

/** Of one hourly run; the next one goes on with those that wait longest. */
const maxSharesPerRun = 1_000;
/** Copies that a run compares with their funds. */
const maxCopiesPerRun = 50_000;

/**
 * Updates the shares that senders let be kept up and whose funds changed on a day that is over, each in one batch and at most
 * once a day. Belongs after the instalments, and only where clocks agree.
 * @returns how many were updated
 */
export async function keepUpShares({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<number> {
  const time = pushTimeOf(clock());
  const due = await dueShares(db, time, maxSharesPerRun);
  let compared = 0;
  for (const [index, { senderId, recipientId, copies }] of due.entries()) {
    compared += copies;
    if (index > 0 && compared > maxCopiesPerRun) return index;
    const share = { senderId: checkedUserId(senderId), recipientId };
    await runBatch(db.writes, pushChanges(db, share, time));
  }
  return due.length;
}
