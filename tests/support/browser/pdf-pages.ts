import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text of a printed page; points from the page's lower left corner. */
export type PrintedText = {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
};

/** The texts of each page of a PDF, as they stand. */
export async function pdfPages(file: Uint8Array): Promise<PrintedText[][]> {
  const loading = getDocument({ data: new Uint8Array(file) });
  const document = await loading.promise;
  const pages: PrintedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      const [right, top] = [left + item.width, bottom + item.height];
      return [{ text: item.str, left, right, bottom, top }];
    });
    pages.push(texts);
  }
  await loading.destroy();
  return pages;
}

/** What a page says, without spaces: kerning puts some into words. */
export const textOf = (page: readonly PrintedText[]): string =>
  page.map(({ text }) => withoutSpaces(text)).join("");

export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

/** Pairs of texts of a page of which one covers a part of the other. */
export function overlaps(page: readonly PrintedText[]): string[] {
  // Letters may touch: what counts is a third of a line.
  const isOver = (one: PrintedText, other: PrintedText): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) >
      Math.min(one.top - one.bottom, other.top - other.bottom) / 3;
  return page.flatMap((one, index) =>
    page
      .slice(index + 1)
      .flatMap((other) => (isOver(one, other) ? [`${one.text} / ${other.text}`] : [])),
  );
}
