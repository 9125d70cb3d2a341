import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { dueShares, pushChanges, pushTimeOf } from "../queries/kept-shares.ts";

/** Of one hourly run; the next one goes on with those that wait longest. */
const maxSharesPerRun = 1_000;
/** Copies that a run compares with their funds. */
const maxCopiesPerRun = 50_000;

/** In milliseconds; with the last share less than 20 s. */
const maxTime = 18_000;
/** One share that fails holds up no other; several mean that the database does. */
const maxFailures = 3;

/**
 * Updates the shares that senders let be kept up and whose funds changed on a day that is over, each in one batch and at most
 * once a day. Belongs after the instalments, and only where clocks agree.
 * @returns how many were looked at
 * @throws the first failure of a share, after the others were updated
 */
export async function keepUpShares({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<number> {
  const start = performance.now();
  const time = pushTimeOf(clock());
  const due = await dueShares(db, time, maxSharesPerRun);
  const failures: unknown[] = [];
  let compared = 0;
  for (const { senderId, recipientId, copies } of due) {
    const share = { senderId: checkedUserId(senderId), recipientId };
    await runBatch(db.writes, pushChanges(db, share, time)).catch((error: unknown) =>
      failures.push(error),
    );
    compared += copies;
    const isLong = compared >= maxCopiesPerRun || performance.now() - start > maxTime;
    if (isLong || failures.length >= maxFailures) break;
  }
  if (failures.length > 0) throw failures[0];
  return due.length;
}
