import { MailError } from "./mailer.ts";

/** Its message names the setting and never quotes the server, whose replies repeat addresses. */
export class SmtpError extends MailError {
  readonly isTransient: boolean;

  constructor(
    reason: string,
    { isTransient = false, setting = "SMTP_URL", cause = undefined as unknown } = {},
  ) {
    super(`${setting}: ${reason}`, { cause });
    this.isTransient = isTransient;
  }
}
