import { readHolderSearch, type HolderSearch } from "../../holders/holder-search.ts";

/** The person whose goals the address asks for, and the goal to open. */
export type GoalsSearch = HolderSearch & { goal?: string };

const maxIdLength = 36;

export const readGoalsSearch = (search: Record<string, unknown>): GoalsSearch => ({
  ...readHolderSearch(search),
  ...(typeof search.goal === "string" &&
    search.goal.length <= maxIdLength && { goal: search.goal }),
});
