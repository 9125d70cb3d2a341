import { Resend } from "resend";
import type { Settings } from "../env.ts";
import { MailError, type Mailer } from "./mailer.ts";

/** Milliseconds that one attempt may take, and the pauses between attempts: together less than the 30 s that a worker may work on after its answer. */
const maxAttempt = 5_000;
const pauses = [1_000, 3_000];

/** Sends mail by Resend's API. What it refuses for good is not tried again. */
export function resendMailer({ apiKey, baseUrl, from }: NonNullable<Settings["mail"]>): Mailer {
  const resend = new Resend(apiKey, { baseUrl });
  return {
    async send({ to, subject, text, html }, idempotencyKey) {
      for (const pause of [...pauses, null]) {
        const signal = AbortSignal.timeout(maxAttempt);
        const { data, error } = await resend.emails.send(
          { from, to, subject, text, html },
          { idempotencyKey, signal },
        );
        if (data !== null) return;
        const status = error?.statusCode ?? null;
        if (pause === null || isFinal(status)) throw new MailError(`status ${status ?? "none"}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

/** What the service will refuse again: all of its refusals but "too much at once". */
const isFinal = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429;
