import { AppError } from "../../shared/errors.ts";
import type { DeleteSipInput } from "../../shared/sips/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { removalOf } from "../stored-removals/queries.ts";
import { deleteSipRow, recordRemovedSip } from "./queries/sips.ts";

/**
 * Deletes a SIP, which can be restored. Recorded instalments stay. A repeated call returns the same.
 * @throws AppError sips/not-found
 */
export async function deleteSip(
  ctx: SignedInContext,
  { id }: DeleteSipInput,
): Promise<{ id: string; removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const {
    removal: [stored],
  } = await ctx.write((userId) => ({
    writes: [
      ...recordRemovedSip(ctx.db, userId, { ...removal, sipId: id }),
      deleteSipRow(ctx.db, userId, id),
    ],
    removal: removalOf(ctx.db, userId, { kind: "sip", column: "id", id }),
  }));
  if (stored === undefined) throw new AppError("sips/not-found");
  return { id, removalId: stored.id };
}
