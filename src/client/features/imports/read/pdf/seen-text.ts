import type { TextItem } from "../../../../../shared/imports/read/cas/text-page.ts";
import { isInBox, isWithin, type Box, type Point } from "./geometry.ts";
import type { Fill, Glyph } from "./drawing-state.ts";
import type { PageDrawing } from "./page-drawing.ts";
import { withoutOverlaid } from "./overlaid-words.ts";

/** Shares of a letter's height: a wider gap, or a longer step back, begins a new word. */
const wordGap = 0.1;
const stepBack = 0.2;
/** Share of a letter's height: a character raised by less stays in its word. */
const raised = 0.35;
/** Of 255: text whose colour differs from its background by no more in each channel counts as invisible. */
const faintest = 24;
const white = 0xff_ff_ff;
/** Characters of a page times its painted areas. */
const maxComparisons = 50_000_000;

export class TooManyAreasError extends Error {}

/**
 * The words of a page that a reader of it sees, and on how many lines others stand: without ink, on the same colour,
 * below an area, outside of the page or of what it shows, or one over the other.
 * @throws TooManyAreasError
 */
export function seenText(
  { glyphs, fills }: Pick<PageDrawing, "glyphs" | "fills">,
  view: Box,
): { items: TextItem[]; unseenLines: number } {
  if (glyphs.length * fills.length > maxComparisons) throw new TooManyAreasError();
  const seen: Glyph[] = [];
  const unseen: Glyph[] = [];
  for (const glyph of glyphs) (isSeen(glyph, fills, view) ? seen : unseen).push(glyph);
  const { kept, overlaid } = withoutOverlaid(wordsOf(seen));
  if (unseen.length === 0 && overlaid.length === 0) return { items: kept, unseenLines: 0 };
  const shown = new Set(kept.map(keyOf));
  const lost = [...wordsOf(unseen).filter((word) => !shown.has(keyOf(word))), ...overlaid];
  const lines = new Set(
    lost.filter(({ str }) => /[\p{L}\p{N}]/u.test(str)).map(({ y }) => Math.floor(y)),
  );
  return { items: kept, unseenLines: lines.size };
}

/** The same for a text and its shadow, which is drawn less than a point beside it. */
const keyOf = ({ str, x, y }: TextItem): string => `${str} ${Math.floor(x)} ${Math.floor(y)}`;

function isSeen(glyph: Glyph, fills: readonly Fill[], view: Box): boolean {
  const middle: Point = [(glyph.left + glyph.right) / 2, glyph.y + glyph.height * 0.3];
  if (glyph.isHidden || !isInBox(middle, view) || !isInBox(middle, glyph.clip)) return false;
  let below: number | null = white;
  for (const { order, color, isOpaque, box, outlines } of fills) {
    if (!isInBox(middle, box) || !isWithin(middle, outlines)) continue;
    if (order < glyph.order) below = isOpaque ? color : null;
    else if (isOpaque) return false;
  }
  return below === null || glyph.color === null || differs(glyph.color, below);
}

const differs = (one: number, other: number): boolean =>
  one !== other &&
  [16, 8, 0].some((bits) => Math.abs(((one >> bits) & 0xff) - ((other >> bits) & 0xff)) > faintest);

/** Characters drawn one after the other, without a gap, are a word. */
function wordsOf(glyphs: readonly Glyph[]): TextItem[] {
  const words: TextItem[] = [];
  let open: TextItem | null = null;
  let before: Glyph | null = null;
  for (const glyph of glyphs) {
    if (before !== null && isDrawnAgain(before, glyph)) continue;
    if (glyph.isSpace) open = null;
    else if (open !== null && before !== null && goesOn(before, glyph)) {
      open.str += plainLetters(glyph.text);
      open.width = glyph.right - open.x;
    } else {
      open = {
        str: plainLetters(glyph.text),
        x: glyph.left,
        y: glyph.y,
        width: glyph.right - glyph.left,
        height: glyph.height,
        isRotated: glyph.isRotated,
      };
      words.push(open);
    }
    before = glyph;
  }
  return words;
}

/** Replaces a ligature, such as the one for "fi", by its letters. */
const plainLetters = (text: string): string =>
  text < "\uFB00"
    ? text
    : text.replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));

function goesOn(before: Glyph, glyph: Glyph): boolean {
  const gap = glyph.left - before.right;
  return (
    glyph.isRotated === before.isRotated &&
    Math.abs(glyph.y - before.y) < glyph.height * raised &&
    gap < glyph.height * wordGap &&
    gap > -glyph.height * stepBack
  );
}

/** Bold print by drawing each character twice. */
const isDrawnAgain = (before: Glyph, glyph: Glyph): boolean =>
  before.text === glyph.text &&
  Math.abs(glyph.left - before.left) < (before.right - before.left) / 2 &&
  Math.abs(glyph.y - before.y) < glyph.height / 2;
