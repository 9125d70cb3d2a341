import type { FundLabel } from "../../../shared/funds/fund-label.ts";
import type { LetterLine } from "./letter-page.ts";
import type { LetterTexts } from "./letter-texts.ts";

/** Rows of a list. */
const mostNamed = 10;

/** The first rows, and how many more there are. */
export function namedLines<Row>(
  rows: readonly Row[],
  texts: Pick<LetterTexts, "more">,
  toLine: (row: Row) => LetterLine,
): LetterLine[] {
  const lines = rows.slice(0, mostNamed).map(toLine);
  const more = rows.length - lines.length;
  return more > 0 ? [...lines, { name: texts.more(more) }] : lines;
}

/**
 * Names the funds of a list, and tells two of one scheme apart by the last digits of their folios.
 * @param hasFolios false where the letter leaves folios out
 */
export function nameFunds(
  rows: readonly FundLabel[],
  texts: Pick<LetterTexts, "folio">,
  hasFolios: boolean,
): (row: FundLabel) => string {
  const byName = Map.groupBy(rows, ({ schemeName }) => schemeName);
  return ({ schemeName, folioNumber }) => {
    const same = byName.get(schemeName) ?? [];
    const isAlone = new Set(same.map(({ fundId }) => fundId)).size < 2;
    const name = shortName(schemeName);
    if (isAlone || !hasFolios || folioNumber === "") return name;
    return `${name} (${texts.folio(folioNumber.slice(-shownDigits))})`;
  };
}

/** Longer than any of AMFI's names. The longest that can be typed would make a letter so large that mail programs clip it. */
const longestName = 160;

export const shortName = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName - 1).toWellFormed()}…`;

const shownDigits = 4;
