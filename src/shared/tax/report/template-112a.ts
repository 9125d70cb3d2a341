/** The numbers that the department gives its columns, in their order. */
const columnNumbers = [
  "1a",
  "1b",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
] as const;
export type ColumnNumber = (typeof columnNumbers)[number];

export const columnsWith1b = (hasTransferred: boolean): ColumnNumber[] =>
  columnNumbers.filter((column) => hasTransferred || column !== "1b");

/** The portal's own header, byte by byte: it refuses another one, even where only a space differs. */
export type Template112A = {
  header: Uint8Array;
  hasTransferred: boolean;
  /** Headings without a text, which some templates end with. */
  blankColumns: number;
};

/** @returns null for a file whose first line does not have the columns of Schedule 112A */
export function readTemplate112A(file: Uint8Array): Template112A | null {
  const header = firstLine(withoutMark(file));
  // Only ASCII is looked at, which all encodings of CSV files share.
  const text = Array.from(header, (byte) => String.fromCharCode(byte)).join("");
  const headings: string[] = text.match(headingPattern) ?? [];
  const filled = headings.findLastIndex((heading) => !/^[\s"]*$/.test(heading)) + 1;
  const found = headings.slice(0, filled).map(numberOf).join();
  const hasTransferred = found.includes("1b");
  if (found !== columnsWith1b(hasTransferred).join()) return null;
  return { header, hasTransferred, blankColumns: headings.length - filled };
}

/** A heading, quoted or not, from a line's start or after a comma. */
const headingPattern = /(?<=^|,)(?:"(?:[^"]|"")*"|[^",]*)/g;

/** The last number in brackets: others are sections and formulas. */
const numberOf = (heading: string): string | undefined =>
  [...heading.matchAll(/\((1[ab]|[2-9]|1[0-4])\)/g)].at(-1)?.[1];

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

function firstLine(file: Uint8Array): Uint8Array {
  let isQuoted = false;
  const end = file.findIndex((byte) => {
    if (byte === quote) isQuoted = !isQuoted;
    return !isQuoted && (byte === lineFeed || byte === carriageReturn);
  });
  return end === -1 ? file : file.subarray(0, end);
}

/** The upload may not begin with a byte order mark, which is no part of the header. */
const withoutMark = (file: Uint8Array): Uint8Array =>
  file[0] === 0xef && file[1] === 0xbb && file[2] === 0xbf ? file.subarray(3) : file;
