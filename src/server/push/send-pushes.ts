import type { ServiceContext } from "../platform/context.ts";
import { countPush } from "../platform/counting/metrics.ts";
import { runBatch } from "../platform/db/batch.ts";
import type { PushSettings } from "../platform/env.ts";
import { describeFailure } from "../platform/log/log.ts";
import type { Query } from "../platform/db/query.ts";
import { checkedUserId } from "../platform/user-id.ts";
import {
  anyPushDue,
  deleteGoneDevice,
  putBackPush,
  takeDuePushes,
  type DuePush,
} from "./queries.ts";
import { sendPush, type PushOutcome } from "./web-push.ts";

/** Milliseconds for which pushes may be sent after a response; mails go first. */
const runTime = 20_000;
const mostAtOnce = 10;
const pause = 15 * 60_000;

/** Sends what is due to devices, for some seconds. What was sent and not answered is not sent again. */
export async function sendDuePushes(ctx: ServiceContext): Promise<void> {
  const { db, clock, settings } = ctx;
  if (settings.push === null) return;
  const { due } = await runBatch(db.reads, { due: anyPushDue(db, clock()) });
  if (due.length === 0) return;
  const start = clock().getTime();
  while (Math.abs(clock().getTime() - start) < runTime) {
    const { pushes, taken } = await runBatch(db.writes, takeDuePushes(db, clock(), mostAtOnce));
    if (taken.length === 0) return;
    await sendAll(ctx, pushes, settings.push);
  }
}

async function sendAll(
  ctx: ServiceContext,
  pushes: readonly DuePush[],
  push: PushSettings,
): Promise<void> {
  const { db, clock } = ctx;
  const outcomes = await Promise.all(pushes.map((due) => sendOne(ctx, due, push)));
  const until = new Date(clock().getTime() + pause);
  const writes = pushes.flatMap((due, index): Query[] => {
    const userId = checkedUserId(due.userId);
    const outcome = outcomes[index];
    if (outcome === "gone") return [deleteGoneDevice(db, userId, due.endpoint)];
    return outcome === "refused" ? [putBackPush(db, userId, due, until)] : [];
  });
  if (writes.length > 0) await runBatch(db.writes, writes);
}

async function sendOne(
  { settings, clock, log }: ServiceContext,
  due: DuePush,
  push: PushSettings,
): Promise<PushOutcome> {
  const { kind, id, language } = due;
  const { appOrigin } = settings;
  const outcome = await sendPush(
    due,
    { kind, id, language },
    { push, appOrigin, now: clock() },
  ).catch((error: unknown): PushOutcome => {
    log("error", "push.not-sent", describeFailure(error));
    return "failed";
  });
  countPush({ outcome });
  if (outcome === "failed" || outcome === "refused") log("warn", "push.refused", { outcome });
  return outcome;
}
