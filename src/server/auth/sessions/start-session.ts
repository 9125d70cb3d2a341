import type { RequestContext } from "../../platform/context.ts";
import type { Query } from "../../platform/db/query.ts";
import { hashText } from "../../platform/encoding.ts";
import { newToken } from "../../platform/token.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { keepNewestDevices, trustDevice } from "../queries/trusted-devices.ts";
import { deviceToTrust } from "../trusted-device.ts";
import { SessionAdapter } from "./adapter.ts";
import { luciaFor } from "./lucia.ts";
import type { SessionRow } from "./queries.ts";

type NewSession = Pick<SessionRow, "userId" | "method"> & { passwordHash?: string };

const maxDevices = 100;

/**
 * Starts a fresh session in place of the request's own, and trusts the device.
 * @param session.passwordHash the checked password's; nothing is written if it changed since
 * @param before further writes of the batch, ahead of the session
 * @throws AppError auth/invalid-credential if the password changed or the account was deleted
 */
export async function startSession(
  ctx: RequestContext,
  { userId: id, method, passwordHash }: NewSession,
  before: (userId: UserId) => readonly Query[] = () => [],
): Promise<void> {
  const replaced = ctx.sessionToken === null ? "" : await hashText(ctx.sessionToken);
  const device = await deviceToTrust(ctx);
  const now = ctx.clock();
  const userId = checkedUserId(id);
  const writes = {
    replaced,
    before: before(userId),
    after: [
      trustDevice(ctx.db, userId, device.hash, now),
      keepNewestDevices(ctx.db, userId, maxDevices),
    ],
    passwordHash,
  };
  const lucia = luciaFor(ctx.settings, new SessionAdapter(ctx, { writes }));
  const token = newToken();
  const attributes = {
    createdAt: now,
    seenAt: now,
    reauthenticatedAt: now,
    method,
    device: ctx.caller.device,
  };
  await lucia.createSession(userId, attributes, { sessionId: await hashText(token) });
  ctx.setCookie(lucia.createSessionCookie(token).serialize());
  device.setCookie();
}
