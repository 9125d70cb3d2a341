import type { HolderFilter } from "../../../../shared/holders/holder.ts";

/** The input of calls about one person's target, or everyone's. */
export const targetPerson = (holder: HolderFilter) =>
  holder === undefined ? {} : { holderId: holder };
