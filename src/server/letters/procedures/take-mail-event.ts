import { AppError } from "../../../shared/errors.ts";
import { countMailEvent } from "../../platform/counting/metrics.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { isSigned, type WebhookHeaders } from "../../platform/mail/verify-webhook.ts";
import { stopLetters } from "../queries.ts";
import { insertEventId, requireNewEvent } from "../webhook/queries.ts";
import { stopIn } from "../webhook/stop-in.ts";

/**
 * Takes a message of the mail service, once. One about a letter that came back ends the letters of who has that address now.
 * @throws AppError request/not-found where no secret is set, letters/bad-signature
 */
export async function takeMailEvent(
  { db, clock, settings, log }: ServiceContext,
  body: string,
  headers: WebhookHeaders,
): Promise<void> {
  const { webhookSecret } = settings;
  if (webhookSecret === null) throw new AppError("request/not-found");
  const now = clock();
  if (!(await isSigned(body, headers, { secret: webhookSecret, now }))) {
    countMailEvent({ outcome: "refused" });
    throw new AppError("letters/bad-signature");
  }
  const stop = stopIn(body);
  try {
    await runBatch(db.writes, [
      requireNewEvent(db, headers.id),
      insertEventId(db, headers.id, now),
      ...(stop === null
        ? []
        : stop.to.flatMap((to) => stopLetters(db, stop.letterId, to, stop.reason, now))),
    ]);
  } catch (error) {
    // It may be sent again for days, when the owner has long asked for letters again.
    if (!(error instanceof AppError) || error.appCode !== "letters/known-event") throw error;
    return;
  }
  countMailEvent({ outcome: stop === null ? "other" : "stopped" });
  if (stop !== null)
    log("warn", "mail.letters-stopped", { letter: stop.letterId, reason: stop.reason });
}
