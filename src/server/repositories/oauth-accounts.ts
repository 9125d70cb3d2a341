import { and, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { oauthAccounts } from "../db/schema/oauth-accounts.ts";
import { users } from "../db/schema/users.ts";
import { violates } from "../db/violates.ts";

type Identity = Pick<typeof oauthAccounts.$inferSelect, "issuer" | "subject">;

export const identitiesOf = ({ reads }: Database, owner: Owner) =>
  reads.select().from(oauthAccounts).where(eq(oauthAccounts.userId, owner));

export const userByIdentity = ({ reads }: Database, { issuer, subject }: Identity) =>
  reads
    .select({ id: users.id, email: users.email })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(oauthAccounts.issuer, issuer), eq(oauthAccounts.subject, subject)));

/** Who signs in to the account with this address; no row where nobody does so through a provider. */
export const identityByEmail = ({ reads }: Database, email: string) =>
  reads
    .select({ issuer: oauthAccounts.issuer, subject: oauthAccounts.subject })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(eq(users.email, email));

/** Fails where the identity has an account, or the account an identity; `isIdentityTaken` tells. */
export const insertIdentity = (
  { writes }: Database,
  { issuer, subject }: Identity,
  userId: string,
  createdAt: Date,
) => writes.insert(oauthAccounts).values({ issuer, subject, userId, createdAt });

/** Whether a write failed because the identity or the account was linked before. */
export const isIdentityTaken = (failure: unknown): boolean =>
  violates(failure, "UNIQUE", "oauth_accounts.");
