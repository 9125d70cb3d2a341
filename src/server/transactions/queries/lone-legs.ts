import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";
import type { UserId } from "../../platform/user-id.ts";
import { restorableSince } from "../../removals/queries.ts";

/** Of one hourly run; the next one goes on. */
export const maxLegsPerRun = 1_000;

type LoneLeg = { userId: string; id: string; fundId: string };

/**
 * Whether the other leg is neither stored nor can be restored. What can be restored is read once, and only where there is a leg.
 * @param users a query of whose legs it is asked
 */
const isAlone = (now: Date, users: SQL) => sql`not exists (
    select 1 from transactions as other
    where other.user_id = leg.user_id and other.pair_id = leg.pair_id and other.id <> leg.id)
  and (leg.user_id, leg.pair_id) not in (
    select still.user_id, still.content ->> 'pairId' from removals
    cross join removed_rows as still on still.user_id = removals.user_id and still.removal_id = removals.id
    where removals.user_id in (${users}) and removed_at > ${restorableSince(now).getTime()}
      and still.table_name = 'transactions' and still.content ->> 'pairId' is not null)`;

/** Legs whose other leg is among what was deleted longer ago than it can be restored. */
export function legsLeftAlone({ reads }: Database, now: Date) {
  const isExpired = sql`removed_at <= ${restorableSince(now).getTime()}`;
  return reads.all<LoneLeg>(sql`
    select distinct leg.user_id as "userId", leg.id, leg.fund_id as "fundId" from removals as expired
    cross join removed_rows as gone on gone.user_id = expired.user_id and gone.removal_id = expired.id
    cross join transactions as leg on leg.user_id = gone.user_id and leg.pair_id = gone.content ->> 'pairId'
    where expired.${isExpired} and gone.table_name = 'transactions'
      and ${isAlone(now, sql`select user_id from removals where ${isExpired}`)}
    limit ${maxLegsPerRun}`);
}

/** Lets those of the legs stand for themselves whose other leg is gone for good. */
export const releaseLegs = (
  { writes }: Database,
  userId: UserId,
  ids: readonly string[],
  now: Date,
) =>
  writes.run(sql`
    update transactions as leg set pair_id = null
    where user_id = ${userId} and id in (${jsonValues(ids)}) and pair_id is not null and ${isAlone(now, sql`${userId}`)}`);

/** So that a change which was worked out before is refused. */
export const raiseLedgers = ({ writes }: Database, userId: UserId, fundIds: readonly string[]) =>
  writes.run(sql`
    update funds set ledger_version = ledger_version + 1
    where user_id = ${userId} and id in (${jsonValues(fundIds)})`);
