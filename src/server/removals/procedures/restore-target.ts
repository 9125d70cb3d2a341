import { AppError } from "../../../shared/errors.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { markRestored, requireRestorable, restoreRows } from "../queries.ts";
import { restoredVersion } from "../../targets/queries.ts";
import { targets } from "../../targets/tables.ts";
import { isTargetRestorable, removedTargetFacts, type RemovalRow } from "./queries.ts";

/** A target comes back unless its person is gone, or has another target since. */
export async function restoreTarget(ctx: SignedInContext, { id }: RemovalRow): Promise<void> {
  const {
    facts: [facts],
  } = await ctx.read((owner) => ({ facts: removedTargetFacts(ctx.db, owner, id) }));
  if (facts?.hasPerson === 0) throw new AppError("holders/not-found");
  if (facts?.isReplaced === 1) throw new AppError("removals/target-exists");
  await ctx.write((userId) => [
    requireRestorable(ctx.db, userId, id, isTargetRestorable(userId, id)),
    restoreRows(ctx.db, userId, id, targets, { replaced: { version: restoredVersion } }),
    ...markRestored(ctx.db, userId, id, ctx.clock()),
  ]);
}
