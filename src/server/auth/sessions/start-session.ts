import type { RequestContext } from "../../platform/context.ts";
import type { Query } from "../../platform/db/query.ts";
import { hashText } from "../../platform/encoding.ts";
import { newToken } from "../../platform/token.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { deleteLoss } from "../second-factor/queries/losses.ts";
import { keepNewestDevices, trustDevice } from "../queries/trusted-devices.ts";
import { deviceToTrust } from "../trusted-device.ts";
import { SessionAdapter } from "./adapter.ts";
import { luciaFor } from "./lucia.ts";
import type { SessionRow } from "./queries.ts";

type NewSession = Pick<SessionRow, "userId" | "method"> & {
  passwordHash?: string;
  /** Until when the device needs no code; only a right code says so. */
  skipsCodeUntil?: Date;
  gaveCode?: true;
  isFresh?: boolean;
};

const maxDevices = 100;

/**
 * Starts a session in place of the request's own, and trusts the device.
 * @param session.passwordHash the checked password's; nothing is written if it changed since
 * @param session.isFresh false where a code was skipped: that confirms nothing
 * @param before further writes of the batch, ahead of the session
 * @throws AppError auth/invalid-credential if either is gone
 */
export async function startSession(
  ctx: RequestContext,
  { userId: id, method, passwordHash, isFresh = true, ...code }: NewSession,
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
      deleteLoss(ctx.db, userId),
      trustDevice(ctx.db, userId, {
        hash: device.hash,
        usedAt: now,
        ...code,
      }),
      keepNewestDevices(ctx.db, userId, maxDevices),
    ],
    passwordHash,
  };
  const lucia = luciaFor(ctx.settings, new SessionAdapter(ctx, { writes }));
  const token = newToken();
  const attributes = {
    createdAt: now,
    seenAt: now,
    reauthenticatedAt: isFresh ? now : null,
    method,
    device: ctx.caller.device,
  };
  await lucia.createSession(userId, attributes, { sessionId: await hashText(token) });
  ctx.setCookie(lucia.createSessionCookie(token).serialize());
  device.setCookie();
}
