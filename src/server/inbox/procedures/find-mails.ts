import * as z from "zod/mini";
import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { AppError } from "../../../shared/errors.ts";
import { inboxOf } from "../../../shared/inbox/address.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { countReceivedMail } from "../../platform/counting/metrics.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { isSigned, type WebhookHeaders } from "../../platform/mail/verify-webhook.ts";
import { listMails, recipientsOf, resendInbox, type ListedMail } from "../mail/resend-inbox.ts";
import { insertFoundMails, knownDays, noteOverflow, type FoundMail } from "../queries/mails.ts";

const addresses = z.array(z.string()).check(z.maxLength(1_000));
/** The parts of a message that say what was received; what else it has is left alone. */
const message = z.object({
  type: z.literal("email.received"),
  data: z.object({
    email_id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
    created_at: z.string().check(z.maxLength(100)),
    to: addresses,
    received_for: z.nullish(addresses),
  }),
});

/**
 * Stores that Resend has a mail for an inbox, which is then fetched. Any other message is answered and changes nothing.
 * @throws AppError request/not-found where no secret is set, inbox/bad-signature
 */
export async function takeMailMessage(
  ctx: ServiceContext,
  body: string,
  headers: WebhookHeaders,
): Promise<void> {
  const { settings, clock } = ctx;
  const secret = settings.inbox?.resend?.webhookSecret ?? null;
  if (secret === null) throw new AppError("request/not-found");
  if (!(await isSigned(body, headers, { secret, now: clock() }))) {
    countReceivedMail({ outcome: "inbox/bad-signature" });
    throw new AppError("inbox/bad-signature");
  }
  const parsed = message.safeParse(parseJson(body));
  if (!parsed.success) return;
  const { data } = parsed.data;
  const createdAt = new Date(data.created_at);
  await storeFound(ctx, [{ id: data.email_id, recipients: recipientsOf(data), createdAt }]);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** How far back the hourly job looks: Resend gives up a message after 28 hours. */
const searchedDays = 3;
/** Of a hundred mails each. */
const mostPages = 5;

/** Stores the mails of the last days of which no message came. The worker fetches them. */
export async function findMissedMails(ctx: ServiceContext): Promise<void> {
  const service = ctx.settings.inbox?.resend;
  if (service == null) return;
  const resend = resendInbox(service);
  const since = ctx.clock().getTime() - searchedDays * dayInMilliseconds;
  let after: string | null = null;
  for (let count = 0; count < mostPages; count += 1) {
    const { mails, hasMore } = await listMails(resend, after);
    await storeFound(ctx, mails);
    const oldest = mails.at(-1);
    if (!hasMore || oldest === undefined || oldest.createdAt.getTime() < since) return;
    after = oldest.id;
  }
}

/** Mails that are older than what is known of them are left out: one that was read would come again. */
async function storeFound(
  { db, settings, clock }: ServiceContext,
  mails: readonly ListedMail[],
): Promise<void> {
  const { inbox } = settings;
  if (inbox === null) return;
  const now = clock();
  const oldest = now.getTime() - knownDays * dayInMilliseconds;
  // Oldest first, so that newer mails cannot keep an old one out day after day.
  const found: FoundMail[] = mails
    .filter(({ createdAt }) => createdAt.getTime() > oldest)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .flatMap(({ id, recipients }) =>
      recipients.flatMap((recipient) => {
        const localPart = inboxOf(recipient, inbox.domain);
        return localPart === null ? [] : [{ id, localPart }];
      }),
    );
  if (found.length === 0) return;
  await runBatch(db.writes, [insertFoundMails(db, found, now), noteOverflow(db, found, now)]);
}
