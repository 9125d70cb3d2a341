import { ZxcvbnFactory, type MatchExtended } from "@zxcvbn-ts/core";
import graphs from "@zxcvbn-ts/language-common/src/adjacencyGraphs.json" with { type: "json" };
import { indianWords } from "./indian-words.ts";
import type { WordLists } from "./word-lists.ts";

export type Account = { name: string; email: string };

export type Weakness =
  | "blank"
  | "repeated"
  | "run"
  | "date"
  | "product"
  | "own"
  | "common"
  | "word"
  | "short";

/** An attacker who tries the likely passwords first would find a weaker one within so many. */
const minGuesses = 1e6;

/** The time of an estimate grows with the square of the length; longer passwords are read in two parts. */
const maxLength = 32;
const l33tMaxSubstitutions = 12;

const product = ["fundbook", "fund-book", "fund book", "fund_book", "fund.book"];

/** Suffixes that people append: `@123`, `123!`, `@123#`, ` 2024`. Grouped by sign, so that each list is short. */
function suffixes(): Record<string, string[]> {
  const signs = [..."@#!$_-.*& "];
  const numbers = ["1", "12", "123", "1234", "12345", "123456", "321", "007", "01", "11", "10"];
  const liked = ["7", "18", "45", "99", "100", "111", "108", "143", "786", "420", "000", "777"];
  const years = Array.from({ length: 100 }, (_, index) => String(1940 + index));
  const all = [...numbers, ...liked, ...years];
  return Object.fromEntries(
    signs.flatMap((sign) => [
      [`after ${sign}`, all.map((number) => sign + number)],
      [`before ${sign}`, all.map((number) => number + sign)],
      [`around ${sign}`, numbers.flatMap((number) => signs.map((end) => sign + number + end))],
    ]),
  );
}

export type FindWeakness = (password: string, account: Account) => Weakness | null;

/**
 * Makes the function that says why an attacker would guess a password early; null where it is not weak. A password
 * longer than 32 characters is weak only if its first and its last 32 are.
 */
export function createFindWeakness(wordLists: WordLists): FindWeakness {
  const dictionary = { ...wordLists, product, ...indianWords, ...suffixes() };
  const estimator = new ZxcvbnFactory({ dictionary, graphs, l33tMaxSubstitutions });
  return (password, account) => {
    const text = password.normalize("NFKC");
    if (text.trim() === "") return "blank";
    return (
      weaknessOf(estimator, text, account) ??
      weaknessOf(estimator, text.replace(pinCode, "123456"), account)
    );
  };
}

/** Whoever knows a city knows its PIN codes, so that one is worth no more than the usual digits. */
const pinCode = /(?<!\d)[1-8]\d{5}(?!\d)/;

function weaknessOf(estimator: ZxcvbnFactory, text: string, account: Account): Weakness | null {
  const own = accountWords(account);
  if (text.length > maxLength && isMostlyOwn(text.toLowerCase(), own)) return "own";
  const last = weaknessOfPart(estimator, text.slice(-maxLength), own);
  if (text.length <= maxLength || last === null) return last;
  return weaknessOfPart(estimator, text.slice(0, maxLength), own);
}

/** An e-mail address may be longer than what is estimated at a time. */
const isMostlyOwn = (text: string, own: readonly string[]): boolean =>
  own.some((word) => text.includes(word) && text.length - word.length < minNewCharacters);

const minNewCharacters = 6;

function weaknessOfPart(estimator: ZxcvbnFactory, text: string, own: string[]): Weakness | null {
  const { guesses, sequence } = estimator.check(text, own);
  if (guesses >= minGuesses) return null;
  const byLength = sequence
    .filter(({ pattern, token }) => pattern !== "bruteforce" && token.length >= minToken)
    .toSorted((a, b) => b.token.length - a.token.length);
  const reasons = byLength.map((match) =>
    own.includes(String(match["matchedWord"]))
      ? "own"
      : reasonOf(match, match.token.length === text.length),
  );
  const [longest = "short"] = reasons;
  return reasons.find((reason) => reason === "own" || reason === "product") ?? longest;
}

/** Shorter parts of a password are no reason that a person would understand. */
const minToken = 3;

const patterns: Readonly<Record<string, Weakness>> = {
  repeat: "repeated",
  sequence: "run",
  spatial: "run",
  wordSequence: "run",
  regex: "date",
  date: "date",
};

function reasonOf(match: MatchExtended, isWhole: boolean): Weakness {
  if (match.pattern !== "dictionary") return patterns[match.pattern] ?? "short";
  const dictionary = String(match["dictionaryName"]);
  if (dictionary === "product") return "product";
  return dictionary === "passwords" && isWhole ? "common" : "word";
}

/** Shorter ones stand in too many words. */
const minAccountWord = 3;
/** A name or an address may be long, and have many parts. */
const maxAccountWords = 20;

function accountWords({ name, email }: Account): string[] {
  const local = email.slice(0, email.indexOf("@"));
  const parts = [name, email, local, ...name.split(/\s+/), ...local.split(/[._+-]/)];
  const words = parts.flatMap((part) => {
    const text = part.normalize("NFKC").toLowerCase();
    const letters = text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
    return [text, letters, letters.replace(/\p{N}+$/u, "")];
  });
  const distinct = new Set(words.filter((word) => word.length >= minAccountWord));
  return [...distinct].slice(0, maxAccountWords);
}
