import { typeRules } from "../../../transactions/types.ts";
import {
  hasDates,
  hasKindWords,
  hasNumbers,
  maxKindWords,
  onlyOf,
  type TableColumn,
} from "./column-values.ts";
import { likelyType } from "./type-words.ts";

const names = [
  /^(?:transaction|trxn|order|trade) ?(?:type|description|nature)$/,
  /^(?!.*\b(?:date|id|no|number|time)\b).*(?:type|order|action|transaction|side)/,
];

/**
 * The column whose values are words for kinds; of several, the one with a name for kinds, unless another one contradicts
 * it. Without one, a column with such a name and few words, whose meaning the user is asked for.
 */
export function kindColumn(columns: readonly TableColumn[]): string {
  const said = columns.filter((column) => hasKindWords(column) && !wayOfPaying.test(column.name));
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

/** "SIP" or "lump sum" in such a column is the way of paying, not the kind of transaction. */
const wayOfPaying = /\bmode\b|frequency|channel|platform|source/;

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
  const areTold = new Set(open.map(({ direction }) => direction)).size > 1;
  return !isContradicted && (areTold || new Set(open.map(({ word }) => word)).size < 2);
}

const directionOf = (word: string) => {
  const type = likelyType(word);
  return type === null ? null : typeRules[type].direction;
};
