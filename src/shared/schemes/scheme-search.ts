import type { ListedScheme } from "./scheme.ts";
import { shortestJoined } from "./search.ts";

/** A scheme with what it is found by, worked out once for all searches. */
export type SearchEntry = {
  /** Title, former name, fund house, code and ISINs: their words in lower case, a space before and behind each. */
  words: string;
  /** Title and former name without anything between their letters, for "flexicap" and "Flexi Cap". */
  joined: string;
  /** How long the fund's own name is: of funds that match alike the shorter is closer. */
  nameLength: number;
  /** By this, entries are in the order in which they are shown where none is closer to what was typed. */
  order: string;
  /** Code and ISINs, each of which finds the scheme alone. */
  identifiers: readonly string[];
  isCurrent: boolean;
};

/** Words for the search: in lower case, without what separates them. */
export const schemeSearchWords = (query: string): string[] =>
  spaced(query)
    .split(" ")
    .filter((word) => word !== "");

/** A text's words in lower case, with a space between them. AMFI's names are ASCII, for which a plain class is quicker. */
const spaced = (text: string): string =>
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
  const title = spaced(formerName === null ? name : `${name} ${formerName}`);
  const identifiers = [code, isin, reinvestmentIsin]
    .filter((identifier) => identifier !== null)
    .map((identifier) => identifier.toLowerCase());
  const fund = fundName(name);
  const rank = variantRank[`${plan} ${option}`] ?? 9;
  return {
    // Joined, and not concatenated: the first search would have to put 14,000 texts together.
    words: ["", title, spaced(fundHouse ?? ""), ...identifiers, ""].join(" "),
    joined: title.replaceAll(" ", ""),
    nameLength: fund.length,
    order: [isCurrent ? "0" : "1", fund.toLowerCase(), "\t", rank, name].join(""),
    identifiers,
    isCurrent,
  };
}

function fundName(title: string): string {
  const end = title.indexOf(" - Direct Plan");
  if (end !== -1) return title.slice(0, end);
  const endOfRegular = title.indexOf(" - Regular Plan");
  return endOfRegular === -1 ? title : title.slice(0, endOfRegular);
}

const variantRank: Readonly<Record<string, number>> = {
  "direct growth": 0,
  "none growth": 0,
  "regular growth": 1,
};

/** An AMFI code or an ISIN, whole. */
const isIdentifier = /^(?:\d{1,10}|in[a-z0-9]{10})$/;

/** Where more are found the words say too little for one to be closer than another, and to compare them takes long. */
const mostCompared = 1_000;

/**
 * The schemes that have all words, in any order: those with a current NAV before the others, of these the closest
 * first, and of what is as close direct growth first. A whole code or ISIN leads to its one scheme.
 * @param entries in their `order`
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
  const found = entries.filter((entry) => words.every((word) => hasWord(entry, word)));
  if (found.length > mostCompared) return found;
  return found
    .map((entry) => ({ entry, distance: distanceTo(entry, words) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ entry }) => entry);
}

const hasWord = ({ words, joined }: SearchEntry, word: string): boolean =>
  words.includes(word) || (word.length >= shortestJoined && joined.includes(word));

/** `small cap` means a Small Cap Fund rather than a Smallcap 250, `flexicap` both ways of writing it. */
function distanceTo(entry: SearchEntry, words: readonly string[]): number {
  const isClose = words.every(
    (word) => entry.words.includes(` ${word} `) || !entry.words.includes(word),
  );
  const distance = isClose ? entry.nameLength : maxDistance;
  return entry.isCurrent ? distance : distance + 2 * maxDistance;
}

const maxDistance = 1_000;
