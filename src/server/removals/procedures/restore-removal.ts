import { AppError } from "../../../shared/errors.ts";
import type {
  RemovalKind,
  RestoredRemoval,
  RestoreInput,
} from "../../../shared/removals/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { removalById, type RemovalRow } from "../queries.ts";
import { restoreGoal } from "./restore-goal.ts";
import { restoreHolder } from "./restore-holder.ts";
import { restoreLedger } from "./restore-ledger.ts";
import { restoreShare } from "./restore-share.ts";
import { restoreTarget } from "./restore-target.ts";
import { restoreSip } from "./restore-sip.ts";

const restorers: Record<RemovalKind, (ctx: SessionContext, removal: RemovalRow) => Promise<void>> =
  {
    transaction: restoreLedger,
    fund: restoreLedger,
    sip: restoreSip,
    share: restoreShare,
    sender: restoreShare,
    holder: restoreHolder,
    goal: restoreGoal,
    target: restoreTarget,
  };

/**
 * Restores everything that was deleted together, or nothing. Restoring it again changes nothing and returns the same.
 * @throws AppError removals/not-found; other `removals/...` where it was added again or cannot come back; refusals by the
 * ledger, a limit or the recipient; transactions/conflict
 */
export async function restoreRemoval(
  ctx: SessionContext,
  { id }: RestoreInput,
): Promise<RestoredRemoval> {
  const {
    removal: [removal],
  } = await ctx.read((owner) => ({ removal: removalById(ctx.db, owner, id, ctx.clock()) }));
  if (removal === undefined) throw new AppError("removals/not-found");
  const { kind, title, restoredAt } = removal;
  if (restoredAt === null) await restorers[kind](ctx, removal);
  return { id, kind, title };
}
