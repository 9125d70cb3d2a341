import { visibleText } from "../../../visible-text.ts";
import { UnreadableFileError } from "../../statement.ts";

/**
 * The value of a JSON text, or the list of those in its lines, without invisible characters. A whole number that a computer would round, such as a long
 * folio, is a text.
 * @throws UnreadableFileError not-readable, or repeated-names where an object has a name twice: only the last would count
 */
export function parseJsonFile(text: string): unknown {
  const whole = isOfLines(text)
    ? `[${text
        .trim()
        .split(/\s*[\r\n]\s*/)
        .join()}]`
    : text;
  let file: unknown;
  try {
    file = visibleJson(whole);
  } catch (error) {
    throw new UnreadableFileError("not-readable", { cause: error });
  }
  if (hasRepeatedNames(whole)) throw new UnreadableFileError("repeated-names");
  return longNumber.test(whole) ? visibleJson(withLongNumbersAsText(whole)) : file;
}

/** JSON Lines: an object in each line. */
const isOfLines = (text: string): boolean => /^\s*\{.*\}\s*[\r\n]\s*\{/.test(text);

const visibleJson = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? visibleText(value) : value));

const longNumber = /\d{16}|[:[,]\s*-?\d[\d.]*e/i;

/** @param text valid JSON */
function withLongNumbersAsText(text: string): string {
  const parts: string[] = [];
  const number = /-?\d[\d.eE+-]*/y;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === '"') at = stringEnd(text, at);
    else if (character === "-" || (character >= "0" && character <= "9")) {
      number.lastIndex = at;
      const [digits = character] = number.exec(text) ?? [];
      const end = at + digits.length;
      const value = Number(digits);
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        parts.push(text.slice(from, at), `"${digits}"`);
        from = end;
      }
      at = end - 1;
    }
  }
  return [...parts, text.slice(from)].join("");
}

/** @param text valid JSON */
function hasRepeatedNames(text: string): boolean {
  /** The names of the objects around a place; null for an array. */
  const around: (Set<string> | null)[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = stringEnd(text, at);
      const names = around.at(-1);
      if (isName && names != null) {
        const name = nameIn(text.slice(at, end + 1));
        if (names.has(name)) return true;
        names.add(name);
        isName = false;
      }
      at = end;
    } else if (character === "{" || character === "[") {
      isName = character === "{";
      around.push(isName ? new Set() : null);
    } else if (character === "}" || character === "]") around.pop();
    else if (character === ",") isName = around.at(-1) != null;
  }
  return false;
}

function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === "\\") before -= 1;
  return (at - before) % 2 === 0;
}

const nameIn = (quoted: string): string =>
  quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
