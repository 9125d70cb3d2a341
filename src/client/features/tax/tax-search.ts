import { readHolderSearch, type HolderSearch } from "../holders/holder-search.ts";

/**
 * The person whose tax the address asks for, the fund to begin with, and how many of its units to work a sale out for.
 */
type TaxSearch = HolderSearch & { fund?: string; units?: string };

const maxIdLength = 128;

/** `64.851`; quoted in an address, so that it stays a text. */
const unitsPattern = /^\d{1,9}(\.\d{1,6})?$/;

export const readTaxSearch = (search: Record<string, unknown>): TaxSearch => {
  const { fund, units } = search;
  const given = typeof units === "number" ? String(units) : units;
  return {
    ...readHolderSearch(search),
    ...(typeof fund === "string" && fund.length <= maxIdLength && { fund }),
    ...(typeof given === "string" && unitsPattern.test(given) && { units: given }),
  };
};
