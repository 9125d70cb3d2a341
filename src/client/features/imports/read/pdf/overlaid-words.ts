import type { TextItem } from "../../../../../shared/imports/read/cas/text-page.ts";

/** Share of a letter's height: words that are closer look like one word. */
const touching = 0.1;
const sameLine = 0.4;

/**
 * Separates words that can be read from those printed over each other where one is a figure: nobody can say
 * which counts. The same text again is bold print and stays; so do letters over letters, such as two languages.
 */
export function withoutOverlaid(words: readonly TextItem[]): {
  kept: TextItem[];
  overlaid: TextItem[];
} {
  const sorted = words.toSorted((one, other) => other.y - one.y);
  const overlaid = new Set<TextItem>();
  const repeated = new Set<TextItem>();
  eachNear(sorted, (one, other) => {
    if (!isOver(one, other) || one.str === other.str) return;
    const [narrow, wide] = one.width < other.width ? [one, other] : [other, one];
    if (wide.str.includes(narrow.str) && isPartOf(narrow, wide)) repeated.add(narrow);
    else if (/\d/.test(one.str + other.str)) overlaid.add(one).add(other);
  });
  if (overlaid.size > 0) addTouching(sorted, overlaid);
  const isKept = (word: TextItem) => !overlaid.has(word) && !repeated.has(word);
  return { kept: words.filter(isKept), overlaid: words.filter((word) => overlaid.has(word)) };
}

/** Calls `look` for each pair of words on nearly the same baseline. */
function eachNear(
  sorted: readonly TextItem[],
  look: (one: TextItem, other: TextItem) => void,
): void {
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || one.y - other.y > Math.max(one.height, other.height) * sameLine)
        break;
      if (one.isRotated === other.isRotated) look(one, other);
    }
  }
}

function isOver(one: TextItem, other: TextItem): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > Math.min(one.width, other.width) / 2;
}

/** Whether the narrow word stands where the wide one has the same characters. */
function isPartOf(narrow: TextItem, wide: TextItem): boolean {
  const perCharacter = wide.width / wide.str.length;
  const at = wide.x + wide.str.indexOf(narrow.str) * perCharacter;
  return Math.abs(at - narrow.x) < perCharacter;
}

/** Adds words that touch an overlaid one: the rest of a figure would read as another figure. */
function addTouching(sorted: readonly TextItem[], overlaid: Set<TextItem>): void {
  for (let size = 0; size < overlaid.size;) {
    size = overlaid.size;
    eachNear(sorted, (one, other) => {
      if (overlaid.has(one) === overlaid.has(other)) return;
      const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
      if (gap < one.height * touching) overlaid.add(one).add(other);
    });
  }
}
