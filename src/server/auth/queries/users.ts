import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { canonicalEmail } from "../../../shared/auth/addresses/email-address.ts";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import { users } from "../tables.ts";
import { withRefusals } from "../../platform/db/guard.ts";

export type UserRow = typeof users.$inferSelect;

export const userByEmail = ({ reads }: Database, email: string) =>
  reads.select().from(users).where(eq(users.email, email));

/**
 * The stored address of the account that a typed one names: as it was typed, where an account from before addresses had one
 * form is still stored so, else in that form.
 */
export const storedEmail = (typed: string): SQL =>
  sql`(select email from users where email in (${typed}, ${canonicalEmail(typed) ?? typed})
    order by email = ${typed} desc limit 1)`;

export const userByTypedEmail = ({ reads }: Database, typed: string) =>
  reads
    .select()
    .from(users)
    .where(sql`${users.email} = ${storedEmail(typed)}`);

export const insertUser = ({ writes }: Database, user: UserRow) =>
  withRefusals(writes.insert(users).values(user), { unique: "auth/email-already-in-use" });

/** Changes nothing if the password changed since it was checked. */
export const changePasswordHash = (
  { writes }: Database,
  userId: UserId,
  { from, to }: { from: string | null; to: string },
) =>
  writes
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), sql`${users.passwordHash} is ${from}`));

export const setPasswordHash = (
  { writes }: Database,
  userId: UserId,
  passwordHash: string | null,
) => writes.update(users).set({ passwordHash }).where(eq(users.id, userId));

export const setName = ({ writes }: Database, userId: UserId, name: string) =>
  writes.update(users).set({ name }).where(eq(users.id, userId));

export const transferToProvider = (
  { writes }: Database,
  userId: UserId,
  { provider, photoUrl, now }: { provider: ProviderId; photoUrl: string | null; now: Date },
) =>
  writes
    .update(users)
    .set({
      provider,
      passwordHash: null,
      emailProvenAt: now,
      photoUrl: sql`coalesce(${users.photoUrl}, ${photoUrl})`,
    })
    .where(eq(users.id, userId));

export const setEmailProven = ({ writes }: Database, userId: UserId, now: Date) =>
  writes
    .update(users)
    .set({ emailProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)));

export const setProviderToPassword = ({ writes }: Database, userId: UserId) =>
  writes
    .update(users)
    .set({ provider: "emailAndPassword" })
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)));

export const saveLanguage = ({ writes }: Database, userId: UserId, language: string) =>
  writes.update(users).set({ language }).where(eq(users.id, userId));

/** Only if none was known. */
export const saveFirstLanguage = ({ writes }: Database, userId: UserId, language: string) =>
  writes
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isNull(users.language)));

/** Voids what the user let go on without them: others may have had the account. Goes with what ends sessions and tokens. */
export const raiseAccessEpoch = ({ writes }: Database, owner: Owner) =>
  writes
    .update(users)
    .set({ accessEpoch: sql`${users.accessEpoch} + 1` })
    .where(eq(users.id, owner));

export const deleteUser = ({ writes }: Database, userId: UserId) =>
  writes.delete(users).where(eq(users.id, userId));

export const demoLifetime = 24 * 60 * 60_000;

/**
 * One account a statement: one with many transactions takes a second. Includes accounts that end too far ahead: a fast
 * clock created them.
 */
export const deleteExpiredDemoUser = ({ writes }: Database, now: Date) =>
  writes
    .delete(users)
    .where(
      inArray(
        users.id,
        writes
          .select({ id: users.id })
          .from(users)
          .where(
            or(
              lte(users.demoUntil, now),
              gt(users.demoUntil, new Date(now.getTime() + demoLifetime + maxClockSkew)),
            ),
          )
          .limit(1),
      ),
    )
    .returning({ id: users.id });

export const demoUserCount = ({ reads }: Database) =>
  reads.select({ count: count() }).from(users).where(isNotNull(users.demoUntil));
