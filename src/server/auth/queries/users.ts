import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../tables.ts";
import { isOrphan, violates } from "../../platform/db/constraints.ts";

export type UserRow = typeof users.$inferSelect;

export const userByEmail = ({ reads }: Database, email: string) =>
  reads.select().from(users).where(eq(users.email, email));

/** Fails where the address has an account; `isEmailTaken` tells. */
export const insertUser = ({ writes }: Database, user: UserRow) =>
  writes.insert(users).values(user);

/** Changes nothing where the password is no longer the one that was checked. */
export const changePasswordHash = (
  { writes }: Database,
  userId: UserId,
  { from, to }: { from: string | null; to: string },
) =>
  writes
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), sql`${users.passwordHash} is ${from}`));

/** From now on the account is entered through Google alone, by the proven owner of its address; a photo that it has stays. */
export const transferToGoogle = (
  { writes }: Database,
  userId: string,
  { photoUrl, now }: { photoUrl: string | null; now: Date },
) =>
  writes
    .update(users)
    .set({
      provider: "google",
      passwordHash: null,
      emailProvenAt: now,
      photoUrl: sql`coalesce(${users.photoUrl}, ${photoUrl})`,
    })
    .where(eq(users.id, userId));

/** Notes that somebody has proved the account's address; the first time counts. */
export const setEmailProven = ({ writes }: Database, userId: string, now: Date) =>
  writes
    .update(users)
    .set({ emailProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)));

export const setProviderToPassword = ({ writes }: Database, userId: UserId) =>
  writes
    .update(users)
    .set({ provider: "emailAndPassword" })
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)));

/** What is the user's goes with the user, by the foreign keys. */
export const deleteUser = ({ writes }: Database, userId: UserId) =>
  writes.delete(users).where(eq(users.id, userId));

/** Whether a write failed because its address has an account. */
export const isEmailTaken = (failure: unknown): boolean =>
  violates(failure, "UNIQUE", "users.email");

/** Whether a write failed because the user that it belongs to is gone. */
export const isUserGone = (failure: unknown): boolean => isOrphan(failure);
