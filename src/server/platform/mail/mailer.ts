import { OperatorError } from "../log/operator-error.ts";
import { countMail } from "../counting/metrics.ts";

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * @param key tells a mail that is sent twice: Resend delivers it once, SMTP under one Message-ID
   * @throws MailError
   */
  send: (mail: Mail, key: string) => Promise<void>;
};

/** Its message never quotes the mail. */
export class MailError extends OperatorError {
  override readonly name = "MailError";
}

export const countingMailer = (mailer: Mailer): Mailer => ({
  async send(...mail) {
    try {
      await mailer.send(...mail);
      countMail({ outcome: "sent" });
    } catch (error) {
      countMail({ outcome: "lost" });
      throw error;
    }
  },
});

export const noMailer: Mailer = {
  send: async () => {
    throw new MailError("Neither SMTP_URL nor RESEND_API_KEY is set");
  },
};
