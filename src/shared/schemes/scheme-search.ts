import { withTodaysName } from "./former-names.ts";
import type { ListedScheme } from "./scheme.ts";
import { minJoinedLength } from "./search.ts";

export type SearchEntry = {
  words: string;
  /** Title and former name without spaces, so that "flexicap" finds "Flexi Cap". */
  joined: string;
  /** The name without plan and option, as words. */
  fund: string;
  nameLength: number;
  sortKey: string;
  identifiers: readonly string[];
  isCurrent: boolean;
};

export function schemeSearchWords(query: string): string[] {
  const code = query.trim().toLowerCase();
  // Of a code with a hyphen, the two halves would be looked for in names.
  if (isSifCode.test(code)) return [code];
  return normalizeWords(query)
    .split(" ")
    .filter((word) => word !== "");
}

const isSifCode = /^sif-\d{1,6}$/;

const normalizeWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(isAscii.test(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const isAscii = /^[\x20-\x7e]*$/;

export function searchEntry(
  { name, plan, option, ...scheme }: ListedScheme,
  isCurrent: boolean,
): SearchEntry {
  const { code, isin, reinvestmentIsin, fundHouse, formerName } = scheme;
  const title = normalizeWords(formerName === null ? name : `${name} ${formerName}`);
  const identifiers = [code, isin, reinvestmentIsin]
    .filter((identifier) => identifier !== null)
    .map((identifier) => identifier.toLowerCase());
  const fund = fundName(name);
  const rank = variantRank[`${plan} ${option}`] ?? 9;
  return {
    // `join` makes a flat string; concatenation would leave that work to the first search.
    words: ["", title, normalizeWords(fundHouse ?? ""), ...identifiers, ""].join(" "),
    joined: title.replaceAll(" ", ""),
    fund: normalizeWords(fund),
    nameLength: fund.length,
    sortKey: [isCurrent ? "0" : "1", fund.toLowerCase(), "\t", rank, name].join(""),
    identifiers,
    isCurrent,
  };
}

function fundName(title: string): string {
  const end = title.indexOf(" - Direct Plan");
  if (end !== -1) return title.slice(0, end);
  const regularEnd = title.indexOf(" - Regular Plan");
  return regularEnd === -1 ? title : title.slice(0, regularEnd);
}

const variantRank: Readonly<Record<string, number>> = {
  "direct growth": 0,
  "none growth": 0,
  "regular growth": 1,
};

const isIdentifier = /^(?:\d{1,10}|sif-\d{1,6}|in[a-z0-9]{10})$/;

/** With more matches the words say too little to rank them, and ranking takes long. */
const maxRanked = 1_000;

/**
 * The schemes that have all words, in any order: current ones first, then the closest, then direct
 * growth. Those that a former name means come before all. A whole code or ISIN finds its one scheme.
 * @param entries sorted by `sortKey`
 */
export function searchSchemes<Entry extends SearchEntry>(
  entries: readonly Entry[],
  words: readonly string[],
): readonly Entry[] {
  const [first, ...more] = words;
  if (first === undefined) return entries;
  if (more.length === 0 && isIdentifier.test(first)) {
    const identified = entries.find(({ identifiers }) => identifiers.includes(first));
    if (identified !== undefined) return [identified];
  }
  const todaysWords = withTodaysName(words);
  const meant = todaysWords === null ? [] : withAllWords(entries, todaysWords);
  const others = withAllWords(entries, words);
  if (meant.length === 0) return others;
  const isMeant = new Set(meant);
  return [...meant, ...others.filter((entry) => !isMeant.has(entry))];
}

function withAllWords<Entry extends SearchEntry>(
  entries: readonly Entry[],
  words: readonly string[],
): readonly Entry[] {
  const found = entries.filter((entry) => words.every((word) => hasWord(entry, word)));
  if (found.length > maxRanked) return found;
  return found
    .map((entry) => ({ entry, distance: distanceTo(entry, words) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ entry }) => entry);
}

const hasWord = ({ words, joined }: SearchEntry, word: string): boolean =>
  words.includes(word) || (word.length >= minJoinedLength && joined.includes(word));

function distanceTo(entry: SearchEntry, words: readonly string[]): number {
  const isClose = words.every(
    (word) => entry.words.includes(` ${word} `) || !entry.words.includes(word),
  );
  const distance = isClose ? entry.nameLength : maxDistance;
  return entry.isCurrent ? distance : distance + 2 * maxDistance;
}

const maxDistance = 1_000;
