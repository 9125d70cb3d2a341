const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The text of XML or HTML: `&amp;`, `&#8377;` and `&#x20B9;` become their characters. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) =>
    name === undefined
      ? character(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (named[name] ?? all),
  );

const maxCodePoint = 0x10_ff_ff;
const character = (code: number): string =>
  code <= maxCodePoint ? String.fromCodePoint(code) : "";
