import { sql, type SQL } from "drizzle-orm";
import { maxUnused } from "../../../shared/sharing/keep-up.ts";
import { lastUseOf } from "../../auth/sessions/queries.ts";

/** The parties of a row of `shares`. */
export const ofRow = {
  senderId: sql<string>`shares.sender_id`,
  recipientId: sql`shares.recipient_id`,
};

/** Whether the sender lets the job keep up a row of `shares`: not if it was another who had the account. */
export const isKeptUp = sql`(shares.kept_epoch is not null and not exists (
  select 1 from users where id = shares.sender_id and access_epoch <> shares.kept_epoch))`;

/** Whether the sender of a row of `shares` has stayed away too long. The demo's sender has no account. */
export const isPaused = (now: Date): SQL => sql`(
  exists (select 1 from users where id = shares.sender_id)
  and ${lastUseOf(ofRow.senderId)} < ${now.getTime() - maxUnused})`;
