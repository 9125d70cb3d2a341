import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

/** @param isTakeover whether the account's address was proven only now, so that every earlier way in has ended */
export function googleLinkedMail({ isTakeover }: { isTakeover: boolean }): Omit<Mail, "to"> {
  const subject = "Google was linked to your Fundbook account";
  const what = "A Google account was just linked to your Fundbook account, and can sign in to it.";
  const ended =
    "Nobody had confirmed this email address before. Its old password was removed, and every other device was signed out.";
  const advice =
    "If that was not you, set a new password with “Forgot password?” on the sign-in page, then unlink Google on your account page.";
  const paragraphs = [what, ...(isTakeover ? [ended] : []), advice];
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
