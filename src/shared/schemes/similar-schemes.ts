import uFuzzy from "@leeoniya/ufuzzy";
import type { SearchEntry } from "./scheme-search.ts";
import { missing } from "../missing.ts";

type Named = Pick<SearchEntry, "fund">;

/** One wrong, missing, extra or swapped letter a word. */
const search = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

/** Words of a plan and option, which names of funds lack. */
const variantWords: ReadonlySet<string> = new Set(
  "direct regular plan growth idcw dividend payout reinvestment option fund scheme".split(" "),
);

const maxSimilar = 3;

/**
 * At most three funds with names like a mistyped one, the most similar length first; the first scheme of each.
 * @param entries in the order in which a fund's schemes are preferred
 */
export function similarSchemes<Entry extends Named>(
  entries: readonly Entry[],
  words: readonly string[],
): Entry[] {
  const needle = words.filter((word) => !variantWords.has(word)).join(" ");
  if (needle === "") return [];
  const { names, indexes } = namesOf(entries);
  const found = search.filter(names, needle) ?? [];
  return found
    .map((place) => ({
      place,
      lengthDifference: Math.abs((names[place] ?? missing()).length - needle.length),
    }))
    .toSorted((one, other) => one.lengthDifference - other.lengthDifference)
    .slice(0, maxSimilar)
    .flatMap(({ place }) => entries[indexes[place] ?? missing()] ?? missing());
}

type Names = { names: string[]; indexes: number[] };

const namesByEntries = new WeakMap<readonly Named[], Names>();

/** Made once a list: 14,000 schemes are of some 3,500 funds. */
function namesOf(entries: readonly Named[]): Names {
  let names = namesByEntries.get(entries);
  if (names !== undefined) return names;
  const indexByName = new Map<string, number>();
  for (const [index, { fund }] of entries.entries()) {
    if (!indexByName.has(fund)) indexByName.set(fund, index);
  }
  names = { names: [...indexByName.keys()], indexes: [...indexByName.values()] };
  namesByEntries.set(entries, names);
  return names;
}
