import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

export function identityUnlinkedMail(provider: string): Omit<Mail, "to"> {
  const subject = `${provider} was unlinked from your Fundbook account`;
  const paragraphs = [
    `${provider} can no longer sign in to your Fundbook account. Your password still can.`,
    "If this was not you, set a new password with “Forgot password?” on the sign-in page.",
  ];
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
