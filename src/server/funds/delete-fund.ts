import { AppError } from "../../shared/errors.ts";
import type { DeleteFundInput } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { countCategories } from "./queries/category-counts.ts";
import { deleteFund as deleteRow } from "./queries/funds.ts";

/**
 * Deletes one of the caller's funds and counts the categories, in one batch. Copies that others received stay theirs.
 * @returns what was deleted, by the name to say so with
 * @throws AppError funds/not-found, also where it was deleted before
 */
export async function deleteFund(
  ctx: SignedInContext,
  { id }: DeleteFundInput,
): Promise<{ id: string; schemeName: string }> {
  const [[deleted]] = await ctx.write(
    (userId) =>
      [deleteRow(ctx.db, userId, id), ...countCategories(ctx.db, userId, ctx.clock())] as const,
  );
  if (deleted === undefined) throw new AppError("funds/not-found");
  return deleted;
}
