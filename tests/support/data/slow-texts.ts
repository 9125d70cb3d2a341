/** A text of at most so many bytes of JSON. */
type TextOfSize = (bytes: number) => string;

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
const filled = (unit: string, bytes: number): string => unit.repeat(bytes / bytesOf(unit));

/** Fills the size with a start, the repeated units and an end. */
const made =
  (start: string, units: readonly string[], end = ""): TextOfSize =>
  (bytes) => {
    const room = Math.max(0, bytes - bytesOf(start + end)) / units.length;
    return start + units.map((unit) => filled(unit, room)).join("") + end;
  };

export const ordinaryText = made("", ["a"]);

/** Texts for which a naive check takes quadratic time or worse. */
export const slowTexts: Readonly<Record<string, TextOfSize>> = {
  "combining marks to be reordered": made("a@b.c", ["\u0301", "\u0316"]),
  "alternating combining marks": made("a@b.c", ["\u0301\u0316"]),
  "characters of 18 in compatibility form": made("", ["\ufdfa"]),
  "parts of syllables": made("", ["\u1100\u1161\u11a8"]),
  "vowel signs that collate together": made("", ["\u0f71\u0f72\u0f74"]),
  "letters that grow in lower case": made("", ["İ"]),
  "leading spaces": made("", [" "], "x"),
  "trailing spaces": made("x", [" "]),
  "spaces between letters": made("x", [" "], "x"),
  "spaces of many kinds": made("x", ["\u3000\u00a0\ufeff"], "x"),
  "words of one letter": made("", ["a b "]),
  "dots behind an @": made("a@", ["."], "@"),
  "labels of one letter": made("a@", ["a."], "-"),
  "nothing but @": made("", ["@"]),
  hyphens: made("a@a", ["-"], "."),
  "invisible joiners": made("", ["\u200d"]),
  "lone surrogates": made("", ["\ud800"]),
  "wildcards of SQL": made("", ["%_"]),
  "nested lists": made("", ["["], "]"),
  "half a cursor of backslashes": made('[true,"', ["\\\\"], '"'),
  digits: made("", ["9"]),
  "the letters of an id": made("", ["f"], "g"),
};
