import { MailError } from "./mailer.ts";

/** How far a delivery came: to the recipient's address, or to the mail itself, whose answer is missing then. */
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
