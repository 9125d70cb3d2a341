import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packagedLists, writeWordLists } from "../../../../../generators/word-lists.ts";
import { root } from "../../../../../scripts/product/root.ts";
import { createFindWeakness } from "../../../../../src/server/auth/passwords/estimate-password.ts";
import { readWordLists } from "../../../../../src/server/auth/passwords/word-lists.ts";
import { missing } from "../../../../../src/shared/missing.ts";
import { runAtOnce } from "../../../../../src/shared/steps.ts";

const committed = readFileSync(join(root, "src/server/auth/passwords/word-lists.txt"), "utf8");
const kept = runAtOnce(readWordLists(committed));

it("the lists of words are those that npm run passwords writes", () => {
  expect(committed === writeWordLists()).toBe(true);
});

it.each(["passwords", "firstNames"] as const)(
  "the list %s has every packaged word, a tenth from its place at most",
  (name) => {
    const places = new Map(kept[name].map((word, index) => [word, index + 1]));
    expect(places.size).toBe(packagedLists[name].length);
    const distances = packagedLists[name].slice(64).map((word, index) => {
      const place = index + 65;
      return Math.abs((places.get(word) ?? missing()) - place) / place;
    });
    expect(Math.max(...distances.map((distance) => Math.round(distance * 100)))).toBeLessThan(11);
  },
);

it("an English word that is left out is a password that is at least as likely", () => {
  const english = new Set(kept.englishWords);
  const places = new Map(packagedLists.passwords.map((word, place) => [word, place]));
  const unlikelier = packagedLists.englishWords.filter(
    (word, place) => !english.has(word) && (places.get(word) ?? Infinity) > place,
  );
  expect(unlikelier).toEqual([]);
});

it(
  "the lists as they are kept judge sampled passwords as the packaged ones do",
  { tags: "long" },
  () => {
    const account = { name: "Asha Rao", email: "asha@example.in" };
    const [packaged, own] = [createFindWeakness(packagedLists), createFindWeakness(kept)];
    const { passwords, englishWords } = packagedLists;
    const samples = Array.from({ length: 1_500 }, (_, index) => {
      const word = passwords[(index * 31) % passwords.length] ?? missing();
      const other = englishWords[(index * 37) % englishWords.length] ?? missing();
      return [word, `${other}${index}`, `${other}@${index % 100}`][index % 3] ?? missing();
    });
    const isOnlyWeakTo = (a: typeof own, b: typeof own) =>
      samples.filter((text) => a(text, account) !== null && b(text, account) === null);
    expect(isOnlyWeakTo(packaged, own).length).toBeLessThan(5);
    expect(isOnlyWeakTo(own, packaged).length).toBeLessThan(15);
  },
);
