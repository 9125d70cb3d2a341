import type { DecimalText } from "../../../money.ts";
import { printedNumber } from "../cas/numbers.ts";
import type { Line, Word } from "../cas/text-page.ts";
import type { Column, EcasColumns, EcasNumberColumn, TextColumn } from "./columns.ts";

export type Figures = Record<Exclude<EcasNumberColumn, "other">, DecimalText | null>;

/** The line of a row that has its figures, with the texts on it. */
export type EcasRow = {
  figures: Figures;
  isPlausible: boolean;
  /** A figure stands among the numbers and below none of their labels. */
  hasStrayFigure: boolean;
  texts: RowTexts;
};

/** Pieces of a row's texts, by column; a piece is a word. */
export type RowTexts = Record<TextColumn, string[]>;

export const noTexts = (): RowTexts => ({ isin: [], name: [], folio: [], broker: [] });

const noFigures: Figures = {
  units: null,
  averageCost: null,
  cost: null,
  nav: null,
  value: null,
  profit: null,
  return: null,
};

/** Footnote marks and currency signs that stand alone. */
const mark = /^[`₹#!*@$~^%†‡]+$/u;
const nothing = /^(?:--?|−|N\.?A\.?|NIL)$/i;
const minFigures = 3;

/** undefined for what is no figure, null for a dash. */
export function figureIn({ text }: Word): DecimalText | null | undefined {
  const bare = text.replace(/[#!*@$~^%†‡]+$/u, "");
  if (nothing.test(bare)) return null;
  return printedNumber(bare) ?? undefined;
}

/**
 * The figures of a row where this line has them: up to the column of values, because balances below a balance (free,
 * locked in, pledged) are not the row's. Where a cell is empty or a name ends in a number, what fits together decides
 * which figure stands in which column.
 */
export function readFigures({ words }: Line, columns: EcasColumns): EcasRow | null {
  const value = columns.numbers.find(({ kind }) => kind === "value");
  const printed = words.filter(({ text }) => !mark.test(text));
  const last = printed.at(-1);
  if (value === undefined || last === undefined || last.right < value.left) return null;
  const start = printed.findLastIndex((word) => figureIn(word) === undefined) + 1;
  const run = printed.slice(start);
  const inZone = printed.filter(
    (word) => figureIn(word) !== undefined && centerOf(word) >= numbersFrom(columns),
  );
  if (Math.max(run.length, inZone.length) < Math.min(minFigures, columns.numbers.length)) {
    return null;
  }
  const ordered = provenOrder(run, columns);
  const placed = byPosition(inZone, columns);
  const isComplete = run.length === columns.numbers.length;
  const [best] = (isComplete ? [ordered, placed] : [placed, ordered])
    .filter((reading) => reading !== null)
    .toSorted(
      (a, b) => evidence(b.figures) - evidence(a.figures) || b.words.length - a.words.length,
    );
  if (best === undefined) return null;
  const rest = printed.filter((word) => !best.words.includes(word) && !inZone.includes(word));
  return {
    figures: best.figures,
    isPlausible: fits(best.figures),
    hasStrayFigure: inZone.some((word) => /\.\d/.test(word.text) && !best.words.includes(word)),
    texts: textsIn(rest, columns),
  };
}

type Reading = { figures: Figures; words: readonly Word[] };

/** A folio in digits stands like a figure before an empty cell: what is left of the numbers is one if a NAV proves it. */
function provenOrder(run: readonly Word[], columns: EcasColumns): Reading | null {
  const ordered = inOrder(run, columns);
  const isInZone = ordered?.words.every((word) => centerOf(word) >= numbersFrom(columns)) ?? true;
  return ordered !== null && (isInZone || isProven(ordered.figures)) ? ordered : null;
}

/** The last figures of the line, where there are at least as many as columns. */
function inOrder(run: readonly Word[], { numbers }: EcasColumns): Reading | null {
  if (run.length < numbers.length) return null;
  const words = run.slice(-numbers.length);
  return readingOf(words.map((word, index) => [word, numbers[index]]));
}

function byPosition(words: readonly Word[], { numbers }: EcasColumns): Reading | null {
  const byColumn = new Map<Column<EcasNumberColumn>, Word>();
  for (const word of words) {
    const column = numbers.toSorted((a, b) => distance(a, word) - distance(b, word))[0];
    if (column === undefined || distance(column, word) > word.height * maxLabelDistance) continue;
    const other = byColumn.get(column);
    if (other === undefined || distance(column, word) < distance(column, other)) {
      byColumn.set(column, word);
    }
  }
  return byColumn.size === 0
    ? null
    : readingOf([...byColumn].map(([column, word]) => [word, column]));
}

function readingOf(cells: readonly [Word, Column<EcasNumberColumn> | undefined][]): Reading {
  const figures = { ...noFigures };
  for (const [word, column] of cells) {
    if (column !== undefined && column.kind !== "other")
      figures[column.kind] = figureIn(word) ?? null;
  }
  return { figures, words: cells.map(([word]) => word) };
}

const centerOf = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

/** Of the letters' height: a figure that stands farther from all labels is of a column without one. */
const maxLabelDistance = 4;

/** Points between a label and a figure; those above each other by their middles. */
const distance = (label: Column<EcasNumberColumn>, word: Word): number => {
  const gap = Math.max(label.left - word.right, word.left - label.right, 0);
  return gap + Math.abs(centerOf(label) - centerOf(word)) / 1_000;
};

/** Where the columns of numbers begin: halfway between the labels. */
const numbersFrom = ({ texts, numbers }: EcasColumns): number => {
  const lastText = Math.max(...texts.map(({ right }) => right));
  const firstNumber = Math.min(...numbers.map(({ left }) => left));
  return (lastText + firstNumber) / 2;
};

/** Of the value, and rupees: a NAV is rounded. */
const share = 0.005;
const rupee = 1;
const isNear = (found: number, printed: number): boolean =>
  Math.abs(found - printed) <= Math.abs(printed) * share + rupee;

/** Whether units at the NAV are worth the value, and cost and gain lead to it. */
export function fits(figures: Figures): boolean {
  return figures.units !== null && figures.value !== null && isWorth(figures) && isPaid(figures);
}

/** How much speaks for a reading: a dash or a 0 proves nothing. */
function evidence(figures: Figures): number {
  if (!fits(figures)) return -1;
  const { cost, profit, averageCost } = figures;
  return (isProven(figures) ? 2 : 0) + (cost !== null && (profit ?? averageCost) !== null ? 1 : 0);
}

const isProven = (figures: Figures): boolean =>
  fits(figures) && figures.nav !== null && Number(figures.units) > 0 && Number(figures.value) > 0;

/** Of what was paid: the cost of a unit is printed with four decimals. */
const averageShare = 0.005;
const paisa = 0.01;

/**
 * Whether the cost of a unit leads to the whole cost, and the gain from it to the value: only one reading of a row
 * does both.
 */
export function isPaidByAverage({ units, averageCost, cost, value, profit }: Figures): boolean {
  if (averageCost === null || cost === null || Number(averageCost) === 0) return false;
  const isAverage =
    Math.abs(Number(units) * Number(averageCost) - Number(cost)) <=
    Number(cost) * averageShare + paisa;
  const isGain =
    profit === null || Math.abs(Number(cost) + Number(profit) - Number(value)) <= rupee;
  return isAverage && isGain;
}

/** In percent points. */
const returnRounding = 0.011;

/** Whether the gain in percent is that on this cost, and would not be with cost and gain exchanged. */
export function isPaidByReturn({ cost, profit, return: percent }: Figures): boolean {
  if (cost === null || profit === null || percent === null) return false;
  const isOn = (paid: string, gain: string) =>
    Math.abs((Number(gain) / Number(paid)) * 100 - Number(percent)) <= returnRounding;
  return Number(cost) > 0 && isOn(cost, profit) && !isOn(profit, cost);
}

const isWorth = ({ units, nav, value }: Figures): boolean =>
  nav === null || isNear(Number(units) * Number(nav), Number(value));

function isPaid({ units, averageCost, cost, value, profit }: Figures): boolean {
  if (cost === null && averageCost !== null && profit !== null)
    return isNear(Number(units) * Number(averageCost) + Number(profit), Number(value));
  if (cost === null || (profit === null && averageCost === null)) return true;
  return (
    (profit !== null && Math.abs(Number(cost) + Number(profit) - Number(value)) <= rupee) ||
    (averageCost !== null && isNear(Number(units) * Number(averageCost), Number(cost)))
  );
}

/**
 * The words of a line below or above its figures; null where one stands among the numbers and is none of their
 * balances.
 */
export function readTexts({ words }: Line, columns: EcasColumns): RowTexts | null {
  const from = numbersFrom(columns);
  const texts: Word[] = [];
  for (const word of words) {
    if (mark.test(word.text)) continue;
    if (centerOf(word) < from) texts.push(word);
    else if (figureIn(word) === undefined) return null;
  }
  return textsIn(texts, columns);
}

const isinStart = /^IN[A-Z0-9][A-Z0-9\u{AD}-]*$/u;
/** Points by which a cell may begin before the label of its column. */
const indent = 12;

function textsIn(words: readonly Word[], { texts: columns }: EcasColumns): RowTexts {
  const texts = noTexts();
  for (const word of words) {
    const column = columns.findLast(
      (_, index) => index === 0 || centerOf(word) >= startOf(columns, index),
    );
    texts[kindOf(word, column)].push(word.text);
  }
  return texts;
}

/** Texts of one column can reach below the label of the next. */
const startOf = (columns: EcasColumns["texts"], index: number): number => {
  const [before, own] = [columns[index - 1], columns[index]];
  if (before === undefined || own === undefined) return Number.NEGATIVE_INFINITY;
  return Math.max((before.right + own.left) / 2, own.left - indent);
};

function kindOf({ text }: Word, column: Column<TextColumn> | undefined): TextColumn {
  if (isinStart.test(text) && withoutHyphens(text).length === 12) return "isin";
  // A long name can reach below the label of the folios, which have digits.
  if (column?.kind === "folio" && !/\d/.test(text)) return "name";
  return column?.kind ?? "name";
}

/** A word that is broken at the end of a line has a hyphen there, which can be a soft one. */
export const withoutHyphens = (text: string): string => text.replaceAll(/[\u{AD}-]/gu, "");
