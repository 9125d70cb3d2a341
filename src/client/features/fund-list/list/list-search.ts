import { naturalOrder, sorts, type Order, type Sort } from "./sort-and-filter.ts";

export type ListSearch = {
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

/** The router parses `?query=2030` as a number. */
const text = <Name extends "category" | "query">(name: Name, value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number"
    ? { [name]: String(value) }
    : {};
