import type { MailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { AppError } from "../../../../shared/errors.ts";
import {
  changeOf,
  deleteChange,
  keepFormerAddress,
  requireChange,
  requireUnreserved,
  setProvenAddress,
  wayBackLifetime,
  wayBackRetry,
} from "../queries/changes.ts";
import { deleteLoss } from "../../second-factor/queries/losses.ts";
import { isUnproven } from "../unproven.ts";
import { deleteProof } from "../queries/proofs.ts";
import { tellOwner, toldEvent } from "../../events/tell-owner.ts";
import { mailWayBack } from "../mail-way-back.ts";
import { pendingEventsOf } from "../../events/queries.ts";
import { deleteResetCode } from "../../queries/reset-codes.ts";
import { deletePendingLinks } from "../../queries/ways-in.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { hashText } from "../../../platform/encoding.ts";
import { newMailedCode } from "../../../platform/token.ts";
import { renewSender } from "../../../sharing/queries/shares.ts";

/**
 * Gives the signed-in account the new address whose mailed link is shown. The old one, if it was proven, is told, with what
 * waited to be told there, and is kept for it for seven days with a way back.
 * @throws AppError email/invalid-link, auth/email-already-in-use
 */
export async function confirmChange(
  ctx: SessionContext,
  { code }: MailedCodeInput,
): Promise<{ email: string }> {
  const { db } = ctx;
  const now = ctx.clock();
  const hash = await hashText(code);
  const { user, changes } = await ctx.read((owner) => ({
    changes: changeOf(db, owner, hash, now),
  }));
  const [change] = changes;
  if (change === undefined) throw new AppError("email/invalid-link");
  const { email } = change;
  // An address that nobody has proven may be a stranger's: a mistake while signing up.
  const isKept = !isUnproven(ctx, user);
  const wayBack = newMailedCode();
  const former = {
    email: user.email,
    hash: await hashText(wayBack),
    changedAt: now,
    reservedUntil: new Date(now.getTime() + wayBackLifetime),
    hadPassword: user.passwordHash !== null,
    mailDueAt: new Date(now.getTime() + wayBackRetry),
  };
  const event = { kind: "address-changed", detail: user.email } as const;
  const { untold } = await ctx.write((userId) => ({
    untold: pendingEventsOf(db, userId),
    changed: [
      requireChange(db, userId, hash),
      requireUnreserved(db, email, userId, now),
      ...(isKept ? [keepFormerAddress(db, userId, former, now)] : []),
      setProvenAddress(db, userId, { email, now }),
      deleteChange(db, userId),
      deleteProof(db, userId),
      deleteResetCode(db, userId),
      deletePendingLinks(db, userId),
      deleteLoss(db, userId),
      renewSender(db, userId),
      ...tellOwner(ctx, userId, event),
    ],
  }));
  ctx.log("info", "auth.address-changed", { userId: user.id });
  if (!isKept) return { email };
  const told = [...untold, toldEvent(ctx, event)];
  ctx.waitUntil("mail.way-back-delayed", () =>
    mailWayBack(
      ctx,
      { ...former, userId: user.id },
      { code: wayBack, told, language: user.language },
    ),
  );
  return { email };
}
