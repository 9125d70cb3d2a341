import { toBase64 } from "../encoding.ts";
import type { Mail } from "./mailer.ts";

type Headers = { from: string; messageId: string; date: Date };

/** A text and an HTML part as RFC 5322 and MIME have them, in ASCII lines of at most 78 characters but for the mail's own headers. */
export function mimeMessage(
  mail: Mail & { headers?: Readonly<Record<string, string>> },
  { from, messageId, date }: Headers,
): string {
  const boundary = `=_${crypto.randomUUID()}`;
  const headers = [
    `From: ${sender(from)}`,
    `To: <${mail.to}>`,
    `Subject: ${encodedHeader(mail.subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${messageId}>`,
    "Auto-Submitted: auto-generated",
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
  ];
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...base64Lines(content),
  ];
  return [
    ...headers,
    "",
    ...part("text/plain", mail.text),
    ...part("text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

/** The address in `Name <address>`, or the text itself. */
export const addressIn = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

function sender(from: string): string {
  const name = from
    .slice(0, from.lastIndexOf("<"))
    .trim()
    .replace(/^"(.*)"$/, "$1");
  const address = addressIn(from);
  return from.endsWith(">") && name !== "" ? `${displayName(name)} <${address}>` : `<${address}>`;
}

/** Signs such as a comma would end a name, which is written in quotes then. */
const displayName = (name: string): string =>
  /^[\w ,.:!?'-]{1,60}$/.test(name) && !/^[\w '-]+$/.test(name) ? `"${name}"` : encodedHeader(name);

const encode = (text: string): string => toBase64(new TextEncoder().encode(text));

const base64Lines = (text: string): string[] => encode(text).match(/.{1,76}/g) ?? [];

/** So that a line of one encoded word has at most 76 characters with the header's name, too. */
const maxWordBytes = 36;

/** Encodes the text as encoded words (RFC 2047), unless every reader takes it as it is. */
export function encodedHeader(text: string): string {
  if (/^[\w ,.:!?'-]{1,60}$/.test(text)) return text;
  const words = [""];
  let bytes = 0;
  for (const character of text.toWellFormed().replaceAll(/[\r\n]+/g, " ")) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxWordBytes) {
      words.push("");
      bytes = 0;
    }
    words[words.length - 1] += character;
    bytes += size;
  }
  return words.map((word) => `=?utf-8?B?${encode(word)}?=`).join("\r\n ");
}
