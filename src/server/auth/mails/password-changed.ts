import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";

export const passwordChangedMail = (): Omit<Mail, "to"> =>
  mailOf("Your Fundbook password was changed", [
    "Your Fundbook password was just changed, and every other device was signed out.",
    "If this was not you, set a new password now with “Forgot password?” on the sign-in page.",
  ]);
