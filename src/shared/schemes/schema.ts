import type { IsoDate } from "../dates.ts";
import type { Option, Plan } from "./plan-and-option.ts";

/** Where the cached scheme list came from. `sample` is the small made-up one, to be named on every screen with a NAV. */
export type SchemeListSource = "amfi" | "getlist" | "file" | "sample";

export type NavStatus = {
  /** How many schemes the cached list has. */
  schemes: number;
  /** The newest NAV date in it. */
  asOf: IsoDate | null;
  /** When a source last confirmed it; ISO 8601, UTC. */
  fetchedAt: string | null;
  source: SchemeListSource | null;
  /** Why the newest list offered since was refused, if it was. */
  refusal: { at: string; reason: string } | null;
};

/** A column whose values repeat: each once, and for each row its place among them, -1 for none. */
export type DictionaryColumn<Value extends string = string> = {
  values: Value[];
  indexes: number[];
};

/** The scheme list as `GET /api/schemes` sends it: columns that belong together by position. */
export type SchemeColumns = {
  asOf: IsoDate | null;
  codes: (string | null)[];
  /** Titles, with plan and option. */
  names: string[];
  navs: (number | null)[];
  navDates: (IsoDate | null)[];
  plans: DictionaryColumn<Plan>;
  options: DictionaryColumn<Option>;
  /** Positions of the schemes whose plan or option is inferred. */
  inferred: number[];
  fundHouses: DictionaryColumn;
  categories: DictionaryColumn;
  isins: (string | null)[];
  reinvestmentIsins: (string | null)[];
  formerNames: DictionaryColumn;
};
