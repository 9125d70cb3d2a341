import { useState } from "react";
import { useStored } from "../../../browser/use-stored.ts";
import { readSorting, sortingSearch, type ListControl } from "./list-search.ts";
import type { Sorting } from "./sorting.ts";

export type SortingControl = { sorting: Sorting; onSort: (sorting: Sorting) => void };

const byValue: Sorting = { sort: "value", order: "descending" };

/** The sorting in the URL, or the last choice on this device, which is read once so that Back undoes a choice. */
export function useSorting({ search, onSearch }: ListControl): SortingControl {
  const [stored, store] = useStored("fundbook.sort");
  const [remembered] = useState(() => {
    const [sort, order] = (stored ?? "").split(" ");
    return readSorting(sort, order) ?? byValue;
  });
  return {
    sorting: readSorting(search.sort, search.order) ?? remembered,
    onSort: (sorting) => {
      store(`${sorting.sort} ${sorting.order}`);
      const { sort: _sort, order: _order, ...others } = search;
      onSearch({ ...others, ...sortingSearch(sorting) });
    },
  };
}
