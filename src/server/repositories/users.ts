import { eq } from "drizzle-orm";
import type { UserId } from "../auth/user-id.ts";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/users.ts";

export type UserRow = typeof users.$inferSelect;

export const userByEmail = ({ reads }: Database, email: string) =>
  reads.select().from(users).where(eq(users.email, email));

/** Fails where the address has an account; `isEmailTaken` tells. */
export const insertUser = ({ writes }: Database, user: UserRow) =>
  writes.insert(users).values(user);

export const setPassword = ({ writes }: Database, userId: UserId, passwordHash: string) =>
  writes.update(users).set({ passwordHash }).where(eq(users.id, userId));

/** What is the user's goes with the user, by the foreign keys. */
export const deleteUser = ({ writes }: Database, userId: UserId) =>
  writes.delete(users).where(eq(users.id, userId));

/** Whether a write failed because its address has an account. */
export function isEmailTaken(failure: unknown): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("UNIQUE constraint failed: users.email")) return true;
  }
  return false;
}
