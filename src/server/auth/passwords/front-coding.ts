/**
 * Front coding: each word is stored as the number of characters shared with the word before, at
 * most 9, and the rest. Sorted words take about half the space.
 */

const maxShared = 9;

export function frontEncode(words: Iterable<string>): string {
  const entries: string[] = [];
  let before = "";
  for (const word of [...new Set(words)].toSorted()) {
    const shared = sharedLength(before, word);
    entries.push(`${shared}${word.slice(shared)}`);
    before = word;
  }
  return entries.join(" ");
}

export function frontDecode(text: string): Set<string> {
  const words = new Set<string>();
  let before = "";
  for (const entry of text.split(/\s+/)) {
    if (entry === "") continue;
    before = before.slice(0, Number(entry[0])) + entry.slice(1);
    words.add(before);
  }
  return words;
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < maxShared && length < left.length && left[length] === right[length]) length += 1;
  return length;
}
