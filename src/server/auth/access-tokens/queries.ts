import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { maxTokens } from "../../../shared/auth/access-tokens/max-tokens.ts";
import { tokenDays } from "../../../shared/auth/access-tokens/schema.ts";
import { maxClockSkew } from "../../platform/clock-skew.ts";
import type { CheckedBearer } from "../../platform/context.ts";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { accessTokens, users } from "../tables.ts";
import type { UserRow } from "../queries/users.ts";

export type AccessTokenRow = typeof accessTokens.$inferSelect;

/** A token that ends too far ahead was stored by a clock that ran ahead. */
const isInForce = (now: Date) => {
  const latestEnd = now.getTime() + tokenDays.max * dayInMilliseconds + maxClockSkew;
  return and(gt(accessTokens.endsAt, now), lte(accessTokens.endsAt, new Date(latestEnd)));
};

export const accessTokensOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, owner), isInForce(now)))
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id));

/** Fails for an id that was used before: the token itself cannot be shown again. */
export const insertAccessToken = (
  { writes }: Database,
  userId: UserId,
  token: Omit<AccessTokenRow, "userId">,
) =>
  withRefusals(writes.insert(accessTokens).values({ ...token, userId }), {
    unique: "tokens/made-before",
    foreignKey: "auth/unauthenticated",
  });

/** Goes after the insertion. Tokens that have ended do not count. */
export const requireTokenLimit = (db: Database, userId: UserId, now: Date) =>
  guard(
    db,
    sql`(select count(*) from ${accessTokens} where ${accessTokens.userId} = ${userId}
      and ${accessTokens.endsAt} > ${now.getTime()}) <= ${maxTokens}`,
    "tokens/too-many",
  );

export const hasAccessToken = (userId: UserId, id: string): SQL =>
  sql`exists (select 1 from ${accessTokens}
    where ${accessTokens.userId} = ${userId} and ${accessTokens.id} = ${id})`;

export const deleteAccessToken = ({ writes }: Database, userId: UserId, id: string) =>
  writes.delete(accessTokens).where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)));

export const deleteAccessTokens = ({ writes }: Database, owner: Owner) =>
  writes.delete(accessTokens).where(eq(accessTokens.userId, owner));

export const deleteExpiredAccessTokens = (db: Database, now: Date) =>
  deleteExpiredRows(db, accessTokens, lte(accessTokens.endsAt, now));

/** The hash of what a program sent, and for an assistant's token the address that it must be for. */
export type Credential = { hash: string; audience: string | null };

const isOf = ({ hash, audience }: Credential, now: Date) =>
  and(
    audience === null
      ? eq(accessTokens.hash, hash)
      : sql`(access_tokens.user_id, access_tokens.id) = (
          select oauth_grants.user_id, oauth_grants.token_id from oauth_tokens
          join oauth_grants on oauth_grants.user_id = oauth_tokens.user_id
            and oauth_grants.id = oauth_tokens.grant_id
          where oauth_tokens.hash = ${hash} and oauth_tokens.audience = ${audience}
            and oauth_tokens.ends_at > ${now.getTime()})`,
    isInForce(now),
  );

export const ownerOfAccessToken = (credential: Credential, now: Date): SQL<string> =>
  sql`(select ${accessTokens.userId} from ${accessTokens} where ${isOf(credential, now)})`;

const tokenRows = jsonRows(getTableColumns(accessTokens));
const userRows = jsonRows(getTableColumns(users));

type Found = { token: string; user: string } & Omit<CheckedBearer, "userId">;

/** A valid token with its user, and the versions of the user's rows, the lists and the stored NAVs. */
export const accessTokenWithUser = ({ reads }: Database, credential: Credential, now: Date) =>
  reads.all<Found>(sql`
    select ${tokenRows.columns} as token, ${userRows.columns} as user,
      coalesce((select revision from revisions where user_id = users.id), 0) as revision,
      (select max(fetched_at) from scheme_list) as "listFetchedAt",
      (select total(version + 1) from tracked_schemes) as histories,
      (select person from oauth_grants where oauth_grants.user_id = access_tokens.user_id
        and oauth_grants.token_id = access_tokens.id) as person
    from access_tokens join users on users.id = access_tokens.user_id
    where ${isOf(credential, now)}`);

export function readAccessToken([row]: Found[]): {
  token: AccessTokenRow;
  user: UserRow;
  revision: Omit<CheckedBearer, "userId">;
} | null {
  if (row === undefined) return null;
  const { token: tokens, user: owners, ...revision } = row;
  const [token] = tokenRows.read(tokens);
  const [user] = userRows.read(owners);
  return token && user ? { token, user, revision } : null;
}

/** Fails for a token that was revoked or has ended. */
export const requireAccessToken = (db: Database, credential: Credential, now: Date) =>
  guard(
    db,
    sql`exists (select 1 from ${accessTokens} where ${isOf(credential, now)})`,
    "tokens/invalid",
  );

/** Writes nothing where the hour is stored already. */
export const setAccessTokenUsed = (
  { writes }: Database,
  userId: UserId,
  id: string,
  usedAt: Date,
) =>
  writes
    .update(accessTokens)
    .set({ usedAt })
    .where(
      and(
        eq(accessTokens.userId, userId),
        eq(accessTokens.id, id),
        or(isNull(accessTokens.usedAt), lt(accessTokens.usedAt, usedAt)),
      ),
    );
