import type { AccessToken } from "../../../shared/auth/access-tokens/schema.ts";
import { grantsOf } from "../assistants/queries.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Results } from "../../platform/db/batch.ts";
import type { Owner } from "../../platform/db/query.ts";
import { accessTokensOf } from "./queries.ts";

/** What `tokenViews` needs. */
export const tokenReads = (db: Database, owner: Owner, now: Date) => ({
  tokens: accessTokensOf(db, owner, now),
  grants: grantsOf(db, owner, now),
});

export function tokenViews({
  tokens,
  grants,
}: Results<ReturnType<typeof tokenReads>>): AccessToken[] {
  const grantOf = new Map(grants.map(({ tokenId, host, person }) => [tokenId, { host, person }]));
  return tokens.map(({ id, name, scope, createdAt, endsAt, usedAt }) => ({
    id,
    name,
    scope,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    lastUsedAt: usedAt?.toISOString() ?? null,
    assistant: grantOf.get(id) ?? null,
  }));
}
