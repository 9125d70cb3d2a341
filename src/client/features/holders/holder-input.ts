import type { HolderFilter } from "../../../shared/holders/holder.ts";

/** The input of calls about one person's figures, or everyone's. */
export const holderInput = (holder: HolderFilter) =>
  holder === undefined ? {} : { holderId: holder };
