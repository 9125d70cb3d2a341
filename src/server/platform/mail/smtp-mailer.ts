import { hashText } from "../encoding.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { addressIn, mimeMessage } from "./mime-message.ts";
import { SmtpError } from "./smtp-error.ts";
import { deliverBySmtp } from "./smtp-session.ts";
import type { SmtpServer } from "./smtp-url.ts";

/** Milliseconds; all tries fit into the 30 s that a worker may run after its response. */
const attemptTimeout = 7_000;
const pauses = [1_000, 3_000];

type SmtpMailerOptions = { server: SmtpServer; from: string; appOrigin: string; clock: () => Date };

/** If a response is lost, the mail is sent again with the same Message-ID. */
export function smtpMailer(options: SmtpMailerOptions): Mailer {
  return {
    async send(mail, key) {
      for (const pause of [...pauses, null]) {
        try {
          return await deliverOnce(options, mail, key);
        } catch (error) {
          if (pause === null || !(error instanceof SmtpError) || !error.isTransient) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

/**
 * @param mail.headers beyond those that every mail has
 * @throws SmtpError
 */
export async function deliverOnce(
  { server, from, appOrigin, clock }: SmtpMailerOptions,
  mail: Mail & { headers?: Readonly<Record<string, string>> },
  key: string,
): Promise<void> {
  const { hostname } = new URL(appOrigin);
  const messageId = `${await hashText(key)}@${hostname}`;
  const delivery = {
    from: envelopeAddress(addressIn(from)),
    to: envelopeAddress(mail.to),
    message: mimeMessage(mail, { from, messageId, date: clock() }),
    clientName: /^[\d.]+$/.test(hostname)
      ? `[${hostname}]`
      : hostname.replace(/^\[.*/, "localhost"),
  };
  return deliverBySmtp(server, delivery, attemptTimeout);
}

/** Characters that would end the command early are in no valid address. */
function envelopeAddress(address: string): string {
  if (/[\s<>\p{Cc}]/u.test(address)) throw new SmtpError("an address cannot be sent to");
  return address;
}
