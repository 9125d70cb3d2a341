import type { IsoDate } from "../dates.ts";
import type { Option, Plan } from "./plan-and-option.ts";

/** Services that the scheme list is fetched from, as `SCHEME_SOURCE` names them. */
export const schemeServices = ["amfi", "getlist"] as const;
export type SchemeService = (typeof schemeServices)[number];

/** `sample` is the small made-up list; every screen with a NAV must name it. */
export const schemeListSources = [...schemeServices, "file", "sample"] as const;
export type SchemeListSource = (typeof schemeListSources)[number];

export type NavStatus = {
  schemes: number;
  asOf: IsoDate | null;
  /** When a source last confirmed the list; ISO 8601, UTC. */
  fetchedAt: string | null;
  source: SchemeListSource | null;
  refusal: { at: string; reason: string } | null;
};

/** Distinct values, and each row's index into them, -1 for none. */
export type DictionaryColumn<Value extends string = string> = {
  values: Value[];
  indexes: number[];
};

export type SchemeColumns = {
  asOf: IsoDate | null;
  codes: (string | null)[];
  names: string[];
  navs: (number | null)[];
  navDates: (IsoDate | null)[];
  plans: DictionaryColumn<Plan>;
  options: DictionaryColumn<Option>;
  inferred: number[];
  fundHouses: DictionaryColumn;
  categories: DictionaryColumn;
  isins: (string | null)[];
  reinvestmentIsins: (string | null)[];
  formerNames: DictionaryColumn;
};
