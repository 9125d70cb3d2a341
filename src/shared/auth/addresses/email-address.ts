import { missing } from "../../missing.ts";

/** Valid only in quotes or comments, which no provider gives out and mail headers misread. */
const forbiddenInLocalPart = /[\s@<>(),;:"[\]\\]/;

// RFC 1035, in octets.
const maxLabel = 63;
const maxDomain = 253;

const labelPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text is an e-mail address: an unquoted local part and a domain with at least one dot.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && !forbiddenInLocalPart.test(local) && isDomainName(domain);
}

/**
 * Whether a new account may have an address: RFC 5321 also forbids a dot at either end of an unquoted local part, and
 * two in a row. Accounts from before this rule may have such an address, so signing in does not ask this.
 */
export function isRegistrableEmail(text: string): boolean {
  const local = text.slice(0, text.indexOf("@"));
  return isEmailAddress(text) && local.split(".").every((atom) => atom !== "");
}

/**
 * The one form of an address that is kept, compared and shown: in lower case, with the domain as the name system has it.
 * `gmаil.com` with a Cyrillic letter is `xn--gmil-63d.com`, so it cannot pass for `gmail.com`.
 * @param text an e-mail address
 * @returns null where the domain has no such form
 */
export function canonicalEmail(text: string): string | null {
  const email = text.toLowerCase();
  const at = email.indexOf("@");
  const domain = asciiDomain(email.slice(at + 1));
  return domain === null || !isDomainName(domain) ? null : email.slice(0, at + 1) + domain;
}

/** By the URL Standard's "domain to ASCII" (UTS #46). */
function asciiDomain(domain: string): string | null {
  if (isPlain.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** ASCII, and no label that stands for letters beyond it. */
const isPlain = /^(?!.*(?:^|\.)xn--)[\0-\u007f]*$/;

/** There in browsers, in workerd and in Node; `shared` has the types of none. */
declare const URL: {
  canParse: (text: string) => boolean;
  new (text: string): { hostname: string };
};

function isDomainName(domain: string): boolean {
  if (domain.length > maxDomain) return false;
  const labels = domain.split(".");
  const top = labels.at(-1) ?? missing();
  return (
    labels.length > 1 &&
    !/^\p{N}+$/u.test(top) &&
    labels.every((label) => label.length <= maxLabel && labelPattern.test(label))
  );
}
