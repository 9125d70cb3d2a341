import { sql } from "drizzle-orm";
import type { CheckedBearer } from "../../platform/context.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";

/** Belongs in every batch that writes a user's rows. Writes nothing for a user who is gone. */
export const raiseRevision = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    insert into revisions (user_id, revision) select id, 1 from users where id = ${userId}
    on conflict (user_id) do update set revision = revision + 1`);

export const revisionOf = ({ reads }: Database, owner: Owner) =>
  reads.all<Omit<CheckedBearer, "userId">>(sql`
    select
      coalesce((select revision from revisions where user_id = ${owner}), 0) as "revision",
      (select max(fetched_at) from scheme_list) as "listFetchedAt",
      (select total(version) from tracked_schemes) as "histories"`);
