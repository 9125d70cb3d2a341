import { AppError } from "../../shared/errors.ts";
import type { DeleteFundInput } from "../../shared/funds/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { countCategories } from "../categories/queries.ts";
import { deleteFund as deleteRow } from "./queries/funds.ts";

/**
 * Deletes one of the caller's funds and counts the categories, in one batch. Copies that others received stay theirs.
 * @returns what was deleted, by the name to say so with
 * @throws AppError funds/not-found, also where it was deleted before
 */
export async function deleteFund(
  ctx: RequestContext,
  { id }: DeleteFundInput,
): Promise<{ id: string; schemeName: string }> {
  const { userId } = await readAsUser(ctx, () => []);
  const [[deleted]] = await ctx.db.writes.batch([
    deleteRow(ctx.db, userId, id),
    ...countCategories(ctx.db, userId, ctx.clock()),
  ]);
  if (deleted === undefined) throw new AppError("funds/not-found");
  return deleted;
}
