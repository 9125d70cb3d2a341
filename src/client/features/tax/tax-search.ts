import { readHolderSearch, type HolderSearch } from "../holders/holder-search.ts";

/** Whose tax the address asks for, and the fund to begin with. */
export type TaxSearch = HolderSearch & { fund?: string };

const maxIdLength = 128;

export const readTaxSearch = (search: Record<string, unknown>): TaxSearch => {
  const { fund } = search;
  return {
    ...readHolderSearch(search),
    ...(typeof fund === "string" && fund.length <= maxIdLength && { fund }),
  };
};
