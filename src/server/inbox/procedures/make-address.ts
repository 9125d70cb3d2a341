import { AppError } from "../../../shared/errors.ts";
import { inboxAddress, localPartFrom } from "../../../shared/inbox/address.ts";
import { tellOwner } from "../../auth/events/tell-owner.ts";
import { requireProvenAddress } from "../../auth/require-proven.ts";
import { requireFreshSession } from "../../auth/sessions/queries.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { addressOf, isSaved, saveAddress } from "../queries/addresses.ts";
import { deleteVoidFiles } from "../queries/files.ts";

/**
 * Makes an address for statements, in the place of the one that there is.
 * @returns an existing one, unless it is to be replaced
 * @throws AppError inbox/off, inbox/no-demo, email/unproven, auth/confirm-first
 */
export async function makeAddress(
  ctx: SessionContext,
  { isReplaced }: { isReplaced: boolean },
): Promise<{ address: string }> {
  const { inbox } = ctx.settings;
  if (inbox === null) throw new AppError("inbox/off");
  const { db } = ctx;
  const { user, session, known } = await ctx.read((owner) => ({ known: addressOf(db, owner) }));
  if (user.demoUntil !== null) throw new AppError("inbox/no-demo");
  requireProvenAddress(ctx, user);
  const [former] = known;
  if (former !== undefined && !isReplaced)
    return { address: inboxAddress(former.localPart, inbox.domain) };
  const localPart = localPartFrom(crypto.getRandomValues(new Uint8Array(15)));
  // Another tab may make one at the same time.
  const { saved } = await ctx.write((userId) => ({
    made: [
      requireFreshSession(db, userId, session.id, ctx.clock()),
      deleteVoidFiles(db, userId),
      saveAddress(db, userId, { localPart, isReplaced }, ctx.clock()),
      ...tellOwner(ctx, userId, { kind: "inbox-made" }, isSaved(userId, localPart)),
    ],
    saved: addressOf({ ...db, reads: db.writes }, userId),
  }));
  if (saved[0]?.localPart === localPart) ctx.log("info", "inbox.address-made", { userId: user.id });
  return { address: inboxAddress(saved[0]?.localPart ?? localPart, inbox.domain) };
}
