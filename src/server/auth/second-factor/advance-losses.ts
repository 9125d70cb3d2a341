import { keepLink } from "../../../shared/auth/addresses/proof-link.ts";
import { hasCode } from "../../../shared/errors.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import { describeFailure } from "../../platform/log/log.ts";
import { newMailedCode } from "../../platform/token.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { recordEvent } from "../events/tell-owner.ts";
import { lostFactorMail } from "../mails/lost-factor.ts";
import { deleteAccessTokens } from "../access-tokens/queries.ts";
import { deleteDevicesOf } from "../queries/trusted-devices.ts";
import { raiseAccessEpoch } from "../queries/users.ts";
import { deleteSessions } from "../sessions/queries.ts";
import { lastNotice, lossEnd, lossMails, lossWait, nextStep } from "./loss-times.ts";
import { deleteFactor } from "./queries/factors.ts";
import { deleteFormerFactor } from "./queries/former-factors.ts";
import {
  addCancelHash,
  claimLosses,
  deleteLoss,
  recipientOfLoss,
  requireLossTold,
  setMailTaken,
  type LossRow,
} from "./queries/losses.ts";
import { deleteTickets } from "./queries/tickets.ts";

const maxAtOnce = 10;

/**
 * Mails the due notices about second factors that are said to be lost, and turns off those whose wait is over. A mail
 * that is not taken is tried again, and without it the wait does not end.
 */
export async function advanceLosses(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock();
  if (!ctx.settings.hasMailService) return;
  const claimed = await claimLosses(ctx.db, now, maxAtOnce);
  await Promise.all(claimed.map((loss) => advance(ctx, loss, now)));
}

async function advance(ctx: ServiceContext, loss: LossRow, now: Date): Promise<void> {
  const userId = checkedUserId(loss.userId);
  try {
    if (loss.mailsTaken < lossMails) await mailLoss(ctx, userId, loss, now);
    else await endFactor(ctx, userId, now);
  } catch (error) {
    // Cancelled in the meantime.
    if (hasCode("factor/invalid-link")(error)) return;
    ctx.log("error", "mail.factor-loss-delayed", { userId, ...describeFailure(error) });
  }
}

async function mailLoss(ctx: ServiceContext, userId: UserId, loss: LossRow, now: Date) {
  const { db, mailer, settings } = ctx;
  const endsAt = lossEnd(loss);
  if (endsAt === null) return;
  const code = newMailedCode();
  const hash = await hashText(code);
  const { recipients } = await runBatch(db.writes, {
    recipients: recipientOfLoss(db, userId),
    cancel: addCancelHash(db, userId, hash),
  });
  const [recipient] = recipients;
  if (recipient === undefined) return;
  const mail = lostFactorMail(keepLink(settings.appOrigin, code), endsAt, recipient.language);
  await mailer.send({ to: recipient.email, ...mail }, `factor-loss-${hash}`);
  const mailsTaken = loss.mailsTaken + 1;
  const dueAt = nextStep(mailsTaken, now);
  await setMailTaken(db, userId, { mailsTaken, mailedAt: now, dueAt });
}

/** Whoever has lost everything signs in anew by the password, like everybody else. */
async function endFactor(ctx: ServiceContext, userId: UserId, now: Date): Promise<void> {
  const { db } = ctx;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const event = {
    at: now,
    kind: "factor-loss-ended",
    device: null,
    network: null,
    detail: null,
  } as const;
  await runBatch(db.writes, [
    requireLossTold(db, userId, {
      startedBy: before(lossWait),
      mailedBy: before(lastNotice),
      mails: lossMails,
    }),
    deleteFactor(db, userId),
    deleteFormerFactor(db, userId),
    deleteSessions(db, userId),
    deleteAccessTokens(db, userId),
    raiseAccessEpoch(db, userId),
    deleteDevicesOf(db, userId),
    deleteTickets(db, userId),
    deleteLoss(db, userId),
    ...recordEvent(db, userId, event, { isMailed: true }),
  ]);
  ctx.log("info", "auth.factor-loss-ended", { userId });
}
