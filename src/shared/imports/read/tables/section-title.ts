import { saysNotCompleted } from "./status-words.ts";
import type { TableRow } from "./table.ts";

/** Longer texts are notes. */
const longestTitle = 40;

/** The only cell with a text in a row without figures: the title of the rows below. */
export function sectionTitle({ text, cells }: TableRow): string | null {
  // Rows with figures, nearly all, are no titles.
  if (text !== undefined && /\d/.test(text)) return null;
  const [title, ...others] = cells.filter((cell) => cell.trim() !== "");
  const isTitle = title !== undefined && others.length === 0 && !/\d/.test(title);
  return isTitle && title.trim().length <= longestTitle ? title.trim() : null;
}

/** Whether a title or a sheet's name says that nothing came of what is below it: "Cancelled orders". */
export const isTitleOfNotCompleted = (title: string): boolean =>
  saysNotCompleted(title) &&
  !/\b(?:exclu\w*|without|other than|apart from|includ\w*)\b/i.test(title);

const noLonger =
  "past|previous|former|(?:fully |already )?redeemed|sold|exited|closed|matured|inactive|withdrawn|zero[ -]balance|nil[ -]balance";

/** Whether a title or a sheet's name says that what is below it was held before: "Past holdings", "Redeemed". */
export const isTitleOfNotHeld = (title: string): boolean =>
  new RegExp(
    `^\\W*(?:${noLonger})(?:[ -]+[a-z]+){0,2}\\W*$|^\\W*(?:holdings?|funds?|schemes?|folios?|investments?)[ -]+(?:${noLonger})\\W*$`,
    "i",
  ).test(title);

/** Says of one row after the other whether it stands below such a title. */
export function heldBefore(above: TableRow | undefined): (row: TableRow) => boolean {
  let title = above === undefined ? null : sectionTitle(above);
  return (row) => {
    title = sectionTitle(row) ?? title;
    return title !== null && isTitleOfNotHeld(title);
  };
}
