import { and, eq, getTableColumns, gt, lte, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { deleteExpiredRows } from "../../platform/db/delete-expired-rows.ts";
import { guard, type QueryRefusal } from "../../platform/db/guard.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { accessTokens } from "../tables.ts";
import { oauthGrants, oauthRecords, oauthTokens } from "./tables.ts";

/** Names one record of the OAuth library. The ids of users and grants come from a secret of the grant. */
export type RecordKey =
  | { kind: "grant"; userId: string; id: string }
  | { kind: "token"; userId: string; grantId: string; hash: string }
  | { kind: "other"; key: string };

type Found = { data: string };

const clientKey = (clientId: SQL | string) => sql`'client:' || ${clientId}`;
const isGrantInForce = (now: Date): SQL => sql`exists (select 1 from access_tokens
  where access_tokens.user_id = oauth_grants.user_id and access_tokens.id = oauth_grants.token_id
    and access_tokens.ends_at > ${now.getTime()})`;
const hasGrant = sql`exists (select 1 from oauth_grants
  where ${clientKey(sql`oauth_grants.client_id`)} = oauth_records.key)`;

/** Table and condition of a record that is still valid. */
function placeOf(key: RecordKey, now: Date): { table: SQL; where: SQL } {
  switch (key.kind) {
    case "grant":
      return {
        table: sql`oauth_grants`,
        where: sql`user_id = ${key.userId} and id = ${key.id} and ${isGrantInForce(now)}`,
      };
    case "token":
      return {
        table: sql`oauth_tokens`,
        where: sql`user_id = ${key.userId} and grant_id = ${key.grantId} and hash = ${key.hash}
          and ends_at > ${now.getTime()}`,
      };
    case "other":
      return {
        table: sql`oauth_records`,
        where: sql`key = ${key.key} and (ends_at > ${now.getTime()} or ${hasGrant})`,
      };
  }
}

/** A replica may not have the record yet, or have it still. It passes on only what writes. */
export function oauthRecordOf(db: Database, key: RecordKey, now: Date) {
  const { table, where } = placeOf(key, now);
  return db.isReplica
    ? db.writes.all<Found>(sql`update ${table} set data = data where ${where} returning data`)
    : db.reads.all<Found>(sql`select data from ${table} where ${where}`);
}

const hasData = (key: RecordKey, data: string | null, now: Date): SQL => {
  const { table, where } = placeOf(key, now);
  return sql`(select data from ${table} where ${where}) is ${data}`;
};

/** Fails where a record is another than was read, or `null` where there was none. */
export const requireUnchangedRecord = (
  db: Database,
  key: RecordKey,
  data: string | null,
  { now, refusal }: { now: Date; refusal: QueryRefusal },
) => guard(db, hasData(key, data, now), refusal);

export const updateGrant = (
  { writes }: Database,
  key: Extract<RecordKey, { kind: "grant" }>,
  data: string,
  endsAt: Date,
): Query[] => [
  writes.run(
    sql`update oauth_grants set data = ${data} where user_id = ${key.userId} and id = ${key.id}`,
  ),
  writes.run(sql`update access_tokens set ends_at = (select min(${endsAt.getTime()}, ends_at) from oauth_grants
      where oauth_grants.user_id = access_tokens.user_id and oauth_grants.token_id = access_tokens.id)
    where user_id = ${key.userId}
      and id = (select token_id from oauth_grants where user_id = ${key.userId} and id = ${key.id})`),
];

export const insertGrant = (
  { writes }: Database,
  userId: UserId,
  grant: Omit<typeof oauthGrants.$inferInsert, "userId">,
) => writes.insert(oauthGrants).values({ ...grant, userId });

export const insertOAuthToken = (
  { writes }: Database,
  { userId, grantId, hash }: Extract<RecordKey, { kind: "token" }>,
  token: { audience: string; endsAt: Date; data: string },
) => writes.insert(oauthTokens).values({ userId, grantId, hash, ...token });

export const putOAuthRecord = (
  { writes }: Database,
  key: string,
  { data, endsAt }: { data: string; endsAt: Date },
) =>
  writes
    .insert(oauthRecords)
    .values({ key, data, endsAt })
    .onConflictDoUpdate({ target: oauthRecords.key, set: { data, endsAt } });

/** A grant ends with its access token, and its tokens with it. */
export function deleteOAuthRecord({ writes }: Database, key: RecordKey) {
  if (key.kind === "other") return writes.delete(oauthRecords).where(eq(oauthRecords.key, key.key));
  if (key.kind === "grant") {
    return writes.run(sql`delete from access_tokens where user_id = ${key.userId}
      and id = (select token_id from oauth_grants where user_id = ${key.userId} and id = ${key.id})`);
  }
  const { userId, hash } = key;
  return writes.run(sql`delete from oauth_tokens where user_id = ${userId} and hash = ${hash}`);
}

/** Clients that registered themselves and that nobody has allowed anything yet. */
const maxClientsWithoutGrant = 200;

/** Goes after the insertion. */
export const requireClientLimit = (db: Database, now: Date, refusal: QueryRefusal) =>
  guard(
    db,
    sql`(select count(*) from oauth_records where key >= 'client:' and key < 'client;'
      and ends_at > ${now.getTime()} and not ${hasGrant}) <= ${maxClientsWithoutGrant}`,
    refusal,
  );

const { id, data, clientId, tokenId, host, person } = getTableColumns(oauthGrants);

/** The grants that are in force, with what the owner is shown of them. */
export const grantsOf = ({ reads }: Database, owner: Owner, now: Date) =>
  reads
    .select({ id, data, clientId, tokenId, host, person })
    .from(oauthGrants)
    .innerJoin(
      accessTokens,
      and(eq(accessTokens.userId, oauthGrants.userId), eq(accessTokens.id, oauthGrants.tokenId)),
    )
    .where(and(eq(oauthGrants.userId, owner), gt(accessTokens.endsAt, now)));

/** What an assistant was allowed before, whatever port of this computer it listens on now. */
export const deleteGrantsOfClient = (
  { writes }: Database,
  userId: UserId,
  of: { clientId: string; host: string },
) =>
  writes.run(sql`delete from access_tokens where user_id = ${userId}
    and id in (select token_id from oauth_grants
      where user_id = ${userId} and client_id = ${of.clientId} and host = ${of.host})`);

export const deleteExpiredOAuth = (db: Database, now: Date) => [
  deleteExpiredRows(db, oauthTokens, lte(oauthTokens.endsAt, now)),
  deleteExpiredRows(db, oauthRecords, and(lte(oauthRecords.endsAt, now), sql`not ${hasGrant}`)),
];
