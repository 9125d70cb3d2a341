import { and, eq, getTableColumns, sql, type Column, type SQL } from "drizzle-orm";
import { maxClockSkew } from "../../../platform/clock-skew.ts";
import type { Database } from "../../../platform/db/client.ts";
import { guard, withRefusals } from "../../../platform/db/guard.ts";
import type { Owner } from "../../../platform/db/query.ts";
import type { UserId } from "../../../platform/user-id.ts";
import { storedEmail } from "../../queries/users.ts";
import { trustedDevices, users } from "../../tables.ts";
import { secondFactors } from "../tables.ts";

export type FactorRow = typeof secondFactors.$inferSelect;

/** Per account, in any fifteen minutes. */
export const maxTries = 10;
const triesSpan = 15 * 60_000;
/** Without a right code between them. Then only a recovery code or a passkey helps. */
const maxFailures = 100;

export const skipLifetime = 30 * 86_400_000;

export const factorOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(secondFactors).where(eq(secondFactors.userId, owner));

const isSkipped = (deviceHash: string, now: Date) =>
  sql`exists (
    select 1 from ${trustedDevices}
    where ${trustedDevices.userId} = ${secondFactors.userId} and ${trustedDevices.hash} = ${deviceHash}
      and ${trustedDevices.skipsCodeUntil} > ${now.getTime()}
      and ${trustedDevices.skipsCodeUntil} <= ${now.getTime() + skipLifetime + maxClockSkew})`;

/**
 * For what a password alone does. Fails where a factor was turned on, or a device no longer skips its code, since that was read.
 * @param deviceHash null where no device is trusted in place of a code
 */
export const requireNoCode = (db: Database, userId: UserId, deviceHash: string | null, now: Date) =>
  guard(
    db,
    sql`not exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId}
      and not ${deviceHash === null ? sql`false` : isSkipped(deviceHash, now)})`,
    "auth/sign-in-expired",
  );

/** Whether the account of an address has a factor, and whether this device was told to skip its code. */
export const factorByEmail = ({ reads }: Database, email: string, deviceHash: string, now: Date) =>
  reads
    .select({
      isSkipped: sql<boolean>`${isSkipped(deviceHash, now)}`.mapWith(Boolean),
    })
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.userId))
    .where(sql`${users.email} = ${storedEmail(email)}`);

/** Tries from the future were stored by a fast clock. */
const isRecent = (at: SQL, now: Date) =>
  sql`(${at} > ${now.getTime() - triesSpan} and ${at} <= ${now.getTime() + maxClockSkew})`;

const gaveCode = (deviceHash: string) =>
  sql`exists (
    select 1 from ${trustedDevices}
    where ${trustedDevices.userId} = ${secondFactors.userId} and ${trustedDevices.hash} = ${deviceHash}
      and ${trustedDevices.gaveCode})`;

const failuresAt = (deviceHash: string) =>
  sql<number>`iif(${gaveCode(deviceHash)}, ${secondFactors.knownFailures}, ${secondFactors.failures})`;

/**
 * Counts a try of an app's code before it is checked, in any of an account's windows. Devices that gave a right code
 * before are counted apart, so that whoever has the password does not use up the owner's tries.
 * @returns the factor; no row where no try is left
 */
export const countTry = ({ writes }: Database, userId: UserId, deviceHash: string, now: Date) => {
  const { tries, failures, knownTries, knownFailures } = secondFactors;
  const isKnown = gaveCode(deviceHash);
  const recent = (all: SQL | Column) =>
    sql`(select json_group_array(value) from json_each(${all}) where ${isRecent(sql`value`, now)})`;
  const withThis = (all: Column) => sql`json_insert(${recent(all)}, '$[#]', ${now.getTime()})`;
  return writes
    .update(secondFactors)
    .set({
      failures: sql`${failures} + iif(${isKnown}, 0, 1)`,
      tries: sql`iif(${isKnown}, ${tries}, ${withThis(tries)})`,
      knownFailures: sql`${knownFailures} + iif(${isKnown}, 1, 0)`,
      knownTries: sql`iif(${isKnown}, ${withThis(knownTries)}, ${knownTries})`,
    })
    .where(
      and(
        eq(secondFactors.userId, userId),
        sql`${failuresAt(deviceHash)} < ${maxFailures}`,
        sql`json_array_length(${recent(sql`iif(${isKnown}, ${knownTries}, ${tries})`)}) < ${maxTries}`,
      ),
    )
    .returning({
      ...getTableColumns(secondFactors),
      failuresHere: failuresAt(deviceHash),
    });
};

/** Whether too many codes were tried in a row, where this device is counted. */
export const triesOf = ({ reads }: Database, owner: Owner, deviceHash: string) =>
  reads
    .select({
      isBlocked: sql<boolean>`${failuresAt(deviceHash)} >= ${maxFailures}`.mapWith(Boolean),
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, owner));

/** Fails for a code of a step that was used, or of a factor that has been replaced since. */
export const requireUnusedStep = (
  db: Database,
  userId: UserId,
  { step, createdAt }: { step: number; createdAt: Date },
) =>
  guard(
    db,
    sql`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId}
      and ${secondFactors.createdAt} = ${createdAt.getTime()} and ${secondFactors.lastStep} < ${step})`,
    "auth/invalid-code",
  );

const cleared = { tries: sql`'[]'`, failures: 0, knownTries: sql`'[]'`, knownFailures: 0 };

/** Goes after `requireUnusedStep`. Only a right code clears the count. */
export const useStep = ({ writes }: Database, userId: UserId, step: number) =>
  writes
    .update(secondFactors)
    .set({ ...cleared, lastStep: step })
    .where(eq(secondFactors.userId, userId));

/** Fails for the second of two that use one recovery code. */
export const requireRecoveryCode = (db: Database, userId: UserId, hash: string) =>
  guard(
    db,
    sql`exists (select 1 from ${secondFactors}, json_each(${secondFactors.codeHashes})
      where ${secondFactors.userId} = ${userId} and json_each.value = ${hash})`,
    "auth/invalid-code",
  );

/** Goes after `requireRecoveryCode`. */
export const useRecoveryCode = ({ writes }: Database, userId: UserId, hash: string) =>
  writes
    .update(secondFactors)
    .set({
      ...cleared,
      codeHashes: sql`(select json_group_array(value) from json_each(${secondFactors.codeHashes}) where value <> ${hash})`,
    })
    .where(eq(secondFactors.userId, userId));

/** Fails where another tab has turned one on. */
export const insertFactor = (
  { writes }: Database,
  userId: UserId,
  factor: Omit<FactorRow, "userId" | "tries" | "failures" | "knownTries" | "knownFailures">,
) =>
  withRefusals(writes.insert(secondFactors).values({ ...factor, userId, tries: [], failures: 0 }), {
    unique: "factor/on",
    foreignKey: "auth/unauthenticated",
  });

export const hasFactor = (userId: UserId): SQL =>
  sql`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId})`;

/** Fails where the factor has been turned off meanwhile. */
export const requireFactor = (db: Database, userId: UserId) =>
  guard(db, hasFactor(userId), "factor/off");

export const setRecoveryCodes = (
  { writes }: Database,
  userId: UserId,
  codes: Pick<FactorRow, "codesSalt" | "codeHashes" | "codesMadeAt">,
) => writes.update(secondFactors).set(codes).where(eq(secondFactors.userId, userId));

/** Every change of the factor has each device ask for a code again. */
export const clearSkips = ({ writes }: Database, userId: UserId) =>
  writes
    .update(trustedDevices)
    .set({ skipsCodeUntil: null, gaveCode: false })
    .where(eq(trustedDevices.userId, userId));

export const deleteFactor = ({ writes }: Database, userId: UserId) =>
  writes.delete(secondFactors).where(eq(secondFactors.userId, userId));
