import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "../../shared/dates.ts";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import type { PushKind } from "../../shared/push/push-kinds.ts";
import { maxDevicesPerUser, type AddPushInput } from "../../shared/push/schema.ts";
import { ownerOfSession } from "../auth/sessions/queries.ts";
import { maxClockSkew } from "../platform/clock-skew.ts";
import type { Database } from "../platform/db/client.ts";
import { deleteExpiredRows } from "../platform/db/delete-expired-rows.ts";
import { guard, withRefusals } from "../platform/db/guard.ts";
import type { Owner } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { pushDevices, pushTold } from "./tables.ts";

export const pushDevicesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      sessionId: pushDevices.sessionId,
      kinds: pushDevices.kinds,
      createdAt: pushDevices.createdAt,
    })
    .from(pushDevices)
    .where(sql`${pushDevices.userId} = ${owner}`)
    .orderBy(pushDevices.createdAt);

/** A browser is its last user's, and of that user's newest session there. */
export const savePushDevice = (
  { writes }: Database,
  userId: UserId,
  { endpoint, p256dh, auth, kinds }: AddPushInput,
  { sessionId, now }: { sessionId: string; now: Date },
) => [
  writes.run(sql`
    delete from push_devices where endpoint = ${endpoint}
      and not (user_id = ${userId} and session_id = ${sessionId})`),
  withRefusals(
    writes
      .insert(pushDevices)
      .values({ userId, sessionId, endpoint, p256dh, auth, kinds, createdAt: now })
      .onConflictDoUpdate({
        target: [pushDevices.userId, pushDevices.sessionId],
        set: { endpoint, p256dh, auth, kinds },
      }),
    { foreignKey: "auth/unauthenticated" },
  ),
];

/** Goes after a device is added. */
export const requireDeviceLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from push_devices where user_id = ${userId}) <= ${maxDevicesPerUser}`,
    "push/too-many",
  );

export const deletePushDevice = ({ writes }: Database, userId: UserId, sessionId: string) =>
  writes
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.sessionId, sessionId)));

/** Deletes a device that its push service says is gone, unless it has another endpoint by now. */
export const deleteGoneDevice = ({ writes }: Database, userId: UserId, endpoint: string) =>
  writes
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));

/** Not of a demo account, nor of a session that has ended. */
const isReachable = (now: Date): SQL => sql`push_devices.user_id = ${ownerOfSession(
  sql`push_devices.session_id`,
  now,
)} and exists (
  select 1 from users where users.id = push_devices.user_id and users.demo_until is null)`;

type LookAfter = { today: IsoDate; after: string; now: Date };

type FoundUser = { userId: string };

/** Users with a device whose occasions were not looked at on a day, by their ids. */
export const usersToLookAt = (
  { reads }: Database,
  { today, after, now }: LookAfter,
  most: number,
) =>
  reads.all<FoundUser>(sql`
    select distinct user_id as "userId" from push_devices
    where user_id > ${after} and looked_on is not ${today} and ${isReachable(now)}
    order by user_id limit ${most}`);

export const setLookedAt = ({ writes }: Database, userId: UserId, today: IsoDate) =>
  writes.update(pushDevices).set({ lookedOn: today }).where(eq(pushDevices.userId, userId));

export const pushToldOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ kind: pushTold.kind, occasion: pushTold.occasion })
    .from(pushTold)
    .where(sql`${pushTold.userId} = ${owner}`);

export type NewPush = {
  kind: PushKind;
  id: string;
  occasions: readonly string[];
  deadline: Date;
};

/** Queues one notification of all occasions for each device, unless another run has just told all of them. */
export const queuePush = (
  { writes }: Database,
  userId: UserId,
  { kind, id, occasions, deadline }: NewPush,
  now: Date,
) => {
  const given = JSON.stringify(occasions);
  return [
    writes.run(sql`
      insert into push_queue (user_id, session_id, kind, id, due_at, deadline)
      select user_id, session_id, ${kind}, ${id}, ${now.getTime()}, ${deadline.getTime()}
      from push_devices where user_id = ${userId} and ${isReachable(now)}
        and exists (select 1 from json_each(kinds) where value = ${kind})
        and exists (select 1 from json_each(${given}) as occasion where not exists (
          select 1 from push_told where user_id = ${userId} and kind = ${kind}
            and occasion = occasion.value))
      on conflict do update set id = excluded.id, due_at = excluded.due_at,
        deadline = excluded.deadline`),
    writes.run(sql`
      insert into push_told (user_id, kind, occasion, told_at)
      select ${userId}, ${kind}, value, ${now.getTime()} from json_each(${given}) where true
      on conflict do nothing`),
  ];
};

/** One that is due later than any pause allows was put off by a clock that ran fast. */
const isDue = (now: Date): SQL =>
  sql`(due_at <= ${now.getTime()} or due_at > ${now.getTime() + dayInMilliseconds + maxClockSkew})`;

export const anyPushDue = ({ reads }: Database, now: Date) =>
  reads.all<{ due: 1 }>(sql`select 1 as due from push_queue where ${isDue(now)} limit 1`);

export type DuePush = {
  userId: string;
  sessionId: string;
  kind: PushKind;
  id: string;
  deadline: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string | null;
};

/**
 * Takes due notifications out of the queue, the oldest first. A run that ends before it sends them loses them, so that none
 * is sent twice. Those past their deadline, or queued by a clock that ran fast, are dropped.
 */
export const takeDuePushes = ({ writes }: Database, now: Date, most: number) => {
  const first = sql`select rowid from push_queue where ${isDue(now)}
    order by due_at, user_id, session_id, kind limit ${most}`;
  const latest = now.getTime() + dayInMilliseconds + maxClockSkew;
  return {
    pushes: writes.all<DuePush>(sql`
      select push_queue.user_id as "userId", push_queue.session_id as "sessionId", kind, push_queue.id,
        deadline, endpoint, p256dh, auth, users.language
      from push_queue
      join push_devices on push_devices.user_id = push_queue.user_id
        and push_devices.session_id = push_queue.session_id
      join users on users.id = push_queue.user_id
      where push_queue.rowid in (${first}) and ${isReachable(now)}
        and exists (select 1 from json_each(kinds) where value = kind)
        and deadline > ${now.getTime()} and deadline <= ${latest}`),
    taken: writes.all<{ taken: 1 }>(
      sql`delete from push_queue where rowid in (${first}) returning 1 as taken`,
    ),
  };
};

/** For one that its service refused: it waits again, unless a newer one of its kind does. */
export const putBackPush = (
  { writes }: Database,
  userId: UserId,
  { sessionId, kind, id, deadline, endpoint }: DuePush,
  dueAt: Date,
) =>
  writes.run(sql`
    insert into push_queue (user_id, session_id, kind, id, due_at, deadline)
    select user_id, session_id, ${kind}, ${id}, ${dueAt.getTime()}, ${deadline} from push_devices
    where user_id = ${userId} and session_id = ${sessionId} and endpoint = ${endpoint}
    on conflict do nothing`);

/** An occasion that still lasts by then is told again. */
const toldDays = 400;

export const deleteOldPushTold = (db: Database, now: Date) =>
  deleteExpiredRows(
    db,
    pushTold,
    lte(pushTold.toldAt, new Date(now.getTime() - toldDays * dayInMilliseconds)),
  );
