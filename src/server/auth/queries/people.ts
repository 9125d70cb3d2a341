import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";

/** The person of that id, if they are the owner's. */
export const personOf = ({ reads }: Database, owner: Owner, id: string) =>
  reads.all<{ id: string }>(sql`select id from holders where user_id = ${owner} and id = ${id}`);
