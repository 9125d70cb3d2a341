import type { GoogleIdentity } from "./authorization.ts";

const googleMail = new Set(["gmail.com", "googlemail.com"]);

/**
 * Google hosts the mailboxes of gmail.com and of the account's Workspace domain (`hd`). For any
 * other address it only knows that the user could once read its mail.
 */
export function isHostedByGoogle(
  email: string,
  { isEmailVerified, hostedDomain }: Pick<GoogleIdentity, "isEmailVerified" | "hostedDomain">,
): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isEmailVerified && (googleMail.has(domain) || domain === hostedDomain?.toLowerCase());
}
