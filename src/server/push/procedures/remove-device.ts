import type { PushState } from "../../../shared/push/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { deletePushDevice } from "../queries.ts";
import { getPushState } from "./get-state.ts";

/** Turns notifications off for this session's browser. */
export async function removePushDevice(ctx: SessionContext): Promise<PushState> {
  const { session } = await ctx.read(() => ({}));
  await ctx.write((userId) => [deletePushDevice(ctx.db, userId, session.id)]);
  return getPushState(ctx);
}
