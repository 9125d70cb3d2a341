import type { IsoDate } from "../dates.ts";

/** UTI, the first fund house, started in 1964. */
export const earliestDate: IsoDate = "1964-01-01";
