import type { ResendSettings } from "../env.ts";
import { MailError, type Mailer } from "./mailer.ts";
import { resendClient } from "./resend-client.ts";

/** Milliseconds; all tries fit into the 30 s that a worker may run after its response. */
const attemptTimeout = 5_000;
const pauses = [1_000, 3_000];

export function resendMailer(settings: ResendSettings): Mailer {
  const resend = resendClient(settings);
  const { from } = settings;
  return {
    async send({ to, subject, text, html }, idempotencyKey) {
      for (const pause of [...pauses, null]) {
        const signal = AbortSignal.timeout(attemptTimeout);
        const { data, error } = await resend.emails.send(
          { from, to, subject, text, html },
          { idempotencyKey, signal },
        );
        if (data !== null) return;
        const status = error?.statusCode ?? null;
        if (pause === null || isPermanent(status))
          throw new MailError(`status ${status ?? "none"}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

const isPermanent = (status: number | null): boolean =>
  status !== null && status >= 300 && status < 500 && status !== 429;
