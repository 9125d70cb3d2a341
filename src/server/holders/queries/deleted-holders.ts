import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { removedSubject, type Obstacles } from "../../removals/queries.ts";

/** The name of the deleted person whose `removed` is, where that person can still be restored. */
export const deletedHolder = (owner: Owner) => sql`(
  select removals.title from removals cross join removed_rows as person
    on person.user_id = removals.user_id and person.removal_id = removals.id and person.position = 0
  where removals.user_id = ${owner} and removals.kind = 'holder' and restored_at is null
    and person.content ->> 'id' = removed.content ->> 'holderId'
    and not exists (select 1 from holders where user_id = ${owner} and id = removed.content ->> 'holderId')
  limit 1)`;

export const deletedHolderObstacles: Obstacles = (owner, removalId) => ({
  of: removedSubject(owner, removalId),
  when: { "removals/person-deleted": sql`${deletedHolder(owner)} is not null` },
});

export const deletedHolderOf = ({ reads }: Database, owner: Owner, removalId: string) =>
  reads.all<{ name: string | null }>(sql`
    select ${deletedHolder(owner)} as name from ${removedSubject(owner, removalId)}`);
