import { visibleLine } from "../../shared/visible-text.ts";

/** Google's question whether mails of one mailbox may be forwarded to an inbox. */
export type ForwardingQuestion = {
  /** The mailbox that asks, as the mail says. */
  from: string | null;
  code: string | null;
  /** The page where it can be confirmed; only an address of Google's own. */
  link: string | null;
};

/** Only what its signature vouches for. */
export const isForwardingSender = (from: string, signedBy: string | null): boolean =>
  from.toLowerCase() === "forwarding-noreply@google.com" && signedBy === "google.com";

const hosts = ["mail-settings.google.com", "mail.google.com"];

/**
 * Newer questions have a link and no code.
 * @param text the mail's text, of which the first 20,000 characters are read
 */
export function forwardingQuestion(subject: string, text: string): ForwardingQuestion {
  const [line, body] = [visibleLine(subject).slice(0, 300), text.slice(0, 20_000)];
  return {
    from: /[^\s<>"'()]{1,64}@[\w.-]{1,190}\.[a-z]{2,24}/i.exec(line)?.[0] ?? null,
    code: /\(#(\d{6,12})\)/.exec(line)?.[1] ?? null,
    link:
      [...body.matchAll(/https:\/\/[^\s<>"']{1,500}/g)]
        .map(([link]) => link.replace(/[.,)]+$/, ""))
        .find(isOfGoogle) ?? null,
  };
}

function isOfGoogle(link: string): boolean {
  const address = URL.parse(link);
  return (
    address !== null &&
    address.protocol === "https:" &&
    address.port === "" &&
    address.username === "" &&
    hosts.includes(address.hostname) &&
    address.pathname.startsWith("/mail/vf-")
  );
}
