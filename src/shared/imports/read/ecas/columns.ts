import type { Line, Word } from "../cas/text-page.ts";

const numberColumns = [
  "units",
  "averageCost",
  "cost",
  "nav",
  "value",
  "profit",
  "return",
  "other",
] as const;
export type EcasNumberColumn = (typeof numberColumns)[number];
export type TextColumn = "isin" | "name" | "folio" | "broker";

export type Column<Kind extends string> = { kind: Kind; left: number; right: number };

/** A table's columns from left to right. */
export type EcasColumns = {
  texts: readonly Column<TextColumn>[];
  numbers: readonly Column<EcasNumberColumn>[];
};

const labelWords = new Set(
  "isin ucc description scheme name folio no number of units unit average avg cost per total current nav value in inr rs unrealised unrealized profit loss annualised annualized return returns security company issuer stock symbol face shares bonds market price bal balance closing cumulative amount invested valuation arn code ter commission expense ratio direct regular gross paid to distributors coupon rate frequency maturity date free lent pledge setup safekeep pledged pledgee locked lockin earmarked frozen blocked as on distributor advisor broker amt p l pl gain gains mkt curr qty quantity nos holding holdings category sr sl s amc".split(
    " ",
  ),
);

const maxHeaderLines = 6;
/** Points between the lines of one header. */
const maxLineDistance = 16;
/** Of the letters' height: a space within a label is narrower, the gap between two columns wider. */
const maxWordGap = 0.6;

/** The columns that a header names, and how many lines it has; null where no header of holdings begins at this line. */
export function readEcasHeader(
  lines: readonly Line[],
  start: number,
): { columns: EcasColumns; lines: number } | null {
  const header: Line[] = [];
  for (const line of lines.slice(start, start + maxHeaderLines)) {
    const before = header.at(-1);
    const isNear =
      before === undefined || (line.page === before.page && before.y - line.y <= maxLineDistance);
    if (!isNear || !line.words.every(isLabel)) break;
    header.push(line);
  }
  const words = header.flatMap((line) => line.words);
  const isHoldings =
    words.some(({ text }) => /^isin\b/i.test(text)) &&
    words.some(({ text }) => /^(?:value|valuation)\b/i.test(text));
  if (!isHoldings) return null;
  const columns = columnsOf(words);
  return columns === null ? null : { columns, lines: header.length };
}

const isLabel = ({ text }: Word): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word === "" || labelWords.has(word)) && !/\d/.test(text);

type Label = { text: string; left: number; right: number };

function columnsOf(words: readonly Word[]): EcasColumns | null {
  const texts: Column<TextColumn>[] = [];
  const numbers: Column<EcasNumberColumn>[] = [];
  for (const { text, left, right } of labelsOf(words)) {
    const textKind = textKindOf(text);
    const before = texts.at(-1);
    // "ISIN Description", whose words stand far apart.
    if (before?.kind === "isin" && texts.length > 1 && textKind === "name") {
      texts.splice(-1, 1, { kind: "name", left: before.left, right });
      continue;
    }
    if (textKind !== null) {
      texts.push({ kind: textKind, left, right });
      continue;
    }
    const kind = numberKindOf(text);
    // Current, free, pledged: what is held is the first of the balances.
    const isTaken = numbers.some((column) => column.kind === kind);
    numbers.push({ kind: isTaken ? "other" : kind, left, right });
  }
  const has = (kind: EcasNumberColumn) => numbers.some((column) => column.kind === kind);
  return texts.some(({ kind }) => kind === "isin") && has("value") ? { texts, numbers } : null;
}

/** Words that stand above or close beside each other are one label. */
export function labelsOf(words: readonly Word[]): Label[] {
  let labels: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    if (!/[a-z%]/i.test(word.text)) continue;
    const isOwn = (label: readonly Word[]) => label.some((other) => isOneLabel(other, word));
    labels = [...labels.filter((label) => !isOwn(label)), [...labels.filter(isOwn).flat(), word]];
  }
  return labels
    .map((own) => ({
      text: own
        .toSorted((a, b) => b.y - a.y || a.left - b.left)
        .map(({ text }) => text.toLowerCase())
        .join(" "),
      left: Math.min(...own.map(({ left }) => left)),
      right: Math.max(...own.map(({ right }) => right)),
    }))
    .toSorted((a, b) => a.left - b.left);
}

const isOneLabel = (before: Word, word: Word): boolean =>
  word.left - before.right < (Math.abs(before.y - word.y) < 1 ? word.height * maxWordGap : 0);

function textKindOf(label: string): TextColumn | null {
  if (/folio/.test(label)) return "folio";
  if (/description|security|company|issuer|scheme|name/.test(label)) return "name";
  if (/isin/.test(label)) return "isin";
  return /arn|distributor(?!s)|advisor|broker/.test(label) ? "broker" : null;
}

function numberKindOf(label: string): EcasNumberColumn {
  if (/average|avg|cost per unit/.test(label)) return "averageCost";
  if (/cost|cumulative|invested/.test(label)) return "cost";
  if (/return|%/.test(label)) return "return";
  if (/profit|unreali|gain|\bp ?\/? ?l\b/.test(label)) return "profit";
  if (/nav|price/.test(label)) return "nav";
  if (/face|coupon|maturity|ter\b|expense|commission|pledge|lent|safekeep|frozen|lock/.test(label))
    return /current/.test(label) ? "units" : "other";
  if (/value|valuation/.test(label)) return "value";
  return /unit|shares|bonds|bal|no\.|qty|quantity/.test(label) ? "units" : "other";
}
