import type { SetPermissionInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { setCanShare } from "./queries/recipients.ts";

/** Lets others share funds with the caller, or lets them no longer. What was received stays either way. */
export async function setPermission(
  ctx: SignedInContext,
  { canShare }: SetPermissionInput,
): Promise<{ canShare: boolean }> {
  await ctx.write((userId) => [setCanShare(ctx.db, userId, canShare)]);
  return { canShare };
}
