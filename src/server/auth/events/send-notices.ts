import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { describeFailure } from "../../platform/log/log.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { eventsMail, type MailedEvent, type MailReader } from "../mails/events.ts";
import {
  claimNotices,
  maxAttempts,
  pendingEventsOf,
  recipientOfNotice,
  setEventsTold,
  settleNotice,
} from "./queries.ts";

/** Each mail can take as long as a worker may run after its response. */
const maxAtOnce = 10;
const maxPerRun = 500;

/**
 * Mails what is due, each user's events in one mail. One that fails is tried again later, so none is dropped; after two
 * days it is given up.
 * @returns how many mails were due
 */
export async function sendDueNotices(ctx: ServiceContext): Promise<number> {
  const now = ctx.clock();
  if (ctx.settings.mail === null) return 0;
  const claimed = await claimNotices(ctx.db, now, maxAtOnce);
  await Promise.all(claimed.map((notice) => sendNotice(ctx, notice)));
  return claimed.length;
}

/** For the jobs, which send what is left in their next run. */
export async function sendAllDueNotices(ctx: ServiceContext): Promise<void> {
  for (let due = 0; due < maxPerRun;) {
    const claimed = await sendDueNotices(ctx);
    if (claimed === 0) return;
    due += claimed;
  }
}

async function sendNotice(
  ctx: ServiceContext,
  { userId: id, attempts }: { userId: string; attempts: number },
): Promise<void> {
  const { db, log } = ctx;
  const userId = checkedUserId(id);
  const { recipients, events } = await runBatch(db.writes, {
    recipients: recipientOfNotice(db, userId),
    events: pendingEventsOf(db, userId),
  });
  const [recipient] = recipients;
  if (recipient === undefined) return;
  const told = events.map((event) => event.id);
  try {
    // The key is of what the mail tells: a service refuses one key for two texts.
    await mailEvents(ctx, recipient, events, `notice-${await hashText(told.join())}`);
  } catch (error) {
    const isGivenUp = attempts >= maxAttempts;
    const event = isGivenUp ? "mail.notice-lost" : "mail.notice-delayed";
    log("error", event, { userId, ...describeFailure(error) });
    if (!isGivenUp) return;
  }
  await runBatch(db.writes, [
    setEventsTold(db, userId, told),
    settleNotice(db, userId, ctx.clock()),
  ]);
}

export async function mailEvents(
  { mailer }: Pick<ServiceContext, "mailer">,
  { email, ...reader }: { email: string } & MailReader,
  events: readonly MailedEvent[],
  key: string,
): Promise<void> {
  if (events.length === 0) return;
  await mailer.send({ to: email, ...eventsMail(events, reader) }, key);
}
