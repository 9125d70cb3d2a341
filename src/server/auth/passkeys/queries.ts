import { and, asc, eq, lte, sql, type SQL } from "drizzle-orm";
import { maxPasskeys } from "../../../shared/auth/passkeys/max-passkeys.ts";
import { challengeKey, passkeys, usedChallenges, users } from "../tables.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeysOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** The passkey with its user. */
export const passkeyWithUser = ({ reads }: Database, id: string) =>
  reads
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id));

/** Fails where an account has the passkey already. */
export const insertPasskey = (
  { writes }: Database,
  userId: UserId,
  passkey: Omit<PasskeyRow, "userId">,
) =>
  withRefusals(writes.insert(passkeys).values({ ...passkey, userId }), {
    unique: "passkeys/refused",
    foreignKey: "auth/unauthenticated",
  });

/** After the insertion. */
export const requirePasskeyLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}) <= ${maxPasskeys}`,
    "passkeys/too-many",
  );

/** Fails where another tab has added the user's first passkey meanwhile: authenticators would know the user twice. */
export const requireOneHandle = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(distinct ${passkeys.userHandle}) from ${passkeys} where ${passkeys.userId} = ${userId}) = 1`,
    "passkeys/refused",
  );

/** Fails where the passkey was removed, or used, since it was read. */
export const requireCounter = (
  db: Database,
  userId: UserId,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
) =>
  guard(
    db,
    sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId}
      and ${passkeys.id} = ${id} and ${passkeys.counter} = ${counter})`,
    "passkeys/refused",
  );

export const updatePasskey = (
  { writes }: Database,
  userId: UserId,
  id: string,
  change: Partial<Pick<PasskeyRow, "counter" | "backedUp" | "usedAt" | "name">>,
) =>
  writes
    .update(passkeys)
    .set(change)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));

export const deletePasskey = ({ writes }: Database, userId: UserId, id: string) =>
  writes.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));

export const hasPasskey = (userId: UserId, id: string): SQL =>
  sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId} and ${passkeys.id} = ${id})`;

/** Fails for a challenge that was used before. */
export const useChallenge = ({ writes }: Database, challenge: string, expiresAt: Date) =>
  withRefusals(writes.insert(usedChallenges).values({ challenge, expiresAt }), {
    unique: "passkeys/refused",
  });

export const deleteExpiredChallenges = (db: Database, now: Date) =>
  deleteExpiredRows(db, usedChallenges, lte(usedChallenges.expiresAt, now));

export const storedChallengeKey = ({ reads }: Database) =>
  reads.select({ key: challengeKey.key }).from(challengeKey);

export const insertFirstChallengeKey = ({ writes }: Database, key: string) =>
  writes.insert(challengeKey).values({ id: 1, key }).onConflictDoNothing();

/** How many passkeys each host has. */
export const passkeyHosts = ({ reads }: Database) =>
  reads
    .select({ rpId: passkeys.rpId, count: sql<number>`count(*)` })
    .from(passkeys)
    .groupBy(passkeys.rpId)
    .orderBy(asc(passkeys.rpId));
