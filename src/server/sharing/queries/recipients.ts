import { and, eq, sql, type SQL } from "drizzle-orm";
import type { UserId } from "../../platform/user-id.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Owner } from "../../platform/db/query.ts";
import { shares } from "../tables.ts";
import { users } from "../../auth/tables.ts";
import { isBlocked } from "./blocks.ts";

export const setCanShare = ({ writes }: Database, userId: UserId, canShare: boolean) =>
  writes.update(users).set({ canShare }).where(eq(users.id, userId));

export type RecipientSearch = {
  /** Each has to be in the name or the e-mail address, in any case. */
  words: readonly string[];
  /** The last person of the page before; null for the first page. */
  after: { name: string; id: string } | null;
  limit: number;
};

/** Everybody at once; SQLite takes a negative limit for none. */
export const everyRecipient: RecipientSearch = { words: [], after: null, limit: -1 };

/** The people whom a sender shares with, by name. */
export const sharedRecipients = (
  { reads }: Database,
  sender: Owner,
  { words, after, limit }: RecipientSearch,
) =>
  reads
    .select({ ...recipientFields, sharedAt: shares.createdAt })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.recipientId))
    .where(and(eq(shares.senderId, sender), ...matches(words), follows(after)))
    .orderBy(byName, users.id)
    .limit(limit);

/** The people who permit sharing and whom a sender does not share with, by name; never the sender, nor who blocked them. */
export const otherRecipients = (
  { reads }: Database,
  sender: Owner,
  { words, after, limit }: RecipientSearch,
) =>
  reads
    .select(recipientFields)
    .from(users)
    .where(
      and(
        // As the index on them has it: with a parameter SQLite would not see that it may be used.
        sql`${users.canShare} = 1`,
        sql`${users.id} <> ${sender}`,
        ...matches(words),
        follows(after),
        sql`not exists (select 1 from ${shares} where ${shares.recipientId} = ${users.id} and ${shares.senderId} = ${sender})`,
        sql`not ${isBlocked(sql`${users.id}`, sender)}`,
      ),
    )
    .orderBy(byName, users.id)
    .limit(limit);

/** All that one person may know of another. */
const recipientFields = {
  id: users.id,
  name: users.name,
  email: users.email,
  photoUrl: users.photoUrl,
};

const byName = sql`${users.name} collate nocase`;

/** The first condition repeats a part of the second, for the index. */
const follows = (last: RecipientSearch["after"]): SQL | undefined =>
  last === null
    ? undefined
    : sql`${byName} >= ${last.name} and (${byName}, ${users.id}) > (${last.name}, ${last.id})`;

const matches = (words: readonly string[]): SQL[] =>
  words.map((word) =>
    beyondAscii.test(word)
      ? sql`(${contains(word)} or ${contains(word.toUpperCase())})`
      : contains(word),
  );

/** `like` tells no case apart, but of ASCII's letters only: others are found by asking for both. */
const beyondAscii = /[^\x20-\x7e]/;

const contains = (word: string): SQL =>
  sql`${users.name} || ' ' || ${users.email} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
