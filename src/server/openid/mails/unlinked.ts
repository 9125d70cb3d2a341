import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";

export const identityUnlinkedMail = (provider: string): Omit<Mail, "to"> =>
  mailOf(`${provider} was unlinked from your Fundbook account`, [
    `${provider} can no longer sign in to your Fundbook account. Your password still can.`,
    "If this was not you, set a new password with “Forgot password?” on the sign-in page.",
  ]);
