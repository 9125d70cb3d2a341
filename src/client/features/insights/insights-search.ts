import { readHolderSearch, type HolderSearch } from "../holders/holder-search.ts";

/** The person whose funds the address asks for, and the fund to begin with. */
export type InsightsSearch = HolderSearch & { fund?: string };

const maxIdLength = 128;

export const readInsightsSearch = (search: Record<string, unknown>): InsightsSearch => ({
  ...readHolderSearch(search),
  ...(typeof search.fund === "string" &&
    search.fund.length <= maxIdLength && { fund: search.fund }),
});
