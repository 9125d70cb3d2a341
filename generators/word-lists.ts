import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import englishWords from "@zxcvbn-ts/language-en/src/commonWords.json" with { type: "json" };
import firstNames from "@zxcvbn-ts/language-en/src/firstnames.json" with { type: "json" };
import {
  listNames,
  maxShared,
  noneShared,
  type WordLists,
} from "../src/server/auth/passwords/word-lists.ts";

export const packagedLists: WordLists = { passwords, englishWords, firstNames };

/**
 * The packaged lists as `readWordLists` reads them, in two thirds of the bytes: a word's place is known to within a tenth.
 * English words that are at least as likely passwords are left out, because the likelier place counts.
 */
export function writeWordLists(): string {
  const places = new Map(passwords.map((word, place) => [word, place]));
  const english = englishWords.filter((word, place) => (places.get(word) ?? Infinity) > place);
  const lists: WordLists = { ...packagedLists, englishWords: english };
  return `${listNames.map((name) => writeList(lists[name])).join("\n\n")}\n`;
}

const writeList = (words: readonly string[]): string =>
  [...bucketsOf(words)].map((bucket) => writeBucket(bucket.toSorted())).join("\n");

const firstBucket = 64;
const growth = 1.1;

function* bucketsOf(words: readonly string[]): Generator<string[]> {
  let start = 0;
  while (start < words.length) {
    const end = Math.max(firstBucket, Math.ceil(start * growth));
    yield words.slice(start, end);
    start = end;
  }
}

const writeBucket = (words: readonly string[]): string =>
  words.map((word, index) => writeWord(word, words[index - 1] ?? "")).join("");

function writeWord(word: string, before: string): string {
  let shared = 0;
  while (shared < maxShared && shared < word.length - 1 && word[shared] === before[shared])
    shared += 1;
  return String.fromCharCode(noneShared + shared) + word.slice(shared);
}
