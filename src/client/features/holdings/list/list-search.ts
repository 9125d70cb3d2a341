import { naturalOrder, sorts, type Order, type Sort } from "./sort-and-filter.ts";

/** What of the list is shown, as it stands in the address. What is not there is the default. */
export type ListSearch = {
  category?: string;
  query?: string;
  sort?: Sort;
  order?: Order;
};

/** What decides about a list, and how to decide anew. */
export type ListControl = {
  search: ListSearch;
  /** Replaces what is shown, and the address with it. */
  onSearch: (search: ListSearch) => void;
};

/** Takes from an address what makes sense and leaves the rest. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const sort = sorts.find((known) => known === search["sort"]);
  const order = orders.find((known) => known === search["order"]);
  return {
    ...text("category", search["category"]),
    ...text("query", search["query"]),
    ...(sort && { sort }),
    ...(sort && order && order !== naturalOrder(sort) && { order }),
  };
}

const orders = ["ascending", "descending"] as const;

/** The router reads `?query=2030` as a number. */
const text = <Name extends "category" | "query">(name: Name, value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number"
    ? { [name]: String(value) }
    : {};
