import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

/**
 * Has no name: anybody could have signed up with this address and chosen it.
 * @param link works once, for one hour
 */
export function resetPasswordMail(link: string): Omit<Mail, "to"> {
  const subject = "Set a new Fundbook password";
  const text = `Hello,

Someone, probably you, asked for a new password for your Fundbook account. Open this link to set it:

${link}

The link works once and expires in one hour. If this was not you, ignore this mail: your password stays the same.

Fundbook
`;
  return {
    subject,
    text,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>
          Someone, probably you, asked for a new password for your Fundbook account. Set it here:
        </p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
            >Set a new password</a
          >
        </p>
        <p>
          If the button does not work, copy this address into your browser:<br /><a
            href="${link}"
            style="color:#2f3f9e;word-break:break-all"
            >${link}</a
          >
        </p>
        <p>
          The link works once and expires in one hour. If this was not you, ignore this mail: your
          password stays the same.
        </p>`,
    ),
  };
}
