import { eq, sql, type SQL } from "drizzle-orm";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { DropReason } from "../../../shared/inbox/schema.ts";
import { isOfThisEpoch } from "../../auth/queries/access-epoch.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { ForwardingQuestion } from "../forwarding.ts";
import { inboxAddresses } from "../tables.ts";

const isInForce = isOfThisEpoch(inboxAddresses);

export const addressOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select()
    .from(inboxAddresses)
    .where(sql`${inboxAddresses.userId} = ${owner} and ${isInForce}`);

/** The user whose inbox a mail names. */
export const inboxByLocalPart = ({ writes }: Database, localPart: string) =>
  writes.all<{ id: string; email: string | null }>(sql`
    select user_id as id, iif(email_proven_at is null, null, email) as email
    from inbox_addresses join users on users.id = user_id
    where local_part = ${localPart} and epoch = access_epoch`);

/** Fails where the address was replaced, or has ended. */
export const requireAddress = (db: Database, userId: UserId, localPart: string) =>
  guard(
    db,
    sql`exists (select 1 from inbox_addresses join users on users.id = user_id
      where user_id = ${userId} and local_part = ${localPart} and epoch = access_epoch)`,
    "inbox/unknown-address",
  );

/** Whether this one was saved: another tab may have been first. */
export const isSaved = (userId: UserId, localPart: string): SQL => sql`exists (
  select 1 from inbox_addresses where user_id = ${userId} and local_part = ${localPart})`;

/** Replaces the former one, with all that was noted of it; one that is in force only where it is to be replaced. */
export const saveAddress = (
  { writes }: Database,
  userId: UserId,
  { localPart, isReplaced }: { localPart: string; isReplaced: boolean },
  now: Date,
) =>
  writes.run(sql`
    insert or replace into inbox_addresses (user_id, local_part, epoch, created_at)
    select id, ${localPart}, access_epoch, ${now.getTime()} from users where id = ${userId}
      and (${isReplaced ? 1 : 0} or not exists (select 1 from inbox_addresses
        where user_id = ${userId} and epoch = access_epoch))`);

export const noteDropped = (
  { writes }: Database,
  userId: UserId,
  droppedWhy: DropReason,
  droppedAt: Date,
) =>
  writes
    .update(inboxAddresses)
    .set({ droppedAt, droppedWhy })
    .where(eq(inboxAddresses.userId, userId));

export const noteQuestion = (
  { writes }: Database,
  userId: UserId,
  question: ForwardingQuestion,
  questionAt: Date,
) =>
  writes
    .update(inboxAddresses)
    .set({ question, questionAt })
    .where(eq(inboxAddresses.userId, userId));

/** Milliseconds that a note of what was not kept is shown. */
export const droppedNoteFor = 30 * dayInMilliseconds;

/** Milliseconds that Google's question is shown. */
export const questionFor = dayInMilliseconds;

export const deleteExpiredQuestions = ({ writes }: Database, now: Date) =>
  writes
    .update(inboxAddresses)
    .set({ question: null, questionAt: null })
    .where(sql`${inboxAddresses.questionAt} <= ${now.getTime() - questionFor}`);
