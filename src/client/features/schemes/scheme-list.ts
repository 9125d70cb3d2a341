import { daysBetween, type IsoDate } from "../../../shared/dates.ts";
import { isOfFund, type SchemeFinder } from "../../../shared/schemes/matching.ts";
import type { DictionaryColumn, SchemeColumns } from "../../../shared/schemes/schema.ts";
import { isCurrent, nameKey, type ListedScheme } from "../../../shared/schemes/scheme.ts";
import { searchEntry, type SearchEntry } from "../../../shared/schemes/scheme-search.ts";
import { yieldToMain } from "../../browser/yield-to-main.ts";

export type SchemeChoice = ListedScheme &
  SearchEntry & {
    /** Its place in the server's list: codes may be missing. */
    key: number;
    /** What its name is looked up by. */
    nameKey: string;
    /** Whether its NAV is so old that there will be no other. */
    isWoundUp: boolean;
  };

export type SchemeList = {
  /** In the order in which they are shown. */
  schemes: readonly SchemeChoice[];
  asOf: IsoDate | null;
  /** Finds the scheme that a typed name means, as the server will. */
  finder: SchemeFinder;
};

/** How many schemes are read in one task: somebody may be typing. */
const portion = 1_000;

/** A scheme without a NAV for this many days has been wound up or merged. */
const woundUpAfterDays = 90;

export async function readSchemeList(
  columns: SchemeColumns,
  signal: AbortSignal,
): Promise<SchemeList> {
  const { asOf, names, navDates } = columns;
  const rowAt = rowReader(columns);
  // 14,000 schemes have some hundred dates.
  const dates = [...new Set(navDates)];
  const current = new Map(dates.map((date) => [date, isCurrent(date, asOf)]));
  const woundUp = new Map(dates.map((date) => [date, isLongPast(date, asOf)]));
  const schemes: SchemeChoice[] = [];
  for (const key of names.keys()) {
    if (key % portion === 0) {
      await yieldToMain();
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
  await yieldToMain();
  schemes.sort((a, b) => (a.order < b.order ? -1 : 1));
  return { schemes, asOf, finder: finderIn(schemes, asOf) };
}

const isLongPast = (date: IsoDate | null, asOf: IsoDate | null): boolean =>
  date !== null && asOf !== null && daysBetween(date, asOf) > woundUpAfterDays;

function rowReader(columns: SchemeColumns): (key: number) => ListedScheme {
  const inferred = new Set(columns.inferred);
  return (key) => {
    const nav = columns.navs[key] ?? null;
    return {
      code: columns.codes[key] ?? null,
      name: columns.names[key] ?? "",
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
): Value | null => values[indexes[key] ?? -1] ?? null;

/** Looks each up in the list itself: one fund is typed at a time, and maps of all schemes take longer to make. */
const finderIn = (schemes: readonly SchemeChoice[], asOf: IsoDate | null): SchemeFinder => ({
  byCode: { get: (code) => schemes.find((scheme) => scheme.code === code) },
  byName: {
    get(key) {
      const named = schemes.filter((scheme) => scheme.nameKey === key);
      return named.length === 0 ? undefined : named;
    },
  },
  ofFund: (fund) => schemes.filter((scheme) => isOfFund(scheme.nameKey, fund)),
  asOf,
});
