import type { Mail } from "../../../platform/mail/mailer.ts";
import { mailOf } from "../../../platform/mail/mail-page.ts";

export const confirmLinkMail = (provider: string, link: string): Omit<Mail, "to"> =>
  mailOf(`Link ${provider} to your Fundbook account`, [
    `Someone, probably you, signed in with a ${provider} account that has this email address. Open this link to connect it to your Fundbook account:`,
    { href: link, label: `Link ${provider}` },
    "The link works once, for 30 minutes, and only in the browser where you signed in. If this was not you, ignore this mail: your account stays the same.",
  ]);
