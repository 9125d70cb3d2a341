import type { IsoDate } from "../dates.ts";
import type { RefusalKind } from "./list-checks.ts";
import type { Option, Plan } from "./plan-and-option.ts";

export type ListStatus = {
  schemes: number;
  asOf: IsoDate | null;
  /** When a source last confirmed the list; ISO 8601, UTC. */
  fetchedAt: string | null;
  /** A service, `file`, or `sample`: the small made-up list, which every screen with a NAV must name. */
  source: string | null;
  refusal: { at: string; kind: RefusalKind; reason: string } | null;
};

/** The main list, and that of specialised investment funds; null where none was fetched by itself. */
export type NavStatus = ListStatus & { sif: ListStatus | null };

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
