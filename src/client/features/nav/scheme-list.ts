import { queryOptions } from "@tanstack/react-query";
import type { IsoDate } from "../../../shared/dates.ts";
import type { SchemeLookup } from "../../../shared/nav/matching.ts";
import type { SchemeColumns } from "../../../shared/nav/schema.ts";
import { isCurrent, nameKey, type Scheme } from "../../../shared/nav/scheme.ts";
import { closestFirst, hasAllWords } from "../../../shared/nav/search.ts";
import { nextTask } from "../../next-task.ts";

export type ListedScheme = Scheme & {
  /** Its place in the server's list: names repeat and codes may be missing. */
  key: number;
  /** What its name is looked up by. */
  nameKey: string;
  /** Its label in lower case, worked out once for all searches. Names repeat; then the code tells. */
  searchText: string;
  isCurrent: boolean;
};

export type SchemeList = {
  /** Current schemes first, each part by name. */
  schemes: readonly ListedScheme[];
  asOf: IsoDate | null;
  /** Finds the scheme that a typed name means, as the server will. */
  lookup: SchemeLookup;
};

/**
 * The list of all schemes, the largest thing that the client asks for. The browser keeps it and asks the server only
 * whether it has changed.
 */
export const schemeListQuery = queryOptions({
  queryKey: ["schemes"],
  queryFn: async ({ signal }) => {
    const response = await fetch("/api/schemes", { signal });
    if (!response.ok) throw new Error(`The scheme list answered with status ${response.status}`);
    const columns: SchemeColumns = await response.json();
    return readSchemeList(columns, signal);
  },
  staleTime: 600_000,
  gcTime: Infinity,
  // Comparing 14,000 schemes with the old ones costs more than it saves.
  structuralSharing: false,
});

/** How many schemes are read in one task: somebody may be typing. */
const portion = 3_000;

async function readSchemeList(columns: SchemeColumns, signal: AbortSignal): Promise<SchemeList> {
  const { asOf, codes, names, navs, navDates } = columns;
  // 14,000 schemes have some hundred dates.
  const dates = [...new Set(navDates)];
  const current = new Map(dates.map((date) => [date, isCurrent(date, asOf)]));
  const schemes: ListedScheme[] = [];
  for (const [key, name] of names.entries()) {
    if (key % portion === 0) {
      await nextTask();
      signal.throwIfAborted();
    }
    const nav = navs[key] ?? null;
    const navDate = navDates[key] ?? null;
    const code = codes[key] ?? null;
    const itsKey = nameKey(name);
    schemes.push({
      key,
      code,
      name,
      nav: nav === null ? null : String(nav),
      navDate,
      nameKey: itsKey,
      searchText: `${itsKey} ${code ?? ""}`,
      isCurrent: current.get(navDate) ?? false,
    });
  }
  await nextTask();
  schemes.sort(byCurrencyAndName);
  return { schemes, asOf, lookup: lookupIn(schemes, asOf) };
}

/** Looks each up in the list itself: one fund is typed at a time, and maps of all schemes take longer to make. */
const lookupIn = (schemes: readonly ListedScheme[], asOf: IsoDate | null): SchemeLookup => ({
  byCode: { get: (code) => schemes.find((scheme) => scheme.code === code) },
  byName: { get: (name) => schemes.filter((scheme) => scheme.nameKey === name) },
  asOf,
});

const byCurrencyAndName = (a: ListedScheme, b: ListedScheme): number =>
  Number(b.isCurrent) - Number(a.isCurrent) || (a.searchText < b.searchText ? -1 : 1);

/** Where more are found the words say too little for one to be closer than another, and to compare them takes long. */
const mostCompared = 1_000;

/** The schemes whose label has all of the words: those with a current NAV before the others, the closest first. */
export function searchSchemes(
  schemes: readonly ListedScheme[],
  words: readonly string[],
): readonly ListedScheme[] {
  if (words.length === 0) return schemes;
  const found = schemes.filter(({ searchText }) => hasAllWords(searchText, words));
  if (found.length > mostCompared) return found;
  const { current = [], old = [] } = Object.groupBy(found, ({ isCurrent: isIt }) =>
    isIt ? "current" : "old",
  );
  return [current, old].flatMap((part) =>
    closestFirst(part, words, ({ searchText }) => searchText),
  );
}
