import type { IsoDate } from "../dates.ts";

/** The Indian financial year of a date, 1 April to 31 March, by its first year. */
export const financialYear = (date: IsoDate): number =>
  Number(date.slice(0, 4)) - (date.slice(5, 7) < "04" ? 1 : 0);

/** The first year of `2025-26`. */
export const firstYearOf = (financialYearName: string): number =>
  Number(financialYearName.slice(0, 4));

export const financialYearText = (firstYear: number): string =>
  `${firstYear}-${String((firstYear + 1) % 100).padStart(2, "0")}`;
