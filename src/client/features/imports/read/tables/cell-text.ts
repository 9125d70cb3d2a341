import { cellDate } from "../../../../../shared/imports/read/tables/cells.ts";

/** A spreadsheet keeps 15 digits: the last ones of a longer folio are lost. */
const beyondDigits = 1e15;

/** A number in its shortest form, with what its format shows beside it: "500 USD". What is no number stays as it is. */
export function numberText(value: string, mark: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const text = Math.abs(number) < beyondDigits ? String(number) : number.toExponential();
  return mark === "" ? text : `${text} ${mark}`;
}

/** The form in which a cell shows its date: without its day or year, nobody sees the rest. */
export type DateForm = "day" | "month" | "no-year";

export function visibleDate(day: string, form: DateForm): string {
  if (form === "day" || cellDate(day) === null) return day;
  return form === "month" ? day.slice(0, "yyyy-mm".length) : day.slice("yyyy-".length);
}
