import type { SetPermissionInput } from "../../shared/sharing/schema.ts";
import { readAsUser } from "../auth/session.ts";
import type { RequestContext } from "../platform/context.ts";
import { setCanShare } from "./queries/recipients.ts";

/** Lets others share funds with the caller, or lets them no longer. What was received stays either way. */
export async function setPermission(
  ctx: RequestContext,
  { canShare }: SetPermissionInput,
): Promise<{ canShare: boolean }> {
  const { userId } = await readAsUser(ctx, () => []);
  await setCanShare(ctx.db, userId, canShare);
  return { canShare };
}
