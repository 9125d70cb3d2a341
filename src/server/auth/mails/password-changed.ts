import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

export function passwordChangedMail(): Omit<Mail, "to"> {
  const subject = "Your Fundbook password was changed";
  const text = `Hello,

Your Fundbook password was just changed, and every other device was signed out.

If this was not you, set a new password now with "Forgot password?" on the sign-in page.

Fundbook
`;
  return {
    subject,
    text,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>Your Fundbook password was just changed, and every other device was signed out.</p>
        <p>
          If this was not you, set a new password now with &ldquo;Forgot password?&rdquo; on the
          sign-in page.
        </p>`,
    ),
  };
}
