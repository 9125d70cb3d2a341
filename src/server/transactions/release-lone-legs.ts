import type { ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import { checkedUserId } from "../platform/user-id.ts";
import { raiseRevision } from "../auth/queries/revisions.ts";
import { legsLeftAlone, maxLegsPerRun, raiseLedgers, releaseLegs } from "./queries/lone-legs.ts";

/**
 * Makes legs of pairs whose other leg was deleted and cannot come back any more stand for themselves: until then a restored
 * fund or transaction finds its other leg by the pair; from then on their units are said to lack their other side. Goes before
 * those deletions are forgotten.
 * @returns whether all were done, so that those deletions can be forgotten
 */
export async function releaseLoneLegs({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<boolean> {
  const now = clock();
  const legs = await legsLeftAlone(db, now);
  for (const [userId, own] of Map.groupBy(legs, (leg) => checkedUserId(leg.userId))) {
    await runBatch(db.writes, [
      releaseLegs(
        db,
        userId,
        own.map(({ id }) => id),
        now,
      ),
      raiseLedgers(
        db,
        userId,
        own.map(({ fundId }) => fundId),
      ),
      raiseRevision(db, userId),
    ]);
  }
  return legs.length < maxLegsPerRun;
}
