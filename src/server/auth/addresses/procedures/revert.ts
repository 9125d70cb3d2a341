import type { MailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import {
  deleteAddedSince,
  formerAddressByCode,
  requireWayBack,
  setProvenAddress,
} from "../queries/changes.ts";
import { countAttempt } from "../../attempts.ts";
import { mailEvents } from "../../events/send-notices.ts";
import { tellOwner, toldEvent } from "../../events/tell-owner.ts";
import { restoreFactor } from "../../second-factor/queries/former-factors.ts";
import { deleteLoss } from "../../second-factor/queries/losses.ts";
import { deleteTickets } from "../../second-factor/queries/tickets.ts";
import { hashPassword } from "../../passwords/hash.ts";
import { deleteAccessTokens } from "../../access-tokens/queries.ts";
import { recipientOfNotice } from "../../events/queries.ts";
import {
  deleteResetCode,
  resetCodeLifetime,
  setCodeIfResettable,
} from "../../queries/reset-codes.ts";
import { deleteDevicesOf } from "../../queries/trusted-devices.ts";
import { raiseAccessEpoch, setPasswordHash } from "../../queries/users.ts";
import { deleteSessions } from "../../sessions/queries.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { runBatch } from "../../../platform/db/batch.ts";
import { hashText } from "../../../platform/encoding.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import { newMailedCode, newToken } from "../../../platform/token.ts";
import { checkedUserId } from "../../../platform/user-id.ts";
import { usableWays } from "../../usable-ways.ts";
import { endLetters } from "../../../letters/queries.ts";
import { renewSender } from "../../../sharing/queries/shares.ts";

/**
 * Gives an account the address back that it had, by the way back in its mailbox. Sessions, tokens and what was added in the
 * seven days before end; a password is replaced by one that nobody knows.
 * @returns a code that sets a password; none where the owner had passkeys alone
 * @throws AppError email/invalid-link, auth/too-many-requests
 */
export async function revertAddress(
  ctx: RequestContext & Attempts,
  { code }: MailedCodeInput,
): Promise<{ email: string; resetCode: string | null }> {
  const { db } = ctx;
  const now = ctx.clock();
  const hash = await hashText(code);
  const { rows, refundNetwork } = await countAttempt(
    ctx,
    code,
    { former: formerAddressByCode(db, hash, now) },
    ({ former }) => former.length > 0,
  );
  const [former] = rows.former;
  if (former === undefined) throw new AppError("email/invalid-link");
  const userId = checkedUserId(former.userId);
  const { rpId } = usableWays(ctx.settings);
  const resetCode = newMailedCode();
  const resetHash = await hashText(resetCode);
  const expiresAt = new Date(now.getTime() + resetCodeLifetime);
  const passwordHash = former.hadPassword ? await hashPassword(newToken()) : null;
  const { stored, given } = await runBatch(db.writes, {
    given: recipientOfNotice(db, userId),
    restored: [
      requireWayBack(db, userId, hash),
      ...restoreFactor(db, userId, former.changedAt),
      ...deleteAddedSince(db, userId, former.changedAt),
      deleteTickets(db, userId),
      deleteLoss(db, userId),
      setProvenAddress(db, userId, { email: former.email, now }),
      setPasswordHash(db, userId, passwordHash),
      deleteSessions(db, userId),
      deleteAccessTokens(db, userId),
      raiseAccessEpoch(db, userId),
      deleteDevicesOf(db, userId),
      renewSender(db, userId),
      ...endLetters(db, userId),
      ...tellOwner(ctx, userId, { kind: "address-restored" }),
      refundNetwork,
    ],
    old: deleteResetCode(db, userId),
    stored: setCodeIfResettable(db, userId, { hash: resetHash, expiresAt, rpId }),
  });
  ctx.log("info", "auth.address-restored", { userId });
  const [loser] = given;
  if (loser !== undefined && loser.email !== former.email)
    ctx.waitUntil("mail.notice-lost", () =>
      mailEvents(ctx, loser, [toldEvent(ctx, { kind: "address-lost" })], `restored-${hash}`),
    );
  return { email: former.email, resetCode: stored.length > 0 ? resetCode : null };
}
