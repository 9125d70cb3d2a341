import { AppError } from "../../../shared/errors.ts";
import type {
  RemovalKind,
  RestoreInput,
  RestoredRemoval,
} from "../../../shared/removals/schema.ts";
import type { SessionContext, SignedInContext } from "../../auth/signed-in-context.ts";
import {
  markRestored,
  removalById,
  removedId,
  requireRestorable,
  restoreRows,
  type RemovalRow,
} from "../queries.ts";
import { restoreLedger } from "./restore-ledger.ts";
import { restoredVersion, targetObstacles } from "../../targets/queries.ts";
import { targets } from "../../targets/tables.ts";
import { refuseByObstacle } from "../refuse-by-obstacle.ts";
import { refuseWithoutPerson } from "../../holders/refuse-without-person.ts";
import {
  personIfStored,
  requireGoalLimit,
  requireGoalsGone,
  requireWithinHundred,
} from "../../goals/queries.ts";
import { goals } from "../../goals/tables.ts";
import { deletedHolderObstacles } from "../../holders/queries/deleted-holders.ts";
import { isCopyCovered, shareObstacles } from "../../sharing/queries/removed-shares.ts";
import { inRestoredShare } from "../../sharing/queries/kept-shares.ts";
import { sharedFunds, shares } from "../../sharing/tables.ts";
import { requireSipLimit, requireSipLimitOfFund } from "../../sips/queries/sips.ts";
import { sips } from "../../sips/tables.ts";
import { sipObstacles } from "../../transactions/queries/removed-sips.ts";
import {
  clubAgain,
  holderObstacles,
  moveFundsBack,
  parentIfStored,
} from "../../funds/queries/removed-holders.ts";
import { holders } from "../../holders/tables.ts";
import { tablesOfHolder } from "../../every-table.ts";

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

/** A target comes back unless its person is gone, or has another target since. */
async function restoreTarget(ctx: SignedInContext, { id }: RemovalRow): Promise<void> {
  await refuseWithoutPerson(ctx, id);
  await refuseByObstacle(ctx, id, targetObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, targetObstacles),
    restoreRows(ctx.db, userId, id, targets, { replaced: { version: restoredVersion } }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}

/**
 * A goal comes back with its funds, unless other goals have taken too much of one of them since. That of a person who can be
 * restored waits for them.
 */
async function restoreGoal(ctx: SignedInContext, { id }: RemovalRow): Promise<void> {
  await refuseWithoutPerson(ctx, id);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, deletedHolderObstacles),
    requireGoalsGone(ctx.db, userId, id),
    restoreRows(ctx.db, userId, id, goals, { replaced: { holderId: personIfStored(userId) } }),
    requireGoalLimit(ctx.db, userId),
    requireWithinHundred(ctx.db, userId),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}

/**
 * Restores the copies as they were, but none of a fund that the sender has since deleted or that has become that of a person
 * who is not shared. The sender's next update brings them up to date.
 */
async function restoreShare(ctx: SessionContext, { id }: RemovalRow): Promise<void> {
  await refuseByObstacle(ctx, id, shareObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, shareObstacles),
    restoreRows(ctx.db, userId, id, shares, { replaced: inRestoredShare() }),
    restoreRows(ctx.db, userId, id, sharedFunds, { condition: isCopyCovered(userId, id) }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}

/**
 * The SIP resumes where it was. Its instalments that were deleted with it come back; the hourly job records those that have
 * fallen due since.
 */
async function restoreSip(ctx: SessionContext, removal: RemovalRow): Promise<void> {
  const { id, rowCount } = removal;
  await refuseByObstacle(ctx, id, sipObstacles);
  if (rowCount > 1) return restoreLedger(ctx, removal);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, sipObstacles),
    restoreRows(ctx.db, userId, id, sips),
    requireSipLimit(ctx.db, userId),
    requireSipLimitOfFund(ctx.db, userId, removedId(userId, id)),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}

/**
 * Restores a person, with those funds that are still with whom they were moved to, and with the minors who have not been
 * clubbed with another since. Their goals must still fit beside those that were set since.
 */
async function restoreHolder(ctx: SessionContext, { id }: RemovalRow): Promise<void> {
  await refuseByObstacle(ctx, id, holderObstacles);
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, holderObstacles),
    requireGoalsGone(ctx.db, userId, id),
    restoreRows(ctx.db, userId, id, holders, {
      replaced: { clubbedWith: parentIfStored(userId) },
    }),
    ...tablesOfHolder.map((table) => restoreRows(ctx.db, userId, id, table)),
    requireGoalLimit(ctx.db, userId),
    requireWithinHundred(ctx.db, userId),
    clubAgain(ctx.db, userId, id),
    ...moveFundsBack(ctx.db, userId, id),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
