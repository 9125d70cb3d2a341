import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

/**
 * Without the name that the account was given: whoever made it chose that, and it may be another's address.
 * @param link works for one hour, once
 */
export function resetPasswordMail(link: string): Omit<Mail, "to"> {
  const subject = "Set a new Fundbook password";
  const text = `Hello,

somebody, most likely you, asked to set a new password for your Fundbook account. Open this link to choose one:

${link}

The link works for one hour, and once. If it was not you, do nothing: your password stays as it is.

Fundbook
`;
  return {
    subject,
    text,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>
          somebody, most likely you, asked to set a new password for your Fundbook account. Choose
          one here:
        </p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
            >Set a new password</a
          >
        </p>
        <p>
          If the button does not open, copy this address into your browser:<br /><a
            href="${link}"
            style="color:#2f3f9e;word-break:break-all"
            >${link}</a
          >
        </p>
        <p>
          The link works for one hour, and once. If it was not you, do nothing: your password stays
          as it is.
        </p>`,
    ),
  };
}
