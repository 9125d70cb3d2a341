/** Characters that an address may only have in quotes or comments, which no provider gives out and mail headers misread. */
const unusable = /[\s@<>(),;:"[\]\\]/;

/** RFC 1035: octets of a label, and of a whole name as people write it. */
const maxLabel = 63;
const maxDomain = 253;

/** Letters, marks and digits of any script, so that a domain may be written as its owners read it. */
const labelPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text can be the e-mail address of somebody: a local part without quoting, and a domain name with at least
 * one dot. Whether the address exists only a mail can tell.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && !unusable.test(local) && isDomainName(domain);
}

function isDomainName(domain: string): boolean {
  if (domain.length > maxDomain) return false;
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    !/^\p{N}+$/u.test(top) &&
    labels.every((label) => label.length <= maxLabel && labelPattern.test(label))
  );
}
