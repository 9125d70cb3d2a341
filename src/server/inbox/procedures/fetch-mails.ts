import type { Resend } from "resend";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { AppError } from "../../../shared/errors.ts";
import { inboxAddress } from "../../../shared/inbox/address.ts";
import type { DropReason } from "../../../shared/inbox/schema.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { InboxService, InboxSettings } from "../../platform/env.ts";
import { describeFailure } from "../../platform/log/log.ts";
import { Semaphore } from "../../platform/queue/semaphore.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { fetchMail, resendInbox } from "../mail/resend-inbox.ts";
import { noteDropped } from "../queries/addresses.ts";
import {
  anyMailDue,
  claimDueMail,
  requireDueMail,
  settleMail,
  type ClaimedMail,
} from "../queries/mails.ts";
import { isRefusedForGood, receiveMail } from "./receive-mail.ts";
import { takeTurns } from "./take-turns.ts";

/** Milliseconds that mails are fetched after a response. */
const runTime = 20_000;
/** After which a mail that cannot be fetched is given up. */
const triedFor = 3 * dayInMilliseconds;
/** How long to ask again for a mail that Resend does not know yet. */
const missingFor = 3_600_000;
/** By which Amazon, whose servers receive Resend's mails, signs who sent one. */
const amazon = "amazonses.com";

const fetching = new Semaphore();
/** One run fetches and one waits, so that a mail found meanwhile is fetched too. */
const runs = { max: 2, maxWait: 0, maxRun: 60_000 };

/** Fetches the mails that Resend has received, one after the other, until Resend fails. */
export async function fetchFoundMails(ctx: ServiceContext): Promise<void> {
  const { inbox } = ctx.settings;
  if (inbox === null || inbox.resend === null || fetching.isFull(runs)) return;
  const source = { inbox, service: inbox.resend, resend: resendInbox(inbox.resend) };
  await fetching.run(runs, () => fetchWhileDue(ctx, source));
}

async function fetchWhileDue(ctx: ServiceContext, source: Source): Promise<void> {
  const { due } = await runBatch(ctx.db.writes, { due: anyMailDue(ctx.db, ctx.clock()) });
  if (due.length === 0) return;
  const start = ctx.clock().getTime();
  while (Math.abs(ctx.clock().getTime() - start) < runTime) {
    const goesOn = await takeTurns(() => fetchNext(ctx, source));
    if (!goesOn) return;
  }
}

type Source = { inbox: InboxSettings; service: InboxService; resend: Resend };

async function fetchNext(ctx: ServiceContext, source: Source): Promise<boolean> {
  const { claimed } = await runBatch(ctx.db.writes, { claimed: claimDueMail(ctx.db, ctx.clock()) });
  const [mail] = claimed;
  if (mail === undefined) return false;
  try {
    await fetchOne(ctx, source, mail);
  } catch (error) {
    if (!isRefusedForGood(error)) {
      await putOff(ctx, mail, error);
      return false;
    }
    // Resend may tell of a mail before it can be fetched: it is due again.
    if (error.appCode === "inbox/not-found" && ageOf(ctx, mail) < missingFor) return true;
    await giveUp(ctx, mail, reasonOf(error));
  }
  return true;
}

const ageOf = ({ clock }: ServiceContext, { foundAt }: ClaimedMail): number =>
  clock().getTime() - foundAt;

async function fetchOne(
  ctx: ServiceContext,
  { inbox, service, resend }: Source,
  { userId, id, localPart }: ClaimedMail,
): Promise<void> {
  const bytes = await fetchMail(resend, service, id);
  const owner = checkedUserId(userId);
  await receiveMail(ctx, inbox, {
    recipient: inboxAddress(localPart, inbox.domain),
    bytes,
    authserv: amazon,
    settling: [requireDueMail(ctx.db, owner, id), settleMail(ctx.db, owner, id)],
  });
}

/** The sender was told that the mail arrived, so the owner must be told that it was not kept. null: already told (full inbox). */
function reasonOf({ appCode }: AppError): DropReason | null {
  if (appCode === "inbox/too-large") return "too-large";
  if (appCode === "inbox/too-many") return "busy-day";
  return appCode === "inbox/full" ? null : "unreadable";
}

async function giveUp(
  { db, clock }: ServiceContext,
  { userId, id }: ClaimedMail,
  reason: DropReason | null,
): Promise<void> {
  const owner = checkedUserId(userId);
  await runBatch(db.writes, [
    settleMail(db, owner, id),
    ...(reason === null ? [] : [noteDropped(db, owner, reason, clock())]),
  ]);
}

/** It is due again; a mail that was not fetched for days is given up. */
async function putOff(ctx: ServiceContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const isOver = ageOf(ctx, mail) > triedFor;
  const event = isOver ? "inbox.mail-lost" : "inbox.mail-delayed";
  ctx.log(isOver ? "error" : "warn", event, describeFailure(error));
  if (isOver) await giveUp(ctx, mail, "unreadable");
}
