import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { me } from "../../../shared/holders/holder.ts";
import type { RecipientInput } from "../../../shared/sharing/schema.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonValues } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import { sharedFunds, shares } from "../tables.ts";
import { users } from "../../auth/tables.ts";
import { isBlocked } from "./blocks.ts";
import { isKeptUp } from "./keep-up-state.ts";
import { isGiven, shareVersion } from "./share-terms.ts";

/** Leaves demo accounts as they are. */
export const setCanShare = ({ writes }: Database, userId: UserId, canShare: boolean) =>
  writes
    .update(users)
    .set({ canShare })
    .where(and(eq(users.id, userId), isNull(users.demoUntil)));

/** Whom a sender shares with. */
export const sharedRecipient = (
  { reads }: Database,
  sender: Owner,
  { recipientId }: RecipientInput,
) =>
  reads
    .select({ email: users.email })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.recipientId))
    .where(and(eq(shares.senderId, sender), eq(shares.recipientId, recipientId)));

type RecipientSearch = {
  words: readonly string[];
  after: { isProven: boolean; name: string; id: string } | null;
  limit: number;
};

export const allRecipients: RecipientSearch = { words: [], after: null, limit: -1 };

export const sharedRecipients = (
  { reads }: Database,
  sender: Owner,
  { words, after, limit }: RecipientSearch,
) =>
  reads
    .select({
      ...recipientFields,
      sharedAt: shares.createdAt,
      fundCount: reads.$count(
        sharedFunds,
        and(eq(sharedFunds.recipientId, shares.recipientId), eq(sharedFunds.senderId, sender)),
      ),
      holders: knownHolders(sender),
      removedHolders: removedHolders(sender),
      showHolder: shares.showHolder,
      keepsUp: sql<boolean>`${isKeptUp}`.mapWith(Boolean),
      pushedAt: shares.pushedAt,
      version: versionFor(sender),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.recipientId))
    .where(and(eq(shares.senderId, sender), ...matchesWords(words), isNamedAfter(after)))
    .orderBy(byName, users.id)
    .limit(limit);

export const otherRecipients = (
  { reads }: Database,
  sender: Owner,
  { words, after, limit }: RecipientSearch,
) =>
  reads
    .select({ ...recipientFields, version: versionFor(sender) })
    .from(users)
    .where(
      and(
        // A literal, because SQLite uses the partial index only for that.
        sql`${users.canShare} = 1`,
        sql`${users.id} <> ${sender}`,
        ...matchesWords(words),
        isListedAfter(after),
        sql`not exists (select 1 from ${shares} where ${shares.recipientId} = ${users.id} and ${shares.senderId} = ${sender})`,
        sql`not ${isBlocked(sql`${users.id}`, sender)}`,
      ),
    )
    .orderBy(isUnproven, byName, users.id)
    .limit(limit);

type Coverage = { recipientId: string; givenFunds: number; missingFunds: number };

/** How many of the sender's funds a share covers, and of how many the recipient has no copy, a row for each share. */
export const coverageOf = ({ reads }: Database, sender: Owner, recipientIds: readonly string[]) =>
  reads.all<Coverage>(sql`
    select shares.recipient_id as "recipientId", count(funds.id) as "givenFunds",
      count(funds.id) - count(shared_funds.id) as "missingFunds"
    from shares
    join funds on funds.user_id = shares.sender_id and ${isGiven({ holders: sql`shares.holders` })}
    left join shared_funds on shared_funds.recipient_id = shares.recipient_id
      and shared_funds.sender_id = shares.sender_id and shared_funds.id = funds.id
    where shares.sender_id = ${sender} and shares.recipient_id in (${jsonValues(recipientIds)})
    group by shares.recipient_id`);

/** Without those who have been deleted. */
const knownHolders = (sender: Owner) =>
  sql<string[] | null>`
  case when ${shares.holders} is not null then (
    select json_group_array(value) from json_each(${shares.holders}) where value = ${me}
      or value in (select id from holders where user_id = ${sender})) end`.mapWith(shares.holders);

const removedHolders = (sender: Owner) =>
  sql<number>`(
  select count(*) from json_each(${shares.holders}) where value <> ${me}
    and value not in (select id from holders where user_id = ${sender}))`;

const recipientFields = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailProvenAt: users.emailProvenAt,
  photoUrl: users.photoUrl,
};

const versionFor = (sender: Owner) => shareVersion(sender, sql`${users.id}`);

const byName = sql`${users.name} collate nocase`;

/** Proven addresses come first. */
const isUnproven = sql`(${users.emailProvenAt} is null)`;

/** The first condition is redundant, but lets SQLite use the index. */
const isListedAfter = (last: RecipientSearch["after"]): SQL | undefined =>
  last === null
    ? undefined
    : sql`${isUnproven} >= ${Number(!last.isProven)}
      and (${isUnproven}, ${byName}, ${users.id}) > (${Number(!last.isProven)}, ${last.name}, ${last.id})`;

const isNamedAfter = (last: RecipientSearch["after"]): SQL | undefined =>
  last === null
    ? undefined
    : sql`${byName} >= ${last.name} and (${byName}, ${users.id}) > (${last.name}, ${last.id})`;

const matchesWords = (words: readonly string[]): SQL[] =>
  words.map((word) =>
    nonAscii.test(word)
      ? sql`(${contains(word)} or ${contains(word.toUpperCase())})`
      : contains(word),
  );

/** `like` ignores case only for ASCII, so other words are searched in both cases. */
const nonAscii = /[^\x20-\x7e]/;

const contains = (word: string): SQL =>
  sql`${users.name} || ' ' || ${users.email} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
