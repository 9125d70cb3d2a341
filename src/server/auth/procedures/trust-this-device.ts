import type { TrustDeviceInput } from "../../../shared/auth/schema.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../platform/context.ts";
import { runBatch } from "../../platform/db/batch.ts";
import { hashText } from "../../platform/encoding.ts";
import type { Attempts } from "../../platform/limits/rate-limit.ts";
import { countAttempt, takeBack } from "../attempts.ts";
import { deviceToTrust } from "../trusted-device.ts";
import { trustByLink } from "../queries/device-links.ts";

/**
 * Lets this browser sign in by password although too many were tried elsewhere, by a mailed link. It signs nobody in, and
 * skips no code.
 * @throws AppError auth/invalid-device-link, auth/too-many-requests
 */
export async function trustThisDevice(
  ctx: RequestContext & Attempts,
  { code }: TrustDeviceInput,
): Promise<{ ok: true }> {
  const { refundNetwork } = await countAttempt(ctx, null, {});
  const device = await deviceToTrust(ctx);
  const hash = await hashText(code);
  const {
    trusted: [row],
  } = await runBatch(
    ctx.db.writes,
    trustByLink(ctx.db, hash, { deviceHash: device.hash, now: ctx.clock() }),
  );
  if (row === undefined) throw new AppError("auth/invalid-device-link");
  device.setCookie();
  await takeBack(ctx, refundNetwork);
  ctx.log("info", "auth.device-trusted", { userId: row.user_id });
  return { ok: true };
}
