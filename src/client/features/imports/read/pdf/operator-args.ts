import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { boxAround, moved, numbersIn, type Box, type Matrix, type Point } from "./geometry.ts";

/** PDF draws every image in this square, transformed by the current matrix. */
export const unitSquare: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

type PdfGlyph = { unicode: string; width: number; isSpace: boolean };

export const isGlyph = (value: unknown): value is PdfGlyph =>
  typeof value === "object" &&
  value !== null &&
  "unicode" in value &&
  typeof value.unicode === "string" &&
  "width" in value &&
  typeof value.width === "number";

export const colorOf = (text: unknown): number | null =>
  typeof text === "string" && /^#[\da-f]{6}$/i.test(text)
    ? Number.parseInt(text.slice(1), 16)
    : null;

export const fillOperators: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

export const cornersOf = ({ left, bottom, right, top }: Box): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

export function boxOn(matrix: Matrix, values: unknown): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(values);
  return boxAround(cornersOf({ left, bottom, right, top }).map((corner) => moved(matrix, corner)));
}

/** How many numbers follow each step of a path: move, line, curve, quadratic curve, close. */
const pathSteps = [2, 2, 6, 4, 0] as const;

/** The outlines of a path on the page, with straight lines for its curves. */
export function outlinesOf(data: readonly number[], matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < data.length;) {
    const step = data[at] ?? 0;
    const count = pathSteps[step] ?? 0;
    const [x, y] = [data[at + count - 1], data[at + count]];
    if (step === 0) outlines.push([]);
    if (count > 0) outlines.at(-1)?.push(moved(matrix, [x ?? 0, y ?? 0]));
    at += 1 + count;
  }
  return outlines;
}
