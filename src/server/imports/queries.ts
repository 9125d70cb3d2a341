import { sql, type SQL } from "drizzle-orm";
import type { UserId } from "../platform/user-id.ts";

/** Whether the import of a row of `removed_rows` is still there. */
export const isImportStored = (userId: UserId): SQL => sql`exists (
  select 1 from imports where user_id = ${userId} and id = content ->> 'importId')`;

/** The import of a row of `removed_rows`; null where it has since been undone. */
export const importIfStored = (userId: UserId): SQL => sql`(
  select id from imports where user_id = ${userId} and id = content ->> 'importId')`;
