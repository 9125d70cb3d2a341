import { columnsBelow, hasNumbers, isCalledUnits, type TableColumn } from "./column-values.ts";
import type { Header } from "./header.ts";
import { minColumns, type Table } from "./table.ts";

const often =
  /^(?:daily|weekly|(?:bi-?|fort)(?:weekly|nightly)|monthly|(?:every|once a) (?:day|week|month|quarter|year)|quarterly|half-?yearly|semi-?annual(?:ly)?|yearly|annual(?:ly)?|दैनिक|साप्ताहिक|मासिक|तिमाही|त्रैमासिक|वार्षिक)$/i;
const planned =
  /\b(?:sips?|stps?|swps?|instal?lments?|mandate)\b.*\b(?:amount|value|dates?|day|start|end|frequency|left|remaining|pending|id)\b|^(?:next (?:due|sip|instal?lment)|due) (?:date|day|on)$|\bfrequency\b/;

/**
 * Whether a table says what is to be bought again and again, and nothing of what was: how often, or the amount or day of
 * a plan, without units.
 */
export function isSipList(header: Header, beginning: Table): boolean {
  if (header.columns.size < minColumns) return false;
  const columns = columnsBelow(beginning, header.at);
  const hasUnits = columns.some((column) => isCalledUnits(column.name) && hasNumbers(column));
  const isOfPayouts = columns.some(({ name }) => /dividend|idcw|payout|record date/.test(name));
  if (hasUnits || isOfPayouts) return false;
  return columns.some((column) => isOften(column) || isCalledPlanned(column));
}

const isOften = ({ filled }: TableColumn): boolean =>
  filled.length > 0 && filled.every((cell) => often.test(cell));

const isCalledPlanned = ({ name, filled }: TableColumn): boolean =>
  filled.length > 0 && planned.test(name.replaceAll("_", " "));
