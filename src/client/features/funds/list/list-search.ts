import { readHolderSearch, type HolderSearch } from "../../holders/holder-search.ts";
import { naturalOrder, orders, sorts, type Order, type Sort, type Sorting } from "./sorting.ts";

export type ListSearch = HolderSearch & {
  category?: string;
  query?: string;
  sort?: Sort;
  order?: Order;
};

export type ListControl = {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
};

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const sorting = readSorting(search["sort"], search["order"]);
  return {
    ...readHolderSearch(search),
    ...text("category", search["category"]),
    ...text("query", search["query"]),
    ...(sorting && sortingSearch(sorting)),
  };
}

export function readSorting(sortName: unknown, orderName: unknown): Sorting | undefined {
  const sort = sorts.find((known) => known === sortName);
  const order = orders.find((known) => known === orderName);
  return sort && { sort, order: order ?? naturalOrder(sort) };
}

/** Leaves out the order where it is the sort's natural one. */
export const sortingSearch = ({ sort, order }: Sorting): Pick<ListSearch, "sort" | "order"> => ({
  sort,
  ...(order !== naturalOrder(sort) && { order }),
});

/** The router parses `?query=2030` as a number. */
const text = <Name extends "category" | "query">(name: Name, value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number"
    ? { [name]: String(value) }
    : {};
