import type { SetPermissionInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { setCanShare } from "./queries/recipients.ts";

export async function setPermission(
  ctx: SignedInContext,
  { canShare }: SetPermissionInput,
): Promise<{ canShare: boolean }> {
  await ctx.write((userId) => [setCanShare(ctx.db, userId, canShare)]);
  return { canShare };
}
