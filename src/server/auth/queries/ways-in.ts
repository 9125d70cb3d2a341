import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { isFreshSession } from "../sessions/queries.ts";
import { oauthAccounts, passkeys, users } from "../tables.ts";

/** The ways in that work here: identities of the providers in use, and passkeys of this host. */
export type UsableWays = { issuers: readonly string[]; rpId: string | null };

/** Fails after the removal of the last way in to an account. */
export const requireWayIn = (db: Database, userId: UserId, { issuers, rpId }: UsableWays) =>
  guard(
    db,
    sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} is not null)
      or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId} and ${passkeys.rpId} = ${rpId})
      or exists (select 1 from ${oauthAccounts} where ${oauthAccounts.userId} = ${userId}
        and ${oauthAccounts.issuer} in (select value from json_each(${JSON.stringify(issuers)})))`,
    "passkeys/last-way-in",
  );

/**
 * Whether a mailed link may set a password. Not for an account that its owner keeps by passkeys without one: the mailbox
 * is not to be a way round them. Those of another host sign in no more, so that they would only lock the owner out.
 */
export const isResettable = (rpId: UsableWays["rpId"]) =>
  sql<boolean>`(${users.passwordHash} is not null or ${users.emailProvenAt} is null
    or not exists (select 1 from passkeys where passkeys.user_id = ${users.id}
      and passkeys.rp_id = ${rpId}))`.mapWith(Boolean);

export const requireResettable = (db: Database, owner: SQLWrapper, rpId: UsableWays["rpId"]) =>
  guard(
    db,
    sql`not exists (select 1 from ${users} where ${users.id} = ${owner} and not ${isResettable(rpId)})`,
    "passkeys/no-reset",
  );

/**
 * Fails where an account has passkeys or a second factor, unless the calling session is a fresh one of its owner: a mailbox
 * or a password alone must not go round them.
 */
export const requireLinkByOwner = (db: Database, userId: UserId, sessionId: string, now: Date) =>
  guard(
    db,
    sql`not exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})
        and not exists (select 1 from second_factors where user_id = ${userId})
      or ${isFreshSession(userId, sessionId, now)}`,
    "auth/link-first",
  );

/** Identities that wait for their link to be proven, by a mail to an address that the account has no more. */
export const deletePendingLinks = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`delete from pending_links where user_id = ${userId}`);

/**
 * Deletes what a stranger can have left in an account whose address nobody had proven. Goes before the address is proven.
 * Sessions, trusted devices and identities are deleted by what proves it.
 */
export const deleteStrangersWays = ({ writes }: Database, owner: Owner) => {
  const ofUnproven = sql`user_id = ${owner}
    and exists (select 1 from users where id = ${owner} and email_proven_at is null)`;
  return [
    writes.run(sql`delete from passkeys where ${ofUnproven}`),
    writes.run(sql`delete from access_tokens where ${ofUnproven}`),
    ...["second_factors", "former_factors", "code_tickets", "factor_losses"].map((table) =>
      writes.run(sql`delete from ${sql.identifier(table)} where ${ofUnproven}`),
    ),
    writes.run(sql`delete from address_proofs where ${ofUnproven}`),
    writes.run(sql`delete from address_changes where ${ofUnproven}`),
    writes.run(sql`delete from pending_links where ${ofUnproven}`),
  ];
};

/** Whether the user has a passkey of this host. */
export const anyPasskeyOf = (
  { reads }: Database,
  owner: Owner,
  { rpId }: Pick<UsableWays, "rpId">,
) =>
  reads
    .select({ found: sql`1` })
    .from(passkeys)
    .where(and(eq(passkeys.userId, owner), eq(passkeys.rpId, rpId ?? "")))
    .limit(1);
