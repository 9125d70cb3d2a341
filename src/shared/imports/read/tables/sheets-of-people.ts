import type { ReadSheet } from "./joined-sheets.ts";
import { couldBePerson, personIn } from "./person-titles.ts";
import { minColumns, type TableRow } from "./table.ts";
import type { Sheet } from "./workbook-sheet.ts";

/**
 * Sheets that could all be named after people, or of which several have a title that names one: what names no investor gets
 * that name, so that the user is asked whose it is.
 */
export function sheetsOfPeople(read: readonly ReadSheet[]): readonly ReadSheet[] {
  const names = namesOf(read.map(({ sheet }) => sheet));
  return read.map(({ sheet, statement }, at) => ({
    sheet,
    statement: {
      ...statement,
      schemes: statement.schemes.map((scheme) => ({
        ...scheme,
        investor: scheme.investor ?? names[at] ?? null,
      })),
    },
  }));
}

function namesOf(sheets: readonly Sheet[]): readonly (string | null)[] {
  if (sheets.length < 2) return [];
  if (sheets.every(({ name }) => couldBePerson(name))) return sheets.map(({ name }) => name.trim());
  const titles = sheets.map(personAboveTable);
  return new Set(titles.filter((title) => title !== null)).size > 1 ? titles : [];
}

const filled = ({ cells }: TableRow): string[] => cells.filter((cell) => cell.trim() !== "");

/** The person whom the last line above a sheet's table names; "Axis" above "Axis Bluechip Fund" is a fund house. */
function personAboveTable({ rows }: Sheet): string | null {
  const headerAt = rows.findIndex((row) => filled(row).length >= minColumns);
  const title = rows.slice(0, Math.max(headerAt, 0)).findLast((row) => filled(row).length > 0);
  const person = title === undefined ? null : personIn(title);
  const [first = ""] = person?.toLowerCase().split(" ", 1) ?? [];
  const isHouse = rows
    .slice(headerAt)
    .some(({ cells }) => cells.some((cell) => cell.trim().toLowerCase().startsWith(first)));
  return isHouse ? null : person;
}
