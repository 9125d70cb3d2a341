/** The words of a query, lower-cased: it is split on spaces, and each word has to appear. */
export const searchWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

/** @param lowerCased the text to search in, already in lower case */
export const hasAllWords = (lowerCased: string, words: readonly string[]): boolean =>
  words.every((word) => lowerCased.includes(word));

/** A shorter word is found across others by chance: "ap" in "Cap Fund". */
export const shortestJoined = 4;

export type TextPart = { text: string; matched: boolean };

/**
 * Cuts a text into the parts that some word of the query matched and the parts between them, in order. A word that the
 * text has in pieces, as "midcap" in "Mid Cap", is matched too.
 */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const lower = text.toLowerCase();
  const marked = Array.from({ length: text.length }, () => false);
  // A few letters change length in lower case; then places in one are not places in the other.
  if (lower.length === text.length) {
    const places = marked.flatMap((_, at) => (isLetter.test(lower.charAt(at)) ? [at] : []));
    const joined = places.map((at) => lower.charAt(at)).join("");
    for (const word of words) {
      if (lower.includes(word)) {
        markAll(lower, word, (from, to) => marked.fill(true, from, to));
      } else if (word.length >= shortestJoined) {
        markAll(joined, word, (from, to) =>
          marked.fill(true, places[from], (places[to - 1] ?? 0) + 1),
        );
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

const isLetter = /[\p{L}\p{M}\p{N}]/u;

function markAll(text: string, word: string, mark: (from: number, to: number) => void): void {
  if (word === "") return;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    mark(at, at + word.length);
  }
}
