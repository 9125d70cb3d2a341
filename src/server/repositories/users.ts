import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema/users.ts";

export type UserRow = typeof users.$inferSelect;

export const userByEmail = ({ reads }: Database, email: string) =>
  reads.select().from(users).where(eq(users.email, email));

/** Fails on `users.email` where the address has an account. */
export const insertUser = ({ writes }: Database, user: UserRow) =>
  writes.insert(users).values(user);
