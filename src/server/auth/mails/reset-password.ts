import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";

/**
 * Has no name: anybody could have signed up with this address and chosen it.
 * @param link works once, for so many hours
 */
export const resetPasswordMail = (link: string, hours: number): Omit<Mail, "to"> =>
  mailOf("Set a new Fundbook password", [
    "Someone, probably you, asked for a new password for your Fundbook account. Open this link to set it:",
    { href: link, label: "Set a new password" },
    `The link works once and expires in ${hours > 1 ? `${hours} hours` : "one hour"}. If this was not you, ignore this mail: your password stays the same.`,
  ]);
