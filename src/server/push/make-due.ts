import { tellingDay } from "../../shared/push/due-pushes.ts";
import { pushKinds } from "../../shared/push/push-kinds.ts";
import type { ServiceContext } from "../platform/context.ts";
import { runBatch, type ReadNamed } from "../platform/db/batch.ts";
import { describeFailure } from "../platform/log/log.ts";
import { checkedUserId, type UserId } from "../platform/user-id.ts";
import { occasionsOf } from "./occasions.ts";
import { pushToldOf, queuePush, setLookedAt, usersToLookAt, type NewPush } from "./queries.ts";

const usersAtOnce = 50;
/** Milliseconds; the next run goes on. */
const runTime = 40_000;
/** Of a kind: an account at its limits has fewer. */
const mostOccasions = 2_500;

type Day = NonNullable<ReturnType<typeof tellingDay>>;

/** Queues what devices are to be told, once a day from 09:00 in India. The worker sends it. */
export async function makePushesDue(ctx: ServiceContext): Promise<void> {
  const day = tellingDay(ctx.clock());
  if (day === null) return;
  const start = ctx.clock().getTime();
  let after = "";
  while (Math.abs(ctx.clock().getTime() - start) < runTime) {
    const { users } = await runBatch(ctx.db.reads, {
      users: usersToLookAt(ctx.db, { today: day.today, after, now: ctx.clock() }, usersAtOnce),
    });
    for (const { userId } of users) {
      // The next run tries it again, and the others do not wait for it.
      await lookAt(ctx, checkedUserId(userId), day).catch((error: unknown) =>
        ctx.log("error", "push.look-failed", { userId, ...describeFailure(error) }),
      );
    }
    after = users.at(-1)?.userId ?? "";
    if (users.length < usersAtOnce) return;
  }
}

async function lookAt(ctx: ServiceContext, userId: UserId, day: Day): Promise<void> {
  const { db } = ctx;
  const pushes = await newPushes(ctx, userId, day);
  await runBatch(db.writes, [
    ...pushes.flatMap((push) => queuePush(db, userId, push, ctx.clock())),
    setLookedAt(db, userId, day.today),
  ]);
}

async function newPushes(
  { db, clock, settings }: ServiceContext,
  userId: UserId,
  { today, deadline }: Day,
): Promise<NewPush[]> {
  const read: ReadNamed = (reads) => runBatch(db.reads, reads(userId));
  const occasions = await occasionsOf({ db, clock, settings, read });
  const { told } = await read((owner) => ({ told: pushToldOf(db, owner) }));
  const known = new Set(told.map(({ kind, occasion }) => `${kind} ${occasion}`));
  return pushKinds.flatMap((kind): NewPush[] => {
    const fresh = occasions[kind]
      .filter((occasion) => !known.has(`${kind} ${occasion}`))
      .slice(0, mostOccasions);
    const [first] = fresh;
    if (first === undefined) return [];
    return [{ kind, id: kind === "sips" ? first : today, occasions: fresh, deadline }];
  });
}
