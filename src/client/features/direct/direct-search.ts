import { readHolderSearch, type HolderSearch } from "../holders/holder-search.ts";

/** The person whose funds the address asks for, and the fund to begin with. */
export type DirectSearch = HolderSearch & { fund?: string };

const maxIdLength = 128;

export const readDirectSearch = (search: Record<string, unknown>): DirectSearch => ({
  ...readHolderSearch(search),
  ...(typeof search.fund === "string" &&
    search.fund.length <= maxIdLength && { fund: search.fund }),
});
