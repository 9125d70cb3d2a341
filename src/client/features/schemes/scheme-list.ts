import type { IsoDate } from "../../../shared/dates.ts";
import { isSchemeOfFund, type SchemeFinder } from "../../../shared/schemes/matching.ts";
import type { DictionaryColumn, SchemeColumns } from "../../../shared/schemes/schema.ts";
import { searchEntry, type SearchEntry } from "../../../shared/schemes/scheme-search.ts";
import {
  isCurrent,
  isWoundUp,
  nameKey,
  type ListedScheme,
} from "../../../shared/schemes/scheme.ts";
import { missing } from "../../../shared/missing.ts";
import { yieldBetweenFrames } from "../../browser/yield-between-frames.ts";

export type SchemeChoice = ListedScheme &
  SearchEntry & {
    /** Its index in the server's list, because codes can be missing. */
    key: number;
    nameKey: string;
    isWoundUp: boolean;
  };

export type SchemeList = {
  schemes: readonly SchemeChoice[];
  asOf: IsoDate | null;
  finder: SchemeFinder;
};

/** Schemes between two pauses, so that the page stays responsive. */
const portion = 500;

export async function readSchemeList(
  columns: SchemeColumns,
  signal: AbortSignal,
): Promise<SchemeList> {
  const { asOf, names, navDates } = columns;
  const rowAt = rowReader(columns);
  const pause = yieldBetweenFrames();
  // Worked out per date: 14,000 schemes have about a hundred.
  const dates = [...new Set(navDates)];
  const current = new Map(dates.map((date) => [date, isCurrent(date, asOf)]));
  const woundUp = new Map(dates.map((date) => [date, isWoundUp(date, asOf)]));
  const schemes: SchemeChoice[] = [];
  for (const key of names.keys()) {
    if (key % portion === 0) {
      await pause();
      signal.throwIfAborted();
    }
    const scheme = rowAt(key);
    schemes.push({
      key,
      ...scheme,
      nameKey: nameKey(scheme.name),
      ...searchEntry(scheme, current.get(scheme.navDate) ?? false),
      isWoundUp: woundUp.get(scheme.navDate) ?? false,
    });
  }
  await pause();
  schemes.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  return { schemes, asOf, finder: finderIn(schemes, asOf) };
}

function rowReader(columns: SchemeColumns): (key: number) => ListedScheme {
  const inferred = new Set(columns.inferred);
  return (key) => {
    const nav = columns.navs[key] ?? null;
    return {
      code: columns.codes[key] ?? null,
      name: columns.names[key] ?? missing(),
      nav: nav === null ? null : String(nav),
      navDate: columns.navDates[key] ?? null,
      plan: valueIn(columns.plans, key) ?? "unknown",
      option: valueIn(columns.options, key) ?? "unknown",
      frequency: null,
      isInferred: inferred.has(key),
      fundHouse: valueIn(columns.fundHouses, key),
      category: valueIn(columns.categories, key),
      isin: columns.isins[key] ?? null,
      reinvestmentIsin: columns.reinvestmentIsins[key] ?? null,
      formerName: valueIn(columns.formerNames, key),
    };
  };
}

const valueIn = <Value extends string>(
  { values, indexes }: DictionaryColumn<Value>,
  key: number,
): Value | null => values[indexes[key] ?? missing()] ?? null;

/** Searches linearly: building maps of 14,000 schemes takes longer than the few lookups of one form. */
const finderIn = (schemes: readonly SchemeChoice[], asOf: IsoDate | null): SchemeFinder => ({
  byCode: { get: (code) => schemes.find((scheme) => scheme.code === code) },
  byName: {
    get(key) {
      const named = schemes.filter((scheme) => scheme.nameKey === key);
      return named.length === 0 ? undefined : named;
    },
  },
  schemesOfFund: (fund) => schemes.filter((scheme) => isSchemeOfFund(scheme.nameKey, fund)),
  asOf,
});
