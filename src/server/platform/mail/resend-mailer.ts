import { missing } from "../../../shared/missing.ts";
import { readLimitedBody } from "../network/read-limited-body.ts";
import type { ResendSettings } from "../env.ts";
import { operatorFetch } from "../network/operator-network.ts";
import { MailError, type Mail, type Mailer } from "./mailer.ts";

/** Milliseconds; all tries fit into the 30 s that a worker may run after its response. */
const attemptTimeout = 5_000;
const maxResponse = 65_536;
const pauses = [1_000, 3_000];

/** The package `resend` cannot reach a service in the private network. */
export function resendMailer(settings: ResendSettings): Mailer {
  return {
    async send(mail, idempotencyKey) {
      for (const pause of [...pauses, null]) {
        const status = await post(settings, mail, idempotencyKey);
        if (status !== null && status < 300) return;
        if (pause === null || isPermanent(status))
          throw new MailError(`status ${status ?? "none"}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

/** @returns the response's status; null without one that can be read to its end */
async function post(
  { apiKey, baseUrl, from }: ResendSettings,
  { to, subject, text, html }: Mail,
  idempotencyKey: string,
): Promise<number | null> {
  try {
    const response = await operatorFetch(`${baseUrl}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ from, to, subject, text, html }),
      redirect: "manual",
      signal: AbortSignal.timeout(attemptTimeout),
    });
    const body = await readLimitedBody(response, maxResponse);
    JSON.parse(new TextDecoder().decode(body ?? missing()));
    return response.status;
  } catch {
    return null;
  }
}

const isPermanent = (status: number | null): boolean =>
  status !== null && status >= 300 && status < 500 && status !== 429;
