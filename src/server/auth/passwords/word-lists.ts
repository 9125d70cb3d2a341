import type { Steps } from "../../../shared/steps.ts";

/** A capital letter before each word counts the leading characters that it shares with the word before it: A for none. */
export const noneShared = "A".charCodeAt(0);
export const maxShared = 25;

/** Words from the likeliest to the least likely, by the name of their list. */
export type WordLists = Readonly<Record<(typeof listNames)[number], string[]>>;
export const listNames = ["passwords", "englishWords", "firstNames"] as const;

/**
 * Reads what `npm run passwords` has written, each step a number of words. An empty line stands between two lists. A
 * line is a bucket of about equally likely words in alphabetical order.
 */
export function* readWordLists(text: string): Steps<WordLists> {
  const lists: string[][] = [];
  for (const list of text.split("\n\n")) {
    const words: string[] = [];
    for (const bucket of list.split("\n")) {
      const read = wordsOf(bucket);
      words.push(...read);
      yield read.length;
    }
    lists.push(words);
  }
  const [passwords = [], englishWords = [], firstNames = []] = lists;
  return { passwords, englishWords, firstNames };
}

function wordsOf(bucket: string): string[] {
  let word = "";
  return Array.from(bucket.matchAll(/([A-Z])([^A-Z]+)/g), ([, shared = "", rest = ""]) => {
    word = word.slice(0, shared.charCodeAt(0) - noneShared) + rest;
    return word;
  });
}
