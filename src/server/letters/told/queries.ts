import { and, eq, lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { Told } from "../../../shared/letters/topics.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { toldTopics } from "../tables.ts";

/** What was told of somebody; `readTold` makes it a map. */
export const toldOf = ({ reads }: Database, owner: Owner, whose: string) =>
  reads
    .select({ subject: toldTopics.subject, fact: toldTopics.fact })
    .from(toldTopics)
    .where(and(eq(toldTopics.userId, owner), eq(toldTopics.holderId, whose)));

export const readTold = (rows: readonly { subject: string; fact: string }[]): Told =>
  new Map(rows.map(({ subject, fact }) => [subject, fact]));

/** Goes before a claim's letters are settled: what they say is told from then on. */
export const markTold = ({ writes }: Database, claim: string, ids: readonly string[], now: Date) =>
  writes.run(sql`
    insert into told_topics (user_id, holder_id, subject, fact, told_at)
    select letters.user_id, letters.holder_id, topic.value ->> 0, topic.value ->> 1, ${now.getTime()}
    from letters, json_each(letters.topics) as topic
    where letters.claim = ${claim} and letters.state = 'due' and letters.topics is not null
      and letters.id in (select value from json_each(${JSON.stringify(ids)}))
    on conflict do update set fact = excluded.fact, told_at = excluded.told_at`);

/** What still holds by then is told again. */
const toldDays = 400;

export const deleteOldTopics = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    toldTopics,
    lte(toldTopics.toldAt, new Date(now.getTime() - toldDays * dayInMilliseconds)),
  );
