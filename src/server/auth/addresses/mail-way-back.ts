import { wayBackLink } from "../../../shared/auth/addresses/proof-link.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { describeFailure } from "../../platform/log/log.ts";
import { newMailedCode } from "../../platform/token.ts";
import { checkedUserId } from "../../platform/user-id.ts";
import { eventsMail, type MailedEvent } from "../mails/events.ts";
import { accountEventsOf, recipientOfNotice, type EventRow } from "../events/queries.ts";
import {
  claimWayBacks,
  renewWayBack,
  settleWayBack,
  type FormerAddress,
} from "./queries/changes.ts";

const maxAtOnce = 10;
const hour = 3_600_000;

/** Tells an address that its account has another one now, with the way back, and that the mail service took the mail. */
export async function mailWayBack(
  { db, settings, mailer, clock }: ServiceContext,
  { userId, email, hash }: Pick<FormerAddress, "userId" | "email" | "hash">,
  { code, told, language }: { code: string; told: MailedEvent[]; language: string | null },
): Promise<void> {
  const wayBack = wayBackLink(settings.appOrigin, code);
  const mail = eventsMail(told, { language, hasPassword: true }, { wayBack });
  await mailer.send({ to: email, ...mail }, `way-back-${hash}`);
  await settleWayBack(db, checkedUserId(userId), hash, clock());
}

/**
 * Mails the ways back that the mail service has not taken, each with a new link, as only hashes are stored. Its seven days
 * begin when it is taken.
 */
export async function mailDueWayBacks(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock();
  if (ctx.settings.mail === null) return;
  const claimed = await claimWayBacks(ctx.db, now, maxAtOnce);
  await Promise.all(claimed.map((former) => mailAgain(ctx, former, now)));
}

async function mailAgain(ctx: ServiceContext, former: FormerAddress, now: Date): Promise<void> {
  const { db } = ctx;
  const userId = checkedUserId(former.userId);
  const code = newMailedCode();
  const hash = await hashText(code);
  try {
    const { recipients, events, renewed } = await runBatch(db.writes, {
      recipients: recipientOfNotice(db, userId),
      events: accountEventsOf(db, userId, now),
      renewed: renewWayBack(db, userId, former.email, hash),
    });
    const [recipient] = recipients;
    // Taken, or used, in the meantime.
    if (renewed.length === 0 || recipient === undefined) return;
    const told = eventsOfChange(events, former);
    await mailWayBack(ctx, { ...former, hash }, { code, told, language: recipient.language });
  } catch (error) {
    ctx.log("error", "mail.way-back-delayed", { userId, ...describeFailure(error) });
  }
}

/** The change, after what was recorded in the hour before it. @param newestFirst the account's events */
function eventsOfChange(
  newestFirst: readonly EventRow[],
  { email, changedAt }: FormerAddress,
): MailedEvent[] {
  const kind = "address-changed";
  const index = newestFirst.findIndex((event) => event.kind === kind && event.detail === email);
  const change = newestFirst[index];
  if (change === undefined)
    return [{ kind, at: changedAt, device: null, network: null, detail: email }];
  return newestFirst
    .slice(index)
    .filter(({ at }) => at.getTime() > change.at.getTime() - hour)
    .toReversed();
}
