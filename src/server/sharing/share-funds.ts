import { AppError } from "../../shared/errors.ts";
import type { ShareInput, ShareResult } from "../../shared/sharing/schema.ts";
import type { SessionContext } from "../auth/signed-in-context.ts";
import { requireHolders } from "../holders/queries/holders.ts";
import { voidReplacedRemoval } from "./queries/removed-shares.ts";
import { newTerms } from "./queries/share-terms.ts";
import {
  copyNewFunds,
  renameCopies,
  requireProvenRecipient,
  shareFacts,
  storeShare,
  takeBackUncovered,
} from "./queries/shares.ts";

/**
 * Copies the funds that the recipient does not have yet, all or none: everyone's, or those of some people. A share on
 * other terms gets these instead: copies that they do not cover are taken back.
 * @throws AppError demo/no-sharing, sharing/not-allowed (also for an unknown recipient or one who blocked the
 * caller), sharing/no-funds, sharing/recipient-full, sharing/too-many-recipients, sharing/too-many-copies, sharing/no-new-funds,
 * sharing/unproven where nobody has proven the recipient's address and the sender has not said yes to that,
 * holders/not-found, request/too-many
 */
export async function shareFunds(
  ctx: SessionContext,
  { recipientId, holders, showHolder, acceptUnproven = false }: ShareInput,
): Promise<ShareResult> {
  const now = ctx.clock();
  const chosen = holders && [...new Set(holders)].toSorted();
  const {
    facts: [facts],
    takenBack,
    copied,
  } = await ctx.write((senderId) => {
    const share = { senderId, recipientId };
    const terms = newTerms(share, { holders: chosen, showHolder });
    return {
      guards: [
        ...(chosen == null ? [] : [requireHolders(ctx.db, senderId, chosen)]),
        ...(acceptUnproven || !ctx.settings.hasMailService
          ? []
          : [requireProvenRecipient(ctx.db, share)]),
      ],
      facts: shareFacts(ctx.db, share, terms),
      takenBack: takeBackUncovered(ctx.db, share, terms),
      writes: [
        renameCopies(ctx.db, share, terms),
        storeShare(ctx.db, share, terms, now),
        voidReplacedRemoval(ctx.db, share),
      ],
      copied: copyNewFunds(ctx.db, share, terms, now),
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
  const shared = copied.rowsAffected;
  if (facts.hasOtherTerms) return { shared, takenBack: takenBack.rowsAffected };
  if (shared === 0) throw new AppError("sharing/no-new-funds");
  return { shared };
}
