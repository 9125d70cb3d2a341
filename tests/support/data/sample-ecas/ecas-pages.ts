import type { TextPage } from "../../../../src/shared/imports/read/cas/text-page.ts";
import { widthOf } from "../../../../sample/statement/helvetica.ts";
import type { Encryption } from "../../../../sample/statement/pdf-encryption.ts";
import { pdfFile, type Drawn } from "../../../../sample/statement/pdf-file.ts";

/** A text that begins at `x`, or ends at `right`; `down` is how many points it stands below its line. */
export type Cell = { text: string; x?: number; right?: number; down?: number };

export type DrawnLine = {
  cells: Cell[];
  /** Points to the line before. */
  step?: number;
  /** The header of its table, which a new page repeats. */
  header?: DrawnLine[];
  startsPage?: boolean;
};

const size = 6;
const top = 790;
const bottom = 60;

export const line = (text: string, x = 40): DrawnLine => ({ cells: [{ text, x }] });

/** The lines on pages as tall as A4, or as many lines as `linesOnPage` says. */
export function pagesOf(
  lines: readonly DrawnLine[],
  { boilerplate, linesOnPage = 200 }: { boilerplate: string; linesOnPage?: number | undefined },
): Drawn[][] {
  const pages: Drawn[][] = [];
  let page: Drawn[] = [];
  let [y, count] = [0, linesOnPage];
  const put = ({ cells, step = 9 }: DrawnLine) => {
    y -= step;
    count += 1;
    for (const { text, x, right, down = 0 } of cells) {
      const left = x ?? (right ?? 0) - widthOf(text, size);
      page.push({ text, x: left, y: y - down, size });
    }
  };
  for (const each of lines) {
    if (y < bottom || count >= linesOnPage || each.startsPage === true) {
      page = [{ text: boilerplate, x: 40, y: 820, size }];
      pages.push(page);
      [y, count] = [top, 0];
      for (const again of each.header ?? []) put(again);
      count = 0;
    }
    put(each);
  }
  return pages.map((drawn, index) => [
    ...drawn,
    { text: `Page ${index + 1} of ${pages.length}`, x: 500, y: 20, size },
  ]);
}

export const pdfOf = (pages: Drawn[][], encryption?: Encryption): Uint8Array =>
  pdfFile(pages, encryption);

/** The text of the pages as pdf.js hands it out. */
export const textOf = (pages: readonly Drawn[][]): TextPage[] =>
  pages.map((page, index) => ({
    page: index + 1,
    items: page.map(({ text, x, y, size: height }) => ({
      str: text,
      x,
      y,
      width: widthOf(text, height),
      height,
      isRotated: false,
    })),
  }));

/** "12,34,567.89" */
export const rupees = (paise: number): string => {
  const [whole = "", fraction = ""] = (Math.abs(paise) / 100).toFixed(2).split(".");
  const grouped = whole.replace(/(\d)(?=(\d\d)*\d{3}$)/g, "$1,");
  return `${paise < 0 ? "-" : ""}${grouped}.${fraction}`;
};
