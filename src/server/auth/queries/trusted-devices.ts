import { and, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { trustedDevices, users } from "../tables.ts";
import { storedEmail } from "./users.ts";

export const deviceLifetime = 365 * 86_400_000;

/** What is not given of `skipsCodeUntil` and `gaveCode` is left as it is. */
export const trustDevice = (
  { writes }: Database,
  userId: UserId,
  device: { hash: string; usedAt: Date; skipsCodeUntil?: Date; gaveCode?: true },
) =>
  writes
    .insert(trustedDevices)
    .values({ userId, ...device })
    .onConflictDoUpdate({
      target: [trustedDevices.userId, trustedDevices.hash],
      set: device,
    });

export const keyByTrust = (
  email: string,
  hash: string,
  { known, unknown }: { known: string | null; unknown: string },
): SQL<string> => sql<string>`iif(exists (
  select 1 from ${trustedDevices} join ${users} on ${users.id} = ${trustedDevices.userId}
  where ${users.email} = ${storedEmail(email)} and ${trustedDevices.hash} = ${hash}), ${known}, ${unknown})`;

export const rememberCode = ({ writes }: Database, userId: UserId, hash: string) =>
  writes
    .update(trustedDevices)
    .set({ gaveCode: true })
    .where(and(eq(trustedDevices.userId, userId), eq(trustedDevices.hash, hash)));

export const deleteExpiredDevices = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    trustedDevices,
    lte(trustedDevices.usedAt, new Date(now.getTime() - deviceLifetime)),
  );

export const devicesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ usedAt: trustedDevices.usedAt, skipsCodeUntil: trustedDevices.skipsCodeUntil })
    .from(trustedDevices)
    .where(eq(trustedDevices.userId, owner))
    .orderBy(desc(trustedDevices.usedAt));

export const keepNewestDevices = ({ writes }: Database, userId: UserId, max: number) =>
  writes.run(sql`
    delete from trusted_devices where rowid in (
      select rowid from trusted_devices where user_id = ${userId} order by used_at desc limit -1 offset ${max})`);

export const deleteDevicesOf = ({ writes }: Database, userId: UserId) =>
  writes.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
