import { typeRules } from "../../../transactions/types.ts";
import {
  hasDates,
  hasKindWords,
  hasNumbers,
  maxKindWords,
  onlyOf,
  type TableColumn,
} from "./column-values.ts";
import { isStatusColumn } from "./status-words.ts";
import { isKindWord, likelyType } from "./type-words.ts";

const names = [
  /^(?:transaction|trxn|order|trade) ?(?:type|description|nature)$/,
  /^(?!.*\b(?:date|id|no|number|time)\b).*(?:type|order|action|transaction|side)/,
];

/**
 * The column whose values are words for kinds; of several, the one with a name for kinds, unless another one contradicts
 * it. Without one, a column with such a name and few words, whose meaning the user is asked for.
 */
export function kindColumn(columns: readonly TableColumn[]): string {
  const said = columns.filter((column) => hasKindWords(column) && !isWayOfPaying(column.name));
  if (said.length === 1) return said[0]?.name ?? "";
  const possible = said.length > 0 ? said : columns.filter(hasFewWords);
  for (const pattern of names) {
    const named = possible.filter(({ name }) => pattern.test(name.replaceAll("_", " ")));
    const [first] = named;
    if (first === undefined) continue;
    if (said.length === 0) return first.name;
    return said.every((other) => agree(first, other)) ? onlyOf(named) : "";
  }
  return "";
}

/** Whether a column has words for kinds, or is called so and has some among few others: "INITIAL", "SIP", "SWITCH". */
export const saysKinds = (column: TableColumn): boolean =>
  !isWayOfPaying(column.name) &&
  !isOfScheme.test(column.name) &&
  !isStatusColumn(column.name) &&
  (hasKindWords(column) ||
    (names.some((pattern) => pattern.test(column.name.replaceAll("_", " "))) &&
      hasFewWords(column) &&
      column.filled.some(isKindWord)));

/** "Reinvestment" is the option of a scheme there, and no transaction. */
const isOfScheme = /plan|option|category|load|benchmark|dividend|idcw|scheme|fund/;

/** "SIP" or "lump sum" in such a column is the way of paying, not the kind of transaction. */
export const isWayOfPaying = (name: string): boolean =>
  /\bmode\b|frequency|channel|platform|source/.test(name);

const hasFewWords = (column: TableColumn): boolean =>
  new Set(column.filled).size <= maxKindWords && !hasNumbers(column) && !hasDates(column);

/** Whether two columns never say that a row goes both ways: "SIP" can stand beside "Sell", or beside "Dr" and "Cr". */
function agree(one: TableColumn, other: TableColumn): boolean {
  const pairs = one.cells.flatMap((cell, at) => {
    const [direction, word] = [directionOf(cell), other.cells[at] ?? ""];
    return direction === null || word === "" ? [] : [{ direction, word }];
  });
  const isContradicted = pairs.some(({ direction, word }) => {
    const said = directionOf(word);
    return said !== null && said !== direction;
  });
  // Words that can mean either way, such as "P" and "R", tell one way from the other.
  const open = pairs.filter(({ word }) => directionOf(word) === null);
  const tellDirections = new Set(open.map(({ direction }) => direction)).size > 1;
  return !isContradicted && (tellDirections || new Set(open.map(({ word }) => word)).size < 2);
}

const directionOf = (word: string) => {
  const type = likelyType(word);
  return type === null ? null : typeRules[type].direction;
};
