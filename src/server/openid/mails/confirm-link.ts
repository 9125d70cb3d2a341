import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

export function confirmLinkMail(provider: string, link: string): Omit<Mail, "to"> {
  const subject = `Link ${provider} to your Fundbook account`;
  const request = `Someone, probably you, signed in with a ${provider} account that has this email address. Open this link to connect it to your Fundbook account:`;
  const limits =
    "The link works once, for 30 minutes, and only in the browser where you signed in. If this was not you, ignore this mail: your account stays the same.";
  return {
    subject,
    text: ["Hello,", request, link, limits, "Fundbook\n"].join("\n\n"),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>${request}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
            >Link ${provider}</a
          >
        </p>
        <p>
          If the button does not work, copy this address into your browser:<br /><a
            href="${link}"
            style="color:#2f3f9e;word-break:break-all"
            >${link}</a
          >
        </p>
        <p>${limits}</p>`,
    ),
  };
}
