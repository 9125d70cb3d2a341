import type { HolderFilter } from "../../../../shared/holders/holder.ts";

/** What a call about one person's target has, or everyone's. */
export const targetPerson = (holder: HolderFilter) =>
  holder === undefined ? {} : { holderId: holder };
