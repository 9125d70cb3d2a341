import { AppError } from "../../../shared/errors.ts";
import { pushServiceOf } from "../push-service.ts";
import type { AddPushInput, PushState } from "../../../shared/push/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { fromBase64Url } from "../../platform/encoding.ts";
import { requireDeviceLimit, savePushDevice } from "../queries.ts";
import { getPushState } from "./get-state.ts";

/**
 * Turns notifications on for this session's browser, until the session ends, and off for whoever had it before.
 * @throws AppError push/off, push/no-demo, push/unknown-service, push/bad-key, push/too-many
 */
export async function addPushDevice(ctx: SessionContext, input: AddPushInput): Promise<PushState> {
  const { db } = ctx;
  const { push } = ctx.settings;
  if (push === null) throw new AppError("push/off");
  if (pushServiceOf(input.endpoint, push.services) === null)
    throw new AppError("push/unknown-service");
  await requireUsableKeys(input);
  const { user, session } = await ctx.read(() => ({}));
  if (user.demoUntil !== null) throw new AppError("push/no-demo");
  const sessionId = session.id;
  const endpoint = new URL(input.endpoint).href;
  await ctx.write((userId) => [
    ...savePushDevice(db, userId, { ...input, endpoint }, { sessionId, now: ctx.clock() }),
    requireDeviceLimit(db, userId),
  ]);
  return getPushState(ctx);
}

/** A key that is no point of the curve could not be encrypted for. */
async function requireUsableKeys({ p256dh, auth }: AddPushInput): Promise<void> {
  try {
    if (fromBase64Url(auth).length !== secretBytes) throw new AppError("push/bad-key");
    const point = fromBase64Url(p256dh);
    // A compressed point is one, too, but nothing can be encrypted for it.
    if (point.length !== pointBytes) throw new AppError("push/bad-key");
    const curve = { name: "ECDH", namedCurve: "P-256" };
    await crypto.subtle.importKey("raw", point, curve, false, []);
  } catch (cause) {
    throw new AppError("push/bad-key", { cause });
  }
}

const secretBytes = 16;
const pointBytes = 65;
