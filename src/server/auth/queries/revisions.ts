import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { UserId } from "../../platform/user-id.ts";

/** Goes into every batch that writes a user's rows. Does nothing for a user who is gone. */
export const raiseRevision = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    insert into revisions (user_id, revision) select id, 1 from users where id = ${userId}
    on conflict (user_id) do update set revision = revision + 1`);
