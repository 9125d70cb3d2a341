import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

/** Tells the owner of an account, so that a change that was not theirs does not go unseen. */
export function passwordChangedMail(): Omit<Mail, "to"> {
  const subject = "Your Fundbook password was changed";
  const text = `Hello,

the password of your Fundbook account has just been changed, and every other device was signed out.

If that was not you, set a new password at once with "Forgot password?" on the sign-in page.

Fundbook
`;
  return {
    subject,
    text,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>
          the password of your Fundbook account has just been changed, and every other device was
          signed out.
        </p>
        <p>
          If that was not you, set a new password at once with &ldquo;Forgot password?&rdquo; on the
          sign-in page.
        </p>`,
    ),
  };
}
