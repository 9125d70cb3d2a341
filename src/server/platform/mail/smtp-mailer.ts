import { hashText } from "../encoding.ts";
import type { Mailer } from "./mailer.ts";
import { addressIn, mimeMessage } from "./mime-message.ts";
import { SmtpError } from "./smtp-error.ts";
import { deliverBySmtp } from "./smtp-session.ts";
import type { SmtpServer } from "./smtp-url.ts";

/** Milliseconds; all tries fit into the 30 s that a worker may run after its response. */
const attemptTimeout = 7_000;
const pauses = [1_000, 3_000];

type SmtpMailerOptions = { server: SmtpServer; from: string; appOrigin: string; clock: () => Date };

/** If a response is lost, the mail is sent again with the same Message-ID. */
export function smtpMailer({ server, from, appOrigin, clock }: SmtpMailerOptions): Mailer {
  const { hostname } = new URL(appOrigin);
  return {
    async send(mail, key) {
      const messageId = `${await hashText(key)}@${hostname}`;
      const message = mimeMessage(mail, { from, messageId, date: clock() });
      const delivery = {
        from: envelopeAddress(addressIn(from)),
        to: envelopeAddress(mail.to),
        message,
        clientName: /^[\d.]+$/.test(hostname)
          ? `[${hostname}]`
          : hostname.replace(/^\[.*/, "localhost"),
      };
      for (const pause of [...pauses, null]) {
        try {
          return await deliverBySmtp(server, delivery, attemptTimeout);
        } catch (error) {
          if (pause === null || !(error instanceof SmtpError) || !error.isTransient) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
  };
}

/** Characters that would end the command early are in no valid address. */
function envelopeAddress(address: string): string {
  if (/[\s<>\p{Cc}]/u.test(address)) throw new SmtpError("an address cannot be sent to");
  return address;
}
