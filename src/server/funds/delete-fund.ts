import { AppError } from "../../shared/errors.ts";
import type { DeleteFundInput } from "../../shared/funds/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { countCategories } from "./queries/category-counts.ts";
import { deleteFund as deleteRow } from "./queries/funds.ts";

/**
 * Copies that others received stay theirs.
 * @param alongside writes of the same batch
 * @throws AppError funds/not-found
 */
export async function deleteFund(
  ctx: SignedInContext,
  { id }: DeleteFundInput,
  alongside: (userId: UserId) => readonly Query[] = () => [],
): Promise<{ id: string; schemeName: string }> {
  const [[deleted]] = await ctx.write((userId) => [
    deleteRow(ctx.db, userId, id),
    ...countCategories(ctx.db, userId, ctx.clock()),
    ...alongside(userId),
  ]);
  if (deleted === undefined) throw new AppError("funds/not-found");
  return deleted;
}
