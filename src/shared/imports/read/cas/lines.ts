import type { Line, TextItem, TextPage, Word } from "./text-page.ts";

/** Points between the baselines of words of one line. */
const sameLine = 1.5;
/** Points within which a word that is drawn again on top of itself is one word. */
const overlay = 3;

/** The lines of a page from top to bottom, each with its words from left to right. Rotated text is left out. */
export function linesOf({ page, items }: TextPage): Line[] {
  const words = items.filter(({ isRotated }) => !isRotated).flatMap((item) => [...wordsOf(item)]);
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row !== undefined && (row[0]?.y ?? 0) - word.y <= sameLine) row.push(word);
    else rows.push([word]);
  }
  return withoutOverlays(rows.map((row) => row.toSorted((a, b) => a.left - b.left))).map(
    (row, index) => ({
      page,
      line: index + 1,
      y: row[0]?.y ?? 0,
      words: row,
      text: textOf(row),
    }),
  );
}

/** An item can hold two columns: the place of a word in it follows from its share of the characters. */
function* wordsOf({ str, x, y, width, height }: TextItem): Generator<Word> {
  if (!/\s/.test(str)) {
    if (str !== "") yield { text: undoubled(str), left: x, right: x + width, y, height };
    return;
  }
  const perCharacter = width / str.length;
  for (const match of str.matchAll(/\S+/g)) {
    const left = x + match.index * perCharacter;
    yield {
      text: undoubled(match[0]),
      left,
      right: left + match[0].length * perCharacter,
      y,
      height,
    };
  }
}

/** A date whose characters were all drawn twice. */
const undoubled = (text: string): string =>
  text.length > 12 && /^(?:(.)\1)+$/.test(text) && /\d{4}/.test(text)
    ? text.replace(/(.)\1/g, "$1")
    : text;

/** Bold print by drawing a word twice gives two words, of which one may be on a line of its own. */
function withoutOverlays(rows: readonly Word[][]): Word[][] {
  const kept: Word[][] = [];
  for (const row of rows) {
    const before = kept.at(-1);
    const isNear = before !== undefined && (before[0]?.y ?? 0) - (row[0]?.y ?? 0) <= overlay;
    const own = row.filter(
      (word, index) =>
        !row.slice(0, index).some((other) => isDrawnAgain(other, word)) &&
        !(isNear && before.some((other) => isDrawnAgain(other, word))),
    );
    if (own.length === 0) continue;
    if (isNear && own.length < row.length) {
      kept.splice(
        -1,
        1,
        [...before, ...own].toSorted((a, b) => a.left - b.left),
      );
    } else {
      kept.push(own);
    }
  }
  return kept;
}

function isDrawnAgain(one: Word, other: Word): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  return one.text === other.text && shared >= narrower / 2;
}

function textOf(words: readonly Word[]): string {
  let text = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const gap = word.left - end;
    text += text === "" || gap < word.height * 0.08 ? word.text : ` ${word.text}`;
    end = word.right;
  }
  return text;
}
