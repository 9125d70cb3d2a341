import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

export function identityLinkedMail(
  provider: string,
  { isTakeover }: { isTakeover: boolean },
): Omit<Mail, "to"> {
  const subject = `${provider} was linked to your Fundbook account`;
  const change = `A ${provider} account was just linked to your Fundbook account and can now sign in to it.`;
  const ended =
    "This email address had not been confirmed before. The old password was removed, and every other device was signed out.";
  const advice = `If this was not you, set a new password with “Forgot password?” on the sign-in page, then unlink ${provider} on your account page.`;
  const paragraphs = [change, ...(isTakeover ? [ended] : []), advice];
  return {
    subject,
    text: ["Hello,", ...paragraphs, "Fundbook\n"].join("\n\n"),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    ),
  };
}
