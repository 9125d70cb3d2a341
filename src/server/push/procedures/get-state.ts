import type { PushState } from "../../../shared/push/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { pushDevicesOf } from "../queries.ts";

/** The server's public key, and what this session's browser is told. */
export async function getPushState(ctx: SessionContext): Promise<PushState> {
  const { user, session, devices } = await ctx.read((owner) => ({
    devices: pushDevicesOf(ctx.db, owner),
  }));
  const { push } = ctx.settings;
  const obstacle = push === null ? "off" : user.demoUntil === null ? null : "demo";
  return {
    key: obstacle === null && push !== null ? push.publicKey : null,
    obstacle,
    kinds: devices.find(({ sessionId }) => sessionId === session.id)?.kinds ?? null,
  };
}
