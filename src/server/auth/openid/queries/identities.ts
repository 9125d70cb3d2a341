import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/db/client.ts";
import type { UserId } from "../../../platform/user-id.ts";
import type { Owner } from "../../../platform/db/query.ts";
import { oauthAccounts, users } from "../../tables.ts";
import { guard, withRefusals } from "../../../platform/db/guard.ts";

type Identity = Pick<typeof oauthAccounts.$inferSelect, "issuer" | "subject">;

export const identitiesOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(oauthAccounts).where(eq(oauthAccounts.userId, owner));

export const userByIdentity = ({ reads }: Database, { issuer, subject }: Identity) =>
  reads
    .select({ id: users.id, email: users.email, emailProvenAt: users.emailProvenAt })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(oauthAccounts.issuer, issuer), eq(oauthAccounts.subject, subject)));

export const identityByEmail = ({ reads }: Database, email: string, issuer: string) =>
  reads
    .select({ issuer: oauthAccounts.issuer, subject: oauthAccounts.subject })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(users.email, email), eq(oauthAccounts.issuer, issuer)));

/** Fails if the identity, or another of its issuer, is linked already, or the account was deleted. */
export const insertIdentity = (
  { writes }: Database,
  { issuer, subject }: Identity,
  userId: UserId,
  createdAt: Date,
) =>
  withRefusals(writes.insert(oauthAccounts).values({ issuer, subject, userId, createdAt }), {
    unique: "auth/link-expired",
    foreignKey: "auth/link-expired",
  });

/** Fails if the account's address has been proven meanwhile. */
export const requireUnproven = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailProvenAt} is null)`,
    "auth/link-expired",
  );

export const deleteIdentitiesOf = ({ writes }: Database, userId: UserId) =>
  writes.delete(oauthAccounts).where(eq(oauthAccounts.userId, userId));

export const hasIdentity = (userId: UserId, issuer: string): SQL =>
  sql`exists (select 1 from ${oauthAccounts}
    where ${oauthAccounts.userId} = ${userId} and ${oauthAccounts.issuer} = ${issuer})`;

export const unlinkIdentity = ({ writes }: Database, userId: UserId, issuer: string) =>
  writes
    .delete(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.issuer, issuer)));
