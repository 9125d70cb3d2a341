import { AppError } from "../../../shared/errors.ts";
import type { GetTargetsInput } from "../../../shared/targets/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requireHolders } from "../../holders/queries/holders.ts";
import { removalOf } from "../../removals/queries.ts";
import { deleteTarget, everyone, recordRemovedTarget } from "../queries.ts";

/**
 * Removes the target of a person, or of everyone; it can be restored. A repeated call returns the same.
 * @throws AppError targets/none, holders/not-found
 */
export async function removeTargets(
  ctx: SignedInContext,
  { holderId = everyone }: GetTargetsInput,
): Promise<{ removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock(), holderId };
  const {
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [
      requireHolders(ctx.db, userId, holderId === everyone ? [] : [holderId]),
      ...recordRemovedTarget(ctx.db, userId, removal),
      deleteTarget(ctx.db, userId, holderId),
    ],
    removal: removalOf(ctx.db, userId, { kind: "target", field: "holderId", id: holderId }),
  }));
  if (stored === undefined) throw new AppError("targets/none");
  return { removalId: stored.id };
}
