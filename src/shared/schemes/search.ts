import { missing } from "../missing.ts";

export const searchWords = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");

export const hasAllWords = (lowerCased: string, words: readonly string[]): boolean =>
  words.every((word) => lowerCased.includes(word));

/** Shorter words are found across word ends by chance: "ap" in "Cap Fund". */
export const minJoinedLength = 4;

type TextPart = { text: string; matched: boolean };

export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, matched] of matchedPositions(text, words).entries()) {
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += text.charAt(index);
    else parts.push({ text: text.charAt(index), matched });
  }
  return parts;
}

function matchedPositions(text: string, words: readonly string[]): boolean[] {
  const lower = text.toLowerCase();
  const isMatched = Array.from({ length: text.length }, () => false);
  // Some letters change length in lower case; then positions do not correspond.
  if (lower.length !== text.length) return isMatched;
  const letterPositions = isMatched.flatMap((_, at) =>
    isLetter.test(lower.charAt(at)) ? [at] : [],
  );
  const joined = letterPositions.map((at) => lower.charAt(at)).join("");
  for (const word of words) {
    if (lower.includes(word)) {
      forEachMatch(lower, word, (from, to) => isMatched.fill(true, from, to));
    } else if (word.length >= minJoinedLength) {
      forEachMatch(joined, word, (from, to) =>
        isMatched.fill(true, letterPositions[from], (letterPositions[to - 1] ?? missing()) + 1),
      );
    }
  }
  return isMatched;
}

const isLetter = /[\p{L}\p{M}\p{N}]/u;

function forEachMatch(text: string, word: string, visit: (from: number, to: number) => void): void {
  if (word === "") return;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    visit(at, at + word.length);
  }
}
