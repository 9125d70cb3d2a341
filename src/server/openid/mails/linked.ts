import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";

export function identityLinkedMail(
  provider: string,
  { isTakeover }: { isTakeover: boolean },
): Omit<Mail, "to"> {
  const ended =
    "This email address had not been confirmed before. The old password was removed, and every other device was signed out.";
  return mailOf(`${provider} was linked to your Fundbook account`, [
    `A ${provider} account was just linked to your Fundbook account and can now sign in to it.`,
    ...(isTakeover ? [ended] : []),
    `If this was not you, set a new password with “Forgot password?” on the sign-in page, then unlink ${provider} on your account page.`,
  ]);
}
