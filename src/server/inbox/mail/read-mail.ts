import { AppError } from "../../../shared/errors.ts";
import {
  base64Bytes,
  decodedBy,
  decodeWords,
  nameIn,
  quotedBytes,
  readHeaders,
  structured,
  valuesOf,
  type Headers,
  type Structured,
} from "./headers.ts";

/**
 * What reading costs is bounded: parts in all, how deep they may lie in each other, lines that begin with dashes, and the
 * characters of a header with parameters that are looked at.
 */
const most = { parts: 100, depth: 6, boundary: 70, dashes: 50_000, parameters: 4_000 };

export type MailPart = {
  /** Such as `application/pdf`. */
  type: string;
  name: string | null;
  isAttachment: boolean;
  /** How many bytes it has when decoded, rounded up. */
  size: number;
  /** The first bytes or all; null where its encoding is unknown or damaged. */
  bytes: (first?: number) => Uint8Array<ArrayBuffer> | null;
  /** The first characters of a text. */
  text: (most: number) => string;
};

export type ReadMail = {
  headers: Headers;
  /** The leaves, in their order. A mail within the mail is one, and is not looked into. */
  parts: MailPart[];
};

/**
 * Finds the parts of a mail without decoding them.
 * @throws AppError inbox/unreadable beyond the limits
 */
export function readMail(bytes: Uint8Array<ArrayBuffer>): ReadMail {
  // A character a byte, so that places in the text are those in the bytes.
  const text = new TextDecoder("latin1").decode(bytes);
  const { headers } = readHeaders(text, 0, text.length);
  const parts: MailPart[] = [];
  collect({ bytes, text, parts, count: 0, dashes: 0 }, 0, text.length, 0);
  return { headers, parts };
}

type Mail = {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  parts: MailPart[];
  count: number;
  dashes: number;
};

function collect(mail: Mail, start: number, end: number, depth: number): void {
  mail.count += 1;
  if (mail.count > most.parts) throw new AppError("inbox/unreadable");
  const { headers, bodyStart } = readHeaders(mail.text, start, end);
  const type = parametersOf(headers, "content-type") ?? structured("text/plain");
  const boundary = type.params.get("boundary") ?? "";
  if (!type.value.startsWith("multipart/") || boundary === "") {
    mail.parts.push(partOf(mail, headers, type, { start: bodyStart, end }));
    return;
  }
  if (depth >= most.depth || boundary.length > most.boundary)
    throw new AppError("inbox/unreadable");
  for (const child of childrenOf(mail, { start: bodyStart, end }, boundary))
    collect(mail, child.start, child.end, depth + 1);
}

type Span = { start: number; end: number };

/** What stands between the lines that name the boundary. */
function childrenOf(mail: Mail, { start, end }: Span, boundary: string): Span[] {
  const { text } = mail;
  const delimiter = `--${boundary}`;
  const spans: Span[] = [];
  let open: number | null = null;
  for (const at of linesOf(mail, { start, end }, delimiter)) {
    if (open !== null) spans.push({ start: open, end: endOfPart(text, open, at) });
    if (spans.length > most.parts) throw new AppError("inbox/unreadable");
    const behind = at + delimiter.length;
    if (text.startsWith("--", behind)) return spans;
    const line = text.indexOf("\n", behind);
    open = line === -1 || line >= end ? end : line + 1;
  }
  // Cut off before its last boundary.
  return open === null || open >= end ? spans : [...spans, { start: open, end }];
}

/** The places of the lines that begin with a delimiter. To look for it everywhere would cost more in a mail of dashes. */
function* linesOf(mail: Mail, { start, end }: Span, delimiter: string): Generator<number> {
  const { text } = mail;
  for (let at = start; at < end;) {
    const isLine = /[\r\n \t-]|^$/.test(text[at + delimiter.length] ?? "");
    if (isLine && text.startsWith(delimiter, at)) yield at;
    mail.dashes += 1;
    if (mail.dashes > most.dashes) throw new AppError("inbox/unreadable");
    const next = text.indexOf("\n--", at);
    if (next === -1) return;
    at = next + 1;
  }
}

/** The line break before a boundary belongs to the boundary. */
function endOfPart(text: string, open: number, at: number): number {
  const end = text[at - 2] === "\r" ? at - 2 : at - 1;
  return Math.max(open, end);
}

function parametersOf(headers: Headers, name: string): Structured | null {
  const [value] = valuesOf(headers, name);
  return value === undefined ? null : structured(value.slice(0, most.parameters));
}

function partOf(mail: Mail, headers: Headers, type: Structured, { start, end }: Span): MailPart {
  const disposition = parametersOf(headers, "content-disposition") ?? structured("");
  const name = nameIn(disposition.params, "filename") ?? nameIn(type.params, "name");
  const encoding = (valuesOf(headers, "content-transfer-encoding")[0] ?? "7bit").toLowerCase();
  const length = end - start;
  const charset = type.params.get("charset") ?? "utf-8";
  const read = (first = length) => {
    const to = Math.min(end, start + first);
    if (encoding === "base64")
      return base64Bytes(wholeQuads(mail.text.slice(start, to), first < length));
    if (encoding === "quoted-printable") return quotedBytes(mail.bytes.subarray(start, to));
    return ["7bit", "8bit", "binary"].includes(encoding) ? mail.bytes.slice(start, to) : null;
  };
  return {
    type: type.value,
    name,
    isAttachment: disposition.value === "attachment" || name !== null,
    size: encoding === "base64" ? Math.ceil((length * 3) / 4) : length,
    bytes: (first) => read(first === undefined ? undefined : first * 4),
    text: (characters) => decodedBy(charset, read(characters)) ?? "",
  };
}

/** What is cut out of base64 can end within four letters. */
function wholeQuads(text: string, isCut: boolean): string {
  if (!isCut) return text;
  const letters = text.replaceAll(/\s/g, "");
  return letters.slice(0, letters.length - (letters.length % 4));
}

/** The address of the only sender that the mail names; null where it names none, or several. */
export function fromOf({ headers }: ReadMail): string | null {
  const [from, another] = valuesOf(headers, "from");
  if (from === undefined || another !== undefined || from.length > 1_000) return null;
  const bare = from.replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
  const [, bracketed, plain] =
    /^(?:[^<>,;:@]*<([^<>,;:\s]{3,320})>|([^<>,;:\s]{3,320}))\s*$/.exec(bare.trim()) ?? [];
  return bracketed ?? plain ?? null;
}

export const subjectOfMail = ({ headers }: ReadMail): string =>
  decodeWords((valuesOf(headers, "subject")[0] ?? "").slice(0, 2_000));
