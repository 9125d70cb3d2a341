import { isIsin } from "../isin.ts";
import type { Line } from "./text-page.ts";

type SchemeLine = {
  name: string;
  isin: string | null;
  invalidIsin: string | null;
  registrarCode: string | null;
};

const registrars = "CAMS|KFINTECH|KFIN|KARVY|FTAMIL|FRANKLIN";
const stamp = /\b(?:CAMS|KFIN|KARVY)CASWS\S*(?:\s*Version\S*)?(?:\s*Live-\d+)?/g;
const code = /^([A-Z0-9]{1,10}(?: [A-Z0-9]{1,8})?)\s*-\s*(.+)$/s;
const notes = /\(\s*(?:formerly|erstwhile|non\s*-\s*demat|demat)[^)]*\)?/gi;

export const isSchemeLine = (text: string): boolean =>
  /Registrar\s*:|\bISIN\s*:|\(?Advisor\s*:/i.test(text) ||
  (beginsWithCode.test(text) && !beginsLoadNote.test(text) && !/[.;]$/.test(text));

/** Names begin with a capital, but for those of the brands that do not. */
const nameStart = String.raw`(?:[A-Z][A-Za-z]|(?:quant|qsif|iSIF)\b)`;
const beginsWithCode = new RegExp(
  String.raw`^[A-Z0-9]{2,10}(?: [A-Z0-9]{1,8})?\s*-\s*${nameStart}`,
);
/** "WEF 17-Nov-2020 …" and "EXIT LOAD - Nil" look like a code and a name. */
const beginsLoadNote =
  /^(?:EXIT|ENTRY|LOAD|WEF|NIL|SIP|STP|SWP|NOTE|LOCK|SWITCH)\b|^[A-Z0-9 ]*\b\d{1,2}\s*-\s*[A-Za-z]{3,9}\s*-\s*\d{2,4}\b/;

/** A line can end in the middle of the word. */
const brokenAdvisor = /\bA ?d ?v ?i ?s ?o ?r\s*:/i;
const advisor = /\(?\s*Advisor\s*:(?:(?!-?\s*\bISIN\s*:)[^()]|\([^()]*\))*\)?/i;

/**
 * Reads a scheme's line, whichever way it is wrapped: the registrar stands at the right edge and so gets between the
 * parts of a name, an ISIN or an advisor.
 */
export function readSchemeLine(lines: readonly string[]): SchemeLine {
  const { text, registrar } = withoutRegistrar(lines.join("\n").replaceAll(stamp, ""));
  const joined = text
    .replaceAll(/\s*\n\s*/g, (gap, at: number) => glue(text, gap, at))
    .replace(brokenAdvisor, "Advisor:");
  const printed = isinIn(joined);
  const beforeAdvisor = joined.replace(advisor, " ");
  const [named = "", afterIsin = ""] = beforeAdvisor.split(/\s*-?\s*\bISIN\s*:\s*/i);
  const option = printed === null ? afterIsin : afterIsin.replace(isinPrefix(printed), "");
  const [, registrarsCode, rest] = code.exec(named.trim()) ?? [null, null, named.trim()];
  const isin = printed !== null && isIsin(printed) ? printed : null;
  return {
    name: cleanName(
      `${rest ?? ""}${/^\s*-?\s*[A-Za-z]/.test(option) ? ` - ${option.replace(/^\s*-\s*/, "")}` : ""}`,
    ),
    isin,
    invalidIsin: isin === null ? printed : null,
    registrarCode:
      registrarsCode == null
        ? null
        : `${registrar ?? ""} ${registrarsCode.replaceAll(" ", "")}`.trim(),
  };
}

/** A wrapped ISIN goes on where it stopped, and so does a word before a hyphen. */
const glue = (text: string, gap: string, at: number): string => {
  const before = text.slice(0, at);
  const after = text.slice(at + gap.length);
  if (/ISIN\s*:\s*[A-Z0-9]{1,11}\s*$/.test(before) && /^[A-Z0-9]/.test(after)) return "";
  return /^-\S/.test(after) ? "" : " ";
};

function withoutRegistrar(text: string): { text: string; registrar: string | null } {
  const direct = new RegExp(`Registrar\\s*:\\s*(${registrars})\\b`, "i").exec(text);
  if (direct !== null) {
    return { text: text.replace(direct[0], " "), registrar: (direct[1] ?? "").toUpperCase() };
  }
  const label = /Registrar\s*:/i.exec(text);
  if (label === null) return { text, registrar: null };
  const after = text.slice(label.index + label[0].length);
  const token = new RegExp(`\\b(${registrars})\\s*$`, "im").exec(after);
  const rest = token === null ? after : after.replace(token[0], " ");
  return {
    text: `${text.slice(0, label.index)} ${rest}`,
    registrar: token === null ? null : (token[1] ?? "").toUpperCase(),
  };
}

const isinPrefix = (isin: string): RegExp => new RegExp(`^\\s*${[...isin].join("\\s*")}`);

function isinIn(text: string): string | null {
  const match = /ISIN\s*:\s*([A-Z0-9]{1,12})/i.exec(text);
  return match?.[1] ?? null;
}

/** Without notes, such as a former name, and without doubled spaces. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(notes, " ")
    .replaceAll(/\(\s*\)/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s\-–,]+|[\s\-–,(]+$/g, "");

/** Words of a scheme's name that no code or label stands beside. */
const schemeWords = /\b(?:fund|plan|scheme|growth|idcw|dividend|etf|fof)\b/i;

/** Whether the line above an opening balance can name a scheme, and is no note about the one before. */
const mayNameScheme = (text: string): boolean =>
  schemeWords.test(text) && !/^(?:exit|entry)? ?load\b|[.;]$/i.test(text.trim());

/**
 * The lines of the scheme among those since the last table: the last ones, without the exit loads before them. None where
 * nothing can be its name.
 */
export function schemeRegion(between: readonly Line[]): Line[] {
  const lines = between.filter(
    ({ text }) => !/^Nominee\s*\d/i.test(text) && !/^PAN\s*:/i.test(text),
  );
  const labelled = lines.findLastIndex(({ text }) => isSchemeLine(text));
  if (labelled === -1) return lines.slice(-1).filter(({ text }) => mayNameScheme(text));
  let first = labelled;
  for (let index = labelled - 1; index >= 0 && isSchemeLine(lines[index]?.text ?? ""); index -= 1) {
    first = index;
  }
  return lines.slice(first);
}
