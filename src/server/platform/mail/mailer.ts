export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /**
   * Sends a mail, and tries again where that can help.
   * @param key the same for the same mail, so that one sent twice arrives once
   * @throws MailError
   */
  send: (mail: Mail, key: string) => Promise<void>;
};

/** A mail that did not go out. Its message is for the log: it names the reason, never the mail. */
export class MailError extends Error {
  override readonly name = "MailError";
}

/** For an installation that has no way to send mail. */
export const noMailer: Mailer = {
  send: async () => {
    throw new MailError("RESEND_API_KEY is not set");
  },
};
