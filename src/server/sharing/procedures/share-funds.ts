import { AppError } from "../../../shared/errors.ts";
import type { ShareInput, ShareResult } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { requireHolders } from "../../holders/queries/holders.ts";
import { voidReplacedRemoval } from "../queries/removed-shares.ts";
import { newTerms } from "../queries/share-terms.ts";
import {
  copyNewFunds,
  renameCopies,
  requireProvenRecipient,
  requireSeenShare,
  shareFacts,
  storedVersion,
  storeShare,
  takeBackUncovered,
} from "../queries/shares.ts";

/**
 * Copies the funds that the recipient does not have yet, all or none. A share on other terms takes back what they do not cover.
 * @throws AppError demo/no-sharing, sharing/not-allowed (also for an unknown recipient or one who blocked the caller),
 * sharing/no-funds, sharing/recipient-full, sharing/too-many-recipients, sharing/too-many-copies, sharing/no-new-funds,
 * sharing/unproven, sharing/changed, holders/not-found, request/too-many
 */
export async function shareFunds(
  ctx: SessionContext,
  { recipientId, holders, showHolder, acceptUnproven = false, version }: ShareInput,
): Promise<ShareResult> {
  const now = ctx.clock();
  const chosen = holders && [...new Set(holders)].toSorted();
  const {
    facts: [facts],
    takenBack,
    copied,
    stored,
  } = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    const terms = newTerms(share, { holders: chosen, showHolder });
    return {
      guards: [
        ...(chosen == null ? [] : [requireHolders(ctx.db, senderId, chosen)]),
        ...(acceptUnproven || !ctx.settings.hasMailService
          ? []
          : [requireProvenRecipient(ctx.db, share)]),
        ...(version === undefined ? [] : [requireSeenShare(ctx.db, share, terms, version)]),
      ],
      facts: shareFacts(ctx.db, share, terms),
      takenBack: takeBackUncovered(ctx.db, share, terms),
      writes: [
        renameCopies(ctx.db, share, terms),
        storeShare(ctx.db, share, terms, now),
        voidReplacedRemoval(ctx.db, share),
      ],
      copied: copyNewFunds(ctx.db, share, terms, now),
      stored: storedVersion(ctx.db, share),
    };
  });
  if (facts?.isDemo) throw new AppError("demo/no-sharing");
  if (!facts?.permitsSharing) throw new AppError("sharing/not-allowed");
  if (!facts.hasFunds) throw new AppError("sharing/no-funds");
  if (!facts.isShared && facts.hasTooManySenders) throw new AppError("sharing/recipient-full");
  if (!facts.isShared && facts.hasTooManyRecipients) {
    throw new AppError("sharing/too-many-recipients");
  }
  if (facts.hasTooManyCopies) throw new AppError("sharing/too-many-copies");
  const result = { shared: copied.rowsAffected, version: stored[0]?.version ?? null };
  if (facts.hasOtherTerms) return { ...result, takenBack: takenBack.rowsAffected };
  if (result.shared === 0) throw new AppError("sharing/no-new-funds");
  return result;
}
