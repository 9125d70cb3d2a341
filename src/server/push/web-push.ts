import { encryptNotification } from "@block65/webcrypto-web-push";
import { importJWK, SignJWT } from "jose";
import type { PushPayload } from "../../shared/push/push-kinds.ts";
import { pushServiceOf } from "./push-service.ts";
import type { PushSettings, Settings } from "../platform/env.ts";
import { operatorFetch } from "../platform/network/operator-network.ts";
import { abortAfter } from "../platform/queue/with-timeout.ts";

type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * `taken`, `gone` for good, or `refused` for now. `unknown`: no answer came, so that it may have been taken.
 */
export type PushOutcome = "taken" | "gone" | "refused" | "unknown" | "failed";

/** Seconds for which a push service keeps it for a device that is off. */
const timeToLive = 2 * 24 * 60 * 60;
/** Milliseconds. */
const longestCall = 5_000;
const tokenHours = 12;

/** Sends a payload to a browser: encrypted for it alone (RFC 8291), and signed by the server's key (RFC 8292). */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  payload: PushPayload,
  { push, appOrigin, now }: { push: PushSettings; now: Date } & Pick<Settings, "appOrigin">,
): Promise<PushOutcome> {
  const service = pushServiceOf(endpoint, push.services);
  if (service === null) return "gone";
  const body = await encryptNotification(
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    new TextEncoder().encode(JSON.stringify(payload)),
  );
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: appOrigin })
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + tokenHours * 60 * 60)
    .sign(await importJWK(push.privateKey, "ES256"));
  // What a browser names is reached at public addresses only.
  const send = service === "added" ? operatorFetch : fetch;
  try {
    return await abortAfter(longestCall, async (signal) => {
      const response = await send(endpoint, {
        method: "POST",
        redirect: "manual",
        signal,
        headers: {
          authorization: `vapid t=${token}, k=${push.publicKey}`,
          ttl: String(timeToLive),
          // A newer one takes the place of one that has not arrived.
          topic: payload.kind,
          urgency: "normal",
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
        },
        body,
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    });
  } catch {
    return "unknown";
  }
}

/** A clock or a key that the service does not believe can be mended until the deadline. */
const forNow: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status >= 500 || forNow.has(status) ? "refused" : "failed";
}
