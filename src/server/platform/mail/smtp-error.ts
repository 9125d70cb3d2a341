import { MailError } from "./mailer.ts";

/** Where a delivery ended: at a mailbox that is not there, or with the mail itself, whose answer is missing then. */
export type SmtpStage = "recipient" | "content";

/** Its message names the setting and never quotes the server, whose replies repeat addresses. */
export class SmtpError extends MailError {
  readonly isTransient: boolean;
  readonly stage: SmtpStage | null;

  constructor(
    reason: string,
    {
      isTransient = false,
      setting = "SMTP_URL",
      stage = null as SmtpStage | null,
      cause = undefined as unknown,
    } = {},
  ) {
    super(`${setting}: ${reason}`, { cause });
    this.isTransient = isTransient;
    this.stage = stage;
  }
}
