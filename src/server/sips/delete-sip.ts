import { AppError } from "../../shared/errors.ts";
import type { DeleteSipInput } from "../../shared/sips/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteSip as deleteRow } from "./queries.ts";

/**
 * Instalments that were recorded stay.
 * @throws AppError sips/not-found
 */
export async function deleteSip(
  ctx: SignedInContext,
  { id }: DeleteSipInput,
): Promise<{ id: string }> {
  const [[deleted]] = await ctx.write((userId) => [deleteRow(ctx.db, userId, id)]);
  if (deleted === undefined) throw new AppError("sips/not-found");
  return deleted;
}
