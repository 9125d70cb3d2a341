import { AppError } from "../../../shared/errors.ts";
import type { SetPermissionInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { setCanShare } from "../queries/recipients.ts";

/** @throws AppError demo/no-sharing */
export async function setPermission(
  ctx: SessionContext,
  { canShare }: SetPermissionInput,
): Promise<{ canShare: boolean }> {
  const { changed } = await ctx.write((userId) => ({
    changed: setCanShare(ctx.db, userId, canShare),
  }));
  if (changed.rowsAffected === 0) throw new AppError("demo/no-sharing");
  return { canShare };
}
