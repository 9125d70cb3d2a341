import { AppError } from "../../shared/errors.ts";
import type { DeleteSipInput } from "../../shared/sips/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { deleteSipRow } from "./queries.ts";

/**
 * Instalments that were recorded stay.
 * @throws AppError sips/not-found
 */
export async function deleteSip(
  ctx: SignedInContext,
  { id }: DeleteSipInput,
): Promise<{ id: string }> {
  const [[deleted]] = await ctx.write((userId) => [deleteSipRow(ctx.db, userId, id)]);
  if (deleted === undefined) throw new AppError("sips/not-found");
  return deleted;
}
