import type { MailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import { countAttempt } from "../../attempts.ts";
import { recordEvent, toldEvent } from "../../events/tell-owner.ts";
import { lossWait } from "../loss-times.ts";
import { advanceLosses } from "../advance-losses.ts";
import { openLoss, requireOpenLoss, startLoss } from "../queries/losses.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { hashText } from "../../../platform/encoding.ts";
import { cookieHeader } from "../../../platform/http/cookies.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import { checkedUserId } from "../../../platform/user-id.ts";
import { lossCookie } from "./report-loss.ts";

/**
 * Begins the wait of 72 hours at whose end the second factor is off, by the mailed link in the browser that asked for it.
 * @throws AppError factor/invalid-link, auth/too-many-requests
 */
export async function confirmLoss(
  ctx: RequestContext & Attempts,
  { code }: MailedCodeInput,
): Promise<{ endsAt: string }> {
  const now = ctx.clock();
  const token = ctx.readToken(lossCookie);
  // Without the cookie, the hash of nothing, which no browser has: the attempt counts all the same.
  const link = { linkHash: await hashText(code), browserHash: await hashText(token ?? "") };
  const {
    rows: {
      loss: [loss],
    },
    refundNetwork,
  } = await countAttempt(ctx, null, { loss: openLoss(ctx.db, link, now) });
  if (loss === undefined) throw new AppError("factor/invalid-link");
  const userId = checkedUserId(loss.userId);
  // The event has a mail of its own, with a link to cancel.
  const event = toldEvent(ctx, { kind: "factor-loss-started" });
  await runBatch(ctx.db.writes, [
    requireOpenLoss(ctx.db, link, now),
    startLoss(ctx.db, link, now),
    ...recordEvent(ctx.db, userId, event, { isMailed: false }),
    refundNetwork,
  ]);
  ctx.setCookie(cookieHeader(ctx.settings, lossCookie, "", 0));
  ctx.waitUntil("mail.factor-loss-delayed", () => advanceLosses(ctx));
  ctx.log("info", "auth.factor-loss-started", { userId });
  return { endsAt: new Date(now.getTime() + lossWait).toISOString() };
}
