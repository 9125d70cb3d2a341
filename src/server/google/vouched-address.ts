import type { GoogleIdentity } from "./authorization.ts";

const googleMail = new Set(["gmail.com", "googlemail.com"]);

/**
 * Whether Google's word is enough to prove an address. It hosts the mailboxes of gmail.com and of the Workspace domain
 * that manages the account (`hd`); of any other address it knows only that somebody could read its mail once.
 */
export function isHostedByGoogle(
  email: string,
  { isEmailVerified, hostedDomain }: Pick<GoogleIdentity, "isEmailVerified" | "hostedDomain">,
): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isEmailVerified && (googleMail.has(domain) || domain === hostedDomain?.toLowerCase());
}
