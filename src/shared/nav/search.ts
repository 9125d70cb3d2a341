/** The words of a query, lower-cased: it is split on spaces, and each word has to appear. */
export const searchWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

/** @param lowerCased the text to search in, already in lower case */
export const hasAllWords = (lowerCased: string, words: readonly string[]): boolean =>
  words.every((word) => lowerCased.includes(word));

/**
 * Items that have all words, the closest first: those with each of them as a whole word, and of these the shorter.
 * `small cap` means a Small Cap Fund rather than a Smallcap 250. What is as close stays in its order.
 * @param textOf what was searched in, lower-cased
 */
export function closestFirst<Item>(
  items: readonly Item[],
  words: readonly string[],
  textOf: (item: Item) => string,
): Item[] {
  const distance = (text: string): number => {
    const spaced = ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
    return words.every((word) => spaced.includes(` ${word} `)) ? text.length : Infinity;
  };
  const ranked = items.map((item) => ({ item, distance: distance(textOf(item)) }));
  return ranked
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ item }) => item);
}

export type TextPart = { text: string; matched: boolean };

/** Cuts a text into the parts that some word of the query matched and the parts between them, in order. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  const marked = Array.from({ length: text.length }, () => false);
  // A few letters change length in lower case; then places in one are not places in the other.
  if (lower.length === text.length) {
    for (const word of words) {
      for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
        marked.fill(true, at, at + word.length);
      }
    }
  }
  const parts: TextPart[] = [];
  for (const [index, matched] of marked.entries()) {
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), matched });
  }
  return parts;
}
