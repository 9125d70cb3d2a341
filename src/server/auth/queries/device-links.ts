import { lte, sql } from "drizzle-orm";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import type { UserId } from "../../platform/user-id.ts";
import { deviceLinks } from "../tables.ts";

type DeviceLink = Omit<typeof deviceLinks.$inferInsert, "userId">;

export const deviceLinkLifetime = 60 * 60_000;

/** Older links of the account are void then. */
export const saveDeviceLink = ({ writes }: Database, userId: UserId, link: DeviceLink) =>
  writes
    .insert(deviceLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: deviceLinks.userId, set: link });

/**
 * Trusts a device by a link and uses the link up. One that ends too far ahead was stored by a fast clock.
 * @returns no row of `trusted` where the link is not valid
 */
export const trustByLink = (
  { writes }: Database,
  hash: string,
  { deviceHash, now }: { deviceHash: string; now: Date },
) => ({
  trusted: writes.all<{ user_id: string }>(sql`
    insert into trusted_devices (user_id, hash, used_at)
    select users.id, ${deviceHash}, ${now.getTime()}
    from device_links join users on users.id = device_links.user_id
    where device_links.hash = ${hash} and device_links.email = users.email
      and device_links.password_hash = users.password_hash
      and device_links.expires_at > ${now.getTime()}
      and device_links.expires_at <= ${now.getTime() + deviceLinkLifetime + maxClockSkew}
    on conflict (user_id, hash) do update set used_at = excluded.used_at
    returning user_id`),
  used: writes.run(sql`delete from device_links where hash = ${hash}`),
});

export const deleteExpiredDeviceLinks = (db: Database, now: Date) =>
  deleteExpiredRows(db, deviceLinks, lte(deviceLinks.expiresAt, now));
