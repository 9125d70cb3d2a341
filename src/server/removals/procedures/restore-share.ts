import { AppError } from "../../../shared/errors.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import {
  isCopyCovered,
  isShareRestorable,
  removedShareFacts,
} from "../../sharing/queries/removed-shares.ts";
import { newVersion } from "../../sharing/queries/share-terms.ts";
import { sharedFunds, shares } from "../../sharing/tables.ts";
import { markRestored, requireRestorable, restoreRows } from "../queries.ts";
import type { RemovalRow } from "./queries.ts";

/**
 * Restores the copies as they were, but none of a fund that the sender has since deleted or that has become that of a person
 * who is not shared. The sender's next update brings them up to date.
 */
export async function restoreShare(ctx: SessionContext, removal: RemovalRow): Promise<void> {
  const { id } = removal;
  const kind = removal.kind === "share" ? "share" : "sender";
  const {
    facts: [facts],
  } = await ctx.read((owner) => ({ facts: removedShareFacts(ctx.db, owner, id) }));
  const isRefused = facts?.isBlocked === 1 || facts?.permitsSharing === 0;
  // A sender must not be able to tell a block from sharing being off.
  if (kind === "share" && isRefused) throw new AppError("sharing/not-allowed");
  if (facts?.isBlocked === 1) throw new AppError("removals/blocked");
  if (facts?.isSharedAgain === 1) throw new AppError("removals/shared-again");
  if (facts?.isAtLimit === 1) throw new AppError("removals/too-many-shares");
  if (facts?.isWithdrawn === 1 || facts?.isUncovered === 1)
    throw new AppError("removals/not-covered");
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, isShareRestorable(userId, id, kind)),
    restoreRows(ctx.db, userId, id, shares, { replaced: { version: newVersion() } }),
    restoreRows(ctx.db, userId, id, sharedFunds, { condition: isCopyCovered(userId, id) }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
