import { AppError } from "../../shared/errors.ts";
import type { DeleteSipInput } from "../../shared/sips/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteSipRow, recordRemovedSip } from "./queries.ts";

/**
 * Deletes a SIP, which can be restored. Recorded instalments stay.
 * @throws AppError sips/not-found
 */
export async function deleteSip(
  ctx: SignedInContext,
  { id }: DeleteSipInput,
): Promise<{ id: string; removalId: string }> {
  const removal = { id: crypto.randomUUID(), removedAt: ctx.clock() };
  const [, [deleted]] = await ctx.write((userId) => [
    recordRemovedSip(ctx.db, userId, { ...removal, sipId: id }),
    deleteSipRow(ctx.db, userId, id),
  ]);
  if (deleted === undefined) throw new AppError("sips/not-found");
  return { ...deleted, removalId: removal.id };
}
