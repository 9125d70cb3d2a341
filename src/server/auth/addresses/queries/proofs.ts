import { eq, lte, sql } from "drizzle-orm";
import { dayInMilliseconds } from "../../../../shared/day-length.ts";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { deleteExpiredRows } from "../../../platform/db/delete-expired-rows.ts";
import { guard } from "../../../platform/db/guard.ts";
import type { Owner } from "../../../platform/db/query.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { addressProofs } from "../tables.ts";

export const proofLifetime = dayInMilliseconds;

/** A newer link voids the older one. */
export const saveProof = (
  { writes }: Database,
  userId: UserId,
  proof: Omit<typeof addressProofs.$inferInsert, "userId">,
) =>
  writes
    .insert(addressProofs)
    .values({ userId, ...proof })
    .onConflictDoUpdate({ target: addressProofs.userId, set: proof });

/** Fails for a link that was used, has expired, or was mailed for another account or another address of it. */
export const requireProof = (db: Database, userId: UserId, hash: string, now: Date) =>
  guard(
    db,
    sql`exists (
      select 1 from address_proofs join users on users.id = address_proofs.user_id
      where address_proofs.user_id = ${userId} and address_proofs.email = users.email
        and hash = ${hash} and expires_at > ${now.getTime()}
        and expires_at <= ${now.getTime() + proofLifetime + maxClockSkew})`,
    "email/invalid-link",
  );

export const deleteProof = ({ writes }: Database, owner: Owner) =>
  writes.delete(addressProofs).where(eq(addressProofs.userId, owner));

export const deleteExpiredProofs = (db: Database, now: Date) =>
  deleteExpiredRows(db, addressProofs, lte(addressProofs.expiresAt, now));
