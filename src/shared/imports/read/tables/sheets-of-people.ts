import type { ReadSheet } from "./joined-sheets.ts";
import { couldBePerson } from "./person-titles.ts";

/**
 * Sheets that could all be named after people: what names no investor gets the name of its sheet, so that the user is
 * asked whose it is.
 */
export function sheetsOfPeople(read: readonly ReadSheet[]): readonly ReadSheet[] {
  if (read.length < 2 || !read.every(({ sheet }) => couldBePerson(sheet.name))) return read;
  return read.map(({ sheet, statement }) => ({
    sheet,
    statement: {
      ...statement,
      schemes: statement.schemes.map((scheme) => ({
        ...scheme,
        investor: scheme.investor ?? sheet.name.trim(),
      })),
    },
  }));
}
