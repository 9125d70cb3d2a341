import { AppError } from "../../../shared/errors.ts";
import { fromBase64 } from "../../platform/encoding.ts";

/** The names in lower case, the topmost first; values are unfolded. */
export type Headers = readonly { name: string; value: string }[];

/** Of one part. */
const most = { characters: 65_536, lines: 2_000 };

/** @returns the place behind the empty line that ends them, and the headers @throws AppError inbox/unreadable */
export function readHeaders(
  text: string,
  start: number,
  end: number,
): { headers: Headers; bodyStart: number } {
  const lines: string[] = [];
  let at = start;
  while (at < end) {
    const next = text.indexOf("\n", at);
    const lineEnd = next === -1 || next >= end ? end : next;
    const line = text.slice(at, lineEnd).replace(/\r$/, "");
    at = Math.min(end, lineEnd + 1);
    if (line === "") break;
    lines.push(line);
    if (lines.length > most.lines || at - start > most.characters)
      throw new AppError("inbox/unreadable");
  }
  return { headers: unfolded(lines), bodyStart: at };
}

function unfolded(lines: readonly string[]): Headers {
  const joined: string[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (/^[ \t]/.test(line) && last !== undefined) last.push(line.trim());
    else joined.push([line]);
  }
  return joined.flatMap((parts) => {
    const line = parts.join(" ");
    const colon = line.indexOf(":");
    return colon < 1
      ? []
      : [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
  });
}

export const valuesOf = (headers: Headers, name: string): string[] =>
  headers.flatMap((header) => (header.name === name ? [header.value] : []));

export type Structured = { value: string; params: ReadonlyMap<string, string> };

/** A value such as `multipart/mixed; boundary="x"`; the value and the names of parameters in lower case. */
export function structured(text: string): Structured {
  const [value = "", ...rest] = split(text);
  const params = new Map<string, string>();
  for (const part of rest) {
    const [, name, given] = /^\s*([^\s=]{1,60})\s*=\s*(.*)$/s.exec(part) ?? [];
    if (name !== undefined && given !== undefined && params.size < 40)
      params.set(name.toLowerCase(), given.trim());
  }
  return { value: value.trim().toLowerCase(), params };
}

/** At the semicolons outside quotes, without the quotes and what they escape. */
function split(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? "";
    if (letter === "\\" && isQuoted) part += text[(index += 1)] ?? "";
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ";" && !isQuoted) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part];
}

/** The text of a header with encoded words (RFC 2047); what cannot be decoded stays as it is. */
export const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(
      /=\?([\w-]{1,40})(?:\*\w{1,20})?\?([bq])\?([^?\s]{0,500})\?=/gi,
      (whole, charset: string, way: string, sent: string) =>
        decodedBy(
          charset,
          way.toLowerCase() === "b"
            ? base64Bytes(sent)
            : quotedBytes(bytesOf(sent.replaceAll("_", " "))),
        ) ?? whole,
    );

/** The name of a file by a header's parameters (RFC 2231, RFC 2047); null where there is none. */
export function nameIn(params: Structured["params"], name: "filename" | "name"): string | null {
  const plain = params.get(name);
  const extended = params.get(`${name}*`) ?? continued(params, name);
  if (extended === null || extended === undefined)
    return plain === undefined ? null : decodeWords(plain);
  const [, charset = "utf-8", text = extended] = /^([\w-]*)'[^']*'(.*)$/s.exec(extended) ?? [];
  const bytes = quotedBytes(bytesOf(text.replaceAll("=", "=3D").replaceAll("%", "=")));
  return decodedBy(charset === "" ? "utf-8" : charset, bytes) ?? text;
}

function continued(params: Structured["params"], name: string): string | null {
  let text = "";
  for (let place = 0; place < 20; place += 1) {
    const part = params.get(`${name}*${place}*`) ?? params.get(`${name}*${place}`);
    if (part === undefined) break;
    text += part;
  }
  return text === "" ? null : text;
}

/** @returns null for an unknown charset, or without bytes */
export function decodedBy(charset: string, bytes: Uint8Array | null): string | null {
  if (bytes === null) return null;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
}

/** @returns null where it is none */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
}

/** Decodes quoted-printable (RFC 2045, section 6.7); what is no escape stays as it is. */
export function quotedBytes(sent: Uint8Array): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(sent.length);
  let size = 0;
  for (let at = 0; at < sent.length; at += 1) {
    const letter = sent[at] ?? 0;
    const escape = letter === equals ? escapeAt(sent, at + 1) : null;
    if (escape?.byte !== null) decoded[size++] = escape?.byte ?? letter;
    at += escape?.length ?? 0;
  }
  return decoded.slice(0, size);
}

const [equals, lineFeed, carriageReturn] = [0x3d, 0x0a, 0x0d];

/** What stands behind an equals sign, whose byte is null where it joins two lines; null where it is no escape. */
function escapeAt(sent: Uint8Array, at: number): { byte: number | null; length: number } | null {
  const [next, last] = [sent[at] ?? 0, sent[at + 1] ?? 0];
  if (next === lineFeed) return { byte: null, length: 1 };
  if (next === carriageReturn && last === lineFeed) return { byte: null, length: 2 };
  const [high, low] = [hexDigit(next), hexDigit(last)];
  return high === null || low === null ? null : { byte: high * 16 + low, length: 2 };
}

function hexDigit(code: number): number | null {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : null;
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
