import type { ResendSettings, Settings } from "../env.ts";
import { countMail } from "../counting/metrics.ts";
import type { Mail } from "./mailer.ts";
import { resendClient } from "./resend-client.ts";
import { SmtpError } from "./smtp-error.ts";
import { deliverOnce } from "./smtp-mailer.ts";

/** A mail that is sent with many others; `id` is its tag at the mail service. */
export type LetterMail = Mail & { id: string; headers: Readonly<Record<string, string>> };

/**
 * `refused`: this mail was not taken. `declined`: the call was not, nor any of its mails. `quota`: the same, and no more is
 * taken today. `unknown`: no answer says whether it was. `bounced`: there is no such mailbox.
 */
export type LetterOutcome = "sent" | "refused" | "declined" | "quota" | "unknown" | "bounced";

export type LetterMailer = {
  /** How many mails one call takes. */
  perCall: number;
  /** Whether a call without an answer can be repeated under its key without a second mail. */
  isRepeatable: boolean;
  /**
   * Makes one call, without repeating it.
   * @param key of the call; the same mails may be sent again under it
   * @returns an outcome for each mail, in their order
   */
  send: (mails: readonly LetterMail[], key: string) => Promise<LetterOutcome[]>;
};

/** @returns null where no mail is sent */
export function letterMailer(
  { mail, appOrigin }: Pick<Settings, "mail" | "appOrigin">,
  clock: () => Date,
): LetterMailer | null {
  if (mail === null) return null;
  const mailer =
    "smtp" in mail
      ? smtpLetters((sent, key) =>
          deliverOnce({ server: mail.smtp, from: mail.from, appOrigin, clock }, sent, key),
        )
      : resendLetters(mail);
  return {
    ...mailer,
    send: async (mails, key) => {
      const outcomes = await mailer.send(mails, key);
      for (const outcome of outcomes) countMail({ outcome: outcome === "sent" ? "sent" : "lost" });
      return outcomes;
    },
  };
}

const callTimeout = 10_000;
/** Resend takes a hundred; one call holds up the others for less. */
const mailsPerCall = 50;

/** No answer to a letter is one to a person. */
const automatic = { "Auto-Submitted": "auto-generated" };

function resendLetters(settings: ResendSettings): LetterMailer {
  const resend = resendClient(settings);
  const { from } = settings;
  return {
    perCall: mailsPerCall,
    isRepeatable: true,
    async send(mails, idempotencyKey) {
      const payload = mails.map(({ to, subject, text, html, headers, id }) => {
        const tags = [{ name: "letter", value: id }];
        return { from, to, subject, text, html, headers: { ...automatic, ...headers }, tags };
      });
      const { data, error } = await resend.batch.send(payload, {
        idempotencyKey,
        // One bad address must not fail the others.
        batchValidation: "permissive",
        signal: AbortSignal.timeout(callTimeout),
      });
      if (data === null) return mails.map(() => outcomeOf(error));
      // The ids have no places for those that were refused.
      const refused = new Set((data.errors ?? []).map(({ index }) => index));
      const isWhole = Array.isArray(data.data) && data.data.length + refused.size === mails.length;
      return mails.map((_, index) =>
        !isWhole ? "unknown" : refused.has(index) ? "refused" : "sent",
      );
    },
  };
}

type ResendError = { statusCode: number | null; name: string };

const quotas: ReadonlySet<string> = new Set(["daily_quota_exceeded", "monthly_quota_exceeded"]);

function outcomeOf(error: ResendError | null): LetterOutcome {
  const status = error?.statusCode ?? null;
  // The key is known for other bytes: the first call arrived.
  if (error?.name === "invalid_idempotent_request") return "sent";
  if (error?.name === "concurrent_idempotent_requests") return "unknown";
  if (status === null || status >= 500 || status < 400) return "unknown";
  return quotas.has(error?.name ?? "") ? "quota" : "declined";
}

const smtpLetters = (deliver: (mail: LetterMail, key: string) => Promise<void>): LetterMailer => ({
  perCall: 1,
  isRepeatable: false,
  async send(mails, key) {
    const outcomes: LetterOutcome[] = [];
    for (const mail of mails) outcomes.push(await outcomeOfDelivery(deliver(mail, key)));
    return outcomes;
  },
});

async function outcomeOfDelivery(delivery: Promise<void>): Promise<LetterOutcome> {
  try {
    await delivery;
    return "sent";
  } catch (error) {
    if (!(error instanceof SmtpError)) return "refused";
    if (error.stage === "recipient" && !error.isTransient) return "bounced";
    return error.stage === "content" ? "unknown" : "refused";
  }
}
