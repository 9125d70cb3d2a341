import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import type { Owner } from "../db/query.ts";
import { oauthAccounts } from "../db/schema/oauth-accounts.ts";

export const identitiesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ issuer: oauthAccounts.issuer })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, owner));
