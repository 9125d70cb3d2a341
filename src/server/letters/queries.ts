import { and, desc, eq, lte, ne, sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import { me } from "../../shared/holders/holder.ts";
import { ofEveryone, type LetterKind } from "../../shared/letters/letter-kinds.ts";
import type {
  DueLetter,
  LetterAmounts,
  LetterState,
  SaveLetterInput,
  SentLetter,
  StopReason,
} from "../../shared/letters/schema.ts";
import { maxClockSkew } from "../platform/clock-skew.ts";
import type { Database } from "../platform/db/client.ts";
import { deleteExpiredRows } from "../platform/db/delete-expired-rows.ts";
import type { Owner, Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { forgetRowsOfPeople, rowsOfRemovedPeople } from "../removals/queries.ts";
import {
  endedLetterCalls,
  letterAddresses,
  letterCalls,
  letters,
  letterSettings,
  toldTopics,
} from "./tables.ts";
import { markTold } from "./told/queries.ts";

export type LetterRow = typeof letters.$inferSelect;

export const letterSettingsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      kind: letterSettings.kind,
      whose: letterSettings.holderId,
      amounts: letterSettings.amounts,
    })
    .from(letterSettings)
    .where(eq(letterSettings.userId, owner))
    .orderBy(letterSettings.kind, letterSettings.holderId);

export const stoppedLettersOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ reason: letterAddresses.stopped, at: letterAddresses.stoppedAt })
    .from(letterAddresses)
    .where(
      sql`${letterAddresses.userId} = ${owner} and ${letterAddresses.stopped} is not null
        and ${letterAddresses.email} = (select email from users where id = ${owner})`,
    );

/** The newest first, without those that had no news. */
export const lettersOf = ({ reads }: Database, owner: Owner, count: number) =>
  reads
    .select({
      kind: letters.kind,
      whose: letters.holderId,
      period: letters.period,
      state: sql<SentLetter["state"]>`${letters.state}`,
      at: sql<Date>`coalesce(${letters.settledAt}, ${letters.dueAt})`.mapWith(letters.dueAt),
    })
    .from(letters)
    .where(and(eq(letters.userId, owner), ne(letters.state, "empty")))
    .orderBy(desc(letters.period), letters.kind, letters.holderId)
    .limit(count);

export const saveSetting = (
  { writes }: Database,
  userId: UserId,
  { kind, whose, amounts }: SaveLetterInput,
) =>
  amounts === null
    ? writes
        .delete(letterSettings)
        .where(
          and(
            eq(letterSettings.userId, userId),
            eq(letterSettings.kind, kind),
            eq(letterSettings.holderId, whose),
          ),
        )
    : writes
        .insert(letterSettings)
        .values({ userId, kind, holderId: whose, amounts })
        .onConflictDoUpdate({
          target: [letterSettings.userId, letterSettings.kind, letterSettings.holderId],
          set: { amounts },
        });

/** The owner wants letters again, to an address that the mail service had stopped. */
export const forgetStop = ({ writes }: Database, userId: UserId) =>
  writes
    .update(letterAddresses)
    .set({ stopped: null, stoppedAt: null })
    .where(eq(letterAddresses.userId, userId));

/** Letters go to no demo account, to no address that nobody has proven, and are about no deleted person. */
const canGetLetters = sql.raw(`users.email_proven_at is not null and users.demo_until is null
  and (wanted.holder_id in ('${ofEveryone}', '${me}') or exists (select 1 from holders as about
    where about.user_id = users.id and about.id = wanted.holder_id))
  and not exists (select 1 from letter_addresses as stopped where stopped.user_id = users.id
    and stopped.email = users.email and stopped.stopped is not null)`);

/** Makes at most so many letters due, and none while an earlier one of its kind waits. */
export const makeDue = (
  { writes }: Database,
  { kind, period, deadline }: DueLetter,
  now: Date,
  most: number,
) =>
  writes.all<{ id: string }>(sql`
    insert into letters (user_id, holder_id, kind, period, id, state, due_at, deadline, refusals)
    select wanted.user_id, wanted.holder_id, ${kind}, ${period}, lower(hex(randomblob(16))), 'due',
      ${now.getTime()}, ${deadline.getTime()}, 0
    from letter_settings as wanted join users on users.id = wanted.user_id
    where wanted.kind = ${kind} and ${canGetLetters} and not exists (
      select 1 from letters as made where made.user_id = wanted.user_id
        and made.holder_id = wanted.holder_id and made.kind = ${kind}
        and (made.period = ${period} or made.state = 'due'))
    limit ${most}
    on conflict do nothing
    returning id`);

/** How long a run has a letter to itself. */
const claimTime = 10 * 60_000;
const maxWait = dayInMilliseconds;

/** A letter that is due too late was put off by a fast clock. */
const isDue = (now: Date): SQL =>
  sql`state = 'due' and (due_at <= ${now.getTime()}
    or due_at > ${now.getTime() + maxWait + maxClockSkew})`;

export const anyLetterDue = ({ reads }: Database, now: Date) =>
  reads.all<{ due: 1 }>(sql`select 1 as due from letters where ${isDue(now)} limit 1`);

const claimed = (claim: string, now: Date) => ({
  claim,
  dueAt: new Date(now.getTime() + claimTime),
});

/** Within 24 hours, so that no account uses up what all may send. The claim that reaches it may exceed it. */
const mostOfAccount = 10;

type NewClaim = {
  /** Within 24 hours. */
  perDay: number;
  perCall: number;
};

/**
 * Takes letters that no call was made for: each account's first within a day before anyone's second, the oldest first. What
 * other runs have taken counts as called, as they may call at any moment. One letter can have the whole call refused: after
 * each refusal they go by fewer, and at last one by one.
 */
export const claimNewLetters = (
  { writes }: Database,
  claim: string,
  now: Date,
  { perDay, perCall }: NewClaim,
) => {
  const called = sql`select user_id as account, sum(count) as letters from (
      select user_id, count from letter_calls where called_at > ${dayBefore(now)}
      union all select user_id, 1 from letters where ${isTaken(now)})
    group by user_id`;
  const open = sql`select id, refusals, due_at,
      coalesce(called.letters, 0) + row_number() over (partition by user_id order by due_at) as place
    from letters left join called on account = user_id
    where ${isDue(now)} and deadline > ${now.getTime()} and key is null`;
  // A limit of null would be an error: where no letter is open, none was refused.
  const refused = sql`coalesce((select refusals from open order by place, due_at limit 1), 0)`;
  return writes
    .update(letters)
    .set(claimed(claim, now))
    .where(
      sql`${letters.state} = 'due' and ${letters.id} in (
        with called as (${called}), open as materialized (${open})
        select id from open where refusals = ${refused} and place <= ${mostOfAccount}
        order by place, due_at limit max(0, min(
          ${perDay} - ${calledToday(now)} - (select count(*) from letters where ${isTaken(now)}),
          max(1, ${perCall} >> ${refused}))))`,
    )
    .returning();
};

/** Another run has it, and has not called yet. */
const isTaken = (now: Date): SQL =>
  sql`state = 'due' and claim is not null and key is null and due_at > ${now.getTime()}
    and due_at <= ${now.getTime() + claimTime + maxClockSkew}`;

/** Takes the letters of a call whose answer never came. */
export const claimUnanswered = ({ writes }: Database, claim: string, now: Date) =>
  writes
    .update(letters)
    .set(claimed(claim, now))
    .where(
      sql`${letters.state} = 'due' and ${letters.id} in (
        select id from letters where ${isDue(now)} and key = (
          select key from letters where ${isDue(now)} and key is not null order by due_at limit 1))`,
    )
    .returning();

const dayBefore = (now: Date): number => now.getTime() - dayInMilliseconds;

/** Since a day ago: how many letters were sent, or may have been, also of accounts that have ended. */
const calledToday = (now: Date): SQL => sql`(select total(count) from (
  select count from letter_calls where called_at > ${dayBefore(now)}
  union all select count from ended_letter_calls where called_at > ${dayBefore(now)}))`;

/** Goes after `storeKey`, and counts a call that is repeated once. */
export const countCalled = ({ writes }: Database, key: string, now: Date) =>
  writes.run(sql`
    insert into letter_calls (user_id, key, called_at, count)
    select user_id, ${key}, ${now.getTime()}, count(*) from letters
    where key = ${key} and first_call_at = ${now.getTime()} group by user_id
    on conflict do nothing`);

/** Goes before its letters are put off or given up: a call that was refused sent nothing. */
export const uncountRefused = ({ writes }: Database, claim: string, ids: readonly string[]) =>
  writes.run(sql`
    update letter_calls set count = count - (
      select count(*) from letters where ${ofClaim(claim, ids)}
        and letters.user_id = letter_calls.user_id and letters.key = letter_calls.key)
    where key in (select key from letters where ${ofClaim(claim, ids)})`);

/** Goes before an account is deleted: what it was sent still counts for the day. */
export const keepCallsOfDeletedAccount = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    insert into ended_letter_calls (key, called_at, count)
    select key, called_at, count from letter_calls where user_id = ${userId}
    on conflict do update set count = count + excluded.count`);

export async function deleteOldCalls(db: Database, now: Date): Promise<void> {
  const before = new Date(dayBefore(now) - dayInMilliseconds);
  await deleteExpiredRows(db, letterCalls, lte(letterCalls.calledAt, before));
  await deleteExpiredRows(db, endedLetterCalls, lte(endedLetterCalls.calledAt, before));
}

/** Goes before `recipientOf`: a new address gets another token, and knows of no stop. */
export const refreshAddress = ({ writes }: Database, userId: UserId, token: string) =>
  writes.run(sql`
    insert into letter_addresses (user_id, email, token)
    select id, email, ${token} from users where id = ${userId}
    on conflict (user_id) do update
    set email = excluded.email, token = excluded.token, stopped = null, stopped_at = null
    where letter_addresses.email <> excluded.email`);

export type LetterRecipient = {
  email: string;
  language: string | null;
  amounts: LetterAmounts;
  token: string;
  holderName: string | null;
};

/** Nobody where the letter was turned off, or may not go there. */
export const recipientOfLetter = (
  { writes }: Database,
  userId: UserId,
  { kind, holderId }: Pick<LetterRow, "kind" | "holderId">,
) =>
  writes.all<LetterRecipient>(sql`
    select users.email, users.language, wanted.amounts, letter_addresses.token,
      holders.name as "holderName"
    from letter_settings as wanted
    join users on users.id = wanted.user_id
    join letter_addresses on letter_addresses.user_id = users.id
    left join holders on holders.user_id = users.id and holders.id = wanted.holder_id
    where wanted.user_id = ${userId} and wanted.kind = ${kind} and wanted.holder_id = ${holderId}
      and ${canGetLetters}`);

export type ReadyLetter = Pick<LetterRow, "id"> &
  Pick<LetterRecipient, "email" | "language" | "amounts"> & { topics: LetterRow["topics"] };

/**
 * Stores the key of the next call, and what its letters tell. Leaves out letters that another run has taken, or whose reader
 * has changed something since they were written.
 */
export const storeKey = (
  { writes }: Database,
  claim: string,
  key: string,
  ready: readonly ReadyLetter[],
  now: Date,
) =>
  writes.all<{ id: string }>(sql`
    update letters set key = ${key}, first_call_at = coalesce(first_call_at, ${now.getTime()}),
      topics = coalesce(topics, (select written.value ->> 'topics'
        from json_each(${JSON.stringify(ready)}) as written where written.value ->> 'id' = letters.id))
    where claim = ${claim} and state = 'due' and id in (
      select written.value ->> 'id' from json_each(${JSON.stringify(ready)}) as written
      join letters as own on own.id = written.value ->> 'id'
      join users on users.id = own.user_id
      join letter_settings as wanted on wanted.user_id = own.user_id
        and wanted.kind = own.kind and wanted.holder_id = own.holder_id
      where users.email = written.value ->> 'email'
        and users.language is written.value ->> 'language'
        and wanted.amounts = written.value ->> 'amounts' and ${canGetLetters})
    returning id`);

type Settled = Exclude<LetterState, "due">;

/** Ends letters of a claim that this run still has. What those say that count as sent is told in the same batch. */
export const settleLetters = (
  db: Database,
  claim: string,
  ids: readonly string[],
  state: Settled,
  now: Date,
): Query[] => [
  ...(state === "sent" || state === "unanswered" ? [markTold(db, claim, ids, now)] : []),
  db.writes
    .update(letters)
    .set({ state, settledAt: now, claim: null, topics: null })
    .where(ofClaim(claim, ids)),
];

/** Letters that were not taken are sent by another call. */
export const putOff = (
  { writes }: Database,
  claim: string,
  ids: readonly string[],
  { until, isRefused }: { until: Date; isRefused: boolean },
) =>
  writes
    .update(letters)
    .set({
      claim: null,
      key: null,
      topics: null,
      firstCallAt: null,
      dueAt: until,
      ...(isRefused && { refusals: sql`${letters.refusals} + 1` }),
    })
    .where(ofClaim(claim, ids));

const ofClaim = (claim: string, ids: readonly string[]): SQL =>
  sql`${letters.claim} = ${claim} and ${letters.state} = 'due'
    and ${letters.id} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Ends letters past their deadline. Only the hourly job looks for them: it checks its clock first, and this cannot be undone. */
export const settleLateLetters = ({ writes }: Database, now: Date) =>
  writes
    .update(letters)
    .set({ state: "late", settledAt: now, claim: null })
    .where(
      sql`${letters.state} = 'due' and ${letters.key} is null and ${letters.deadline} <= ${now.getTime()}`,
    );

/** A quota is used up: nothing is sent until it begins anew. */
export const putOffAll = ({ writes }: Database, until: Date) =>
  writes
    .update(letters)
    .set({ dueAt: until })
    .where(
      sql`${letters.state} = 'due' and ${letters.key} is null and ${letters.dueAt} < ${until.getTime()}`,
    );

/** Turns all letters off that go to this address, and remembers why. */
export const stopLetters = (
  db: Database,
  letterId: string,
  email: string,
  reason: StopReason,
  now: Date,
) => {
  const owner = sql<string>`(select own.user_id from letters as own
    join letter_addresses on letter_addresses.user_id = own.user_id
    join users on users.id = own.user_id
    where own.id = ${letterId} and lower(users.email) = lower(${email})
      and letter_addresses.email = users.email)`;
  const { writes } = db;
  return [
    writes.run(sql`
      update letter_addresses set stopped = ${reason}, stopped_at = ${now.getTime()}
      where user_id = ${owner}`),
    writes.run(sql`delete from letter_settings where user_id = ${owner}`),
    forgetRowsOfPeople(db, owner, letterSettings),
  ];
};

const ownerOfToken = (token: string) => sql<string>`(
  select users.id from letter_addresses join users on users.id = letter_addresses.user_id
  where letter_addresses.token = ${token} and letter_addresses.email = users.email)`;

const isKindRemoved = (kind: LetterKind): SQL => sql`content ->> 'kind' = ${kind}`;

/** Whether the link in a letter would turn anything off. */
export const anyToUnsubscribe = ({ reads }: Database, token: string, kind: LetterKind) =>
  reads.all<{ found: 1 }>(sql`
    select 1 as found from letter_settings where kind = ${kind} and user_id = ${ownerOfToken(token)}
    union all select 1 from removed_rows
    where ${rowsOfRemovedPeople(ownerOfToken(token), letterSettings)} and ${isKindRemoved(kind)} limit 1`);

/** By the link in a letter, as long as the account has the address that it went to. Also letters about deleted people. */
export const unsubscribe = (db: Database, token: string, kind: LetterKind): Query[] => [
  db.writes.run(sql`
    delete from letter_settings where kind = ${kind} and user_id = ${ownerOfToken(token)}`),
  forgetRowsOfPeople(db, ownerOfToken(token), letterSettings, isKindRemoved(kind)),
];

/** Somebody took the address back: what was turned on for another, and told to them, is not theirs. */
export const endLetters = (db: Database, userId: UserId): Query[] => [
  db.writes.delete(letterSettings).where(eq(letterSettings.userId, userId)),
  db.writes.delete(toldTopics).where(eq(toldTopics.userId, userId)),
  forgetRowsOfPeople(db, userId, letterSettings),
  forgetRowsOfPeople(db, userId, toldTopics),
];

/** Once they can no longer be made due again. */
const emptyDays = 8;

export const deleteEmptyLetters = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    letters,
    and(
      sql`${letters.state} = 'empty'`,
      lte(letters.settledAt, new Date(now.getTime() - emptyDays * dayInMilliseconds)),
    ),
  );
