import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";
import { mailPage } from "../../platform/mail/mail-page.ts";

/** @param link works for half an hour, once, in the browser that the sign-in ran in */
export function confirmGoogleLinkMail(link: string): Omit<Mail, "to"> {
  const subject = "Link Google to your Fundbook account";
  const what =
    "Somebody, most likely you, signed in with a Google account that has this email address. Open this link to let it sign in to your Fundbook account:";
  const limits =
    "The link works once, for 30 minutes, and only in the browser where you signed in. If it was not you, do nothing: your account stays as it is.";
  return {
    subject,
    text: ["Hello,", what, link, limits, "Fundbook\n"].join("\n\n"),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>${what}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
            >Link Google</a
          >
        </p>
        <p>
          If the button does not open, copy this address into your browser:<br /><a
            href="${link}"
            style="color:#2f3f9e;word-break:break-all"
            >${link}</a
          >
        </p>
        <p>${limits}</p>`,
    ),
  };
}
