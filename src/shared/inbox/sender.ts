/** Who sent a mail, as far as the server that received it vouches for it. */
export const senderKinds = ["registrar", "yours", "unknown"] as const;
export type SenderKind = (typeof senderKinds)[number];

/** `domain` is null where nobody vouches for it. */
export type MailSender = { kind: SenderKind; domain: string | null };

/**
 * The domains that statements of mutual funds are mailed from, as of November 2026: CAMS, KFintech, and the depositories'
 * monthly statements.
 */
export const registrarDomains = [
  "camsonline.com",
  "kfintech.com",
  "nsdl.co.in",
  "cdslstatement.com",
];

type ReceivedMail = {
  /** The address in the header `From`, without a name. */
  from: string;
  /** The values of the headers `Authentication-Results`, the topmost first. */
  results: readonly string[];
  /** The name by which the receiving server signs its results; null where it does not say any. */
  authserv: string | null;
  /** The proven address of the inbox's owner. */
  ownAddress: string | null;
};

/**
 * Anybody can write results into a mail, and can write any name into `From`. Only what stands topmost was written by the
 * receiving server, and of that only a signature (DKIM) that passed and is of the domain in `From`: after forwarding, SPF speaks
 * for who forwarded.
 * @see RFC 8601, RFC 7489 section 3.1.1
 */
export function mailSenderOf({ from, results, authserv, ownAddress }: ReceivedMail): MailSender {
  const unknown: MailSender = { kind: "unknown", domain: null };
  const address = from.toLowerCase();
  const domain = /^[^@\s]+@([a-z\d.-]+)$/.exec(address)?.[1];
  const [topmost] = results;
  if (domain === undefined || topmost === undefined || authserv === null) return unknown;
  if (topmost.length > mostResults) return unknown;
  if (!signersOf(topmost, authserv).some((signer) => isAligned(signer, domain))) return unknown;
  if (registrarDomains.some((registrar) => isWithin(domain, registrar)))
    return { kind: "registrar", domain };
  return { kind: address === ownAddress?.toLowerCase() ? "yours" : "unknown", domain };
}

/** Characters. A server's own results are shorter; longer ones could only be sent to cost time. */
const mostResults = 8_192;

/** The domains whose signatures passed, by the results of one server. */
function signersOf(results: string, authserv: string): string[] {
  const [id = "", ...methods] = (withoutComments(results) ?? "")
    .split(";")
    .map((part) => part.trim().toLowerCase());
  // A version may stand behind the name.
  if (id.split(/\s+/, 1)[0] !== authserv.toLowerCase()) return [];
  return methods.flatMap((method) => {
    if (!/^dkim\s*=\s*pass(\s|$)/.test(method)) return [];
    const domains = valuesIn(method, "d");
    // Amazon's name the signing address alone, which is of the signing domain or below it.
    const addresses = valuesIn(method, "i").map((address) => /^[^@]*@(.+)$/.exec(address)?.[1]);
    const [signer] = [...domains, ...addresses];
    // The signer chooses the address, which may hold what looks like another domain.
    const isUnambiguous =
      domains.length < 2 &&
      addresses.length < 2 &&
      addresses.every((of) => of !== undefined && isWithin(of, domains[0] ?? of));
    return isUnambiguous && signer !== undefined && /^[a-z\d.-]+$/.test(signer) ? [signer] : [];
  });
}

/** What a result names as the domain (`d`) or the address (`i`) of a signature. */
const valuesIn = (method: string, tag: "d" | "i"): string[] =>
  [...method.matchAll(/\sheader\.([di])\s*=\s*(\S*)/g)].flatMap(([, of, value = ""]) =>
    of === tag ? [value] : [],
  );

/**
 * Comments may nest, and a quoted string may hold a bracket or a semicolon; nothing in quotes is needed here.
 * @returns null where a comment has a quote or a backslash: servers write the envelope's sender there, in whose quotes a
 * stranger could end the comment
 */
function withoutComments(text: string): string | null {
  let depth = 0;
  let kept = "";
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (depth > 0 && (letter === "\\" || letter === '"')) return null;
    if (letter === "\\") index += 1;
    else if (isQuoted || (letter === '"' && depth === 0))
      isQuoted = letter === '"' ? !isQuoted : isQuoted;
    else if (letter === "(") depth += 1;
    else if (letter === ")") {
      if (depth === 0) return null;
      depth -= 1;
    } else if (depth === 0) kept += letter;
  }
  return depth === 0 && !isQuoted ? kept : null;
}

const isAligned = (signer: string, domain: string): boolean =>
  signer.includes(".") && (isWithin(domain, signer) || isWithin(signer, domain));

const isWithin = (domain: string, parent: string): boolean =>
  domain === parent || domain.endsWith(`.${parent}`);
