import { sql, type SQL } from "drizzle-orm";
import type { Owner } from "../../platform/db/query.ts";

/**
 * When a session or a token of a user was last used, in milliseconds; 0 where there is no such user. A trusted device stays
 * after its session has ended, and says when that began.
 */
export const lastUseOf = (userId: Owner): SQL<number> => sql<number>`max(
  coalesce((select max(max(seen_at, created_at)) from sessions where user_id = ${userId}), 0),
  coalesce((select max(used_at) from access_tokens where user_id = ${userId}), 0),
  coalesce((select max(used_at) from trusted_devices where user_id = ${userId}), 0))`;
