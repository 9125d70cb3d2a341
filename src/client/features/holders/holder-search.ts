import { readChosenHolder } from "./chosen-holder.ts";

/** The person whose funds the address asks for: "me" or a person's id; left out for everyone. */
export type HolderSearch = { holder?: string };

const pattern = /^(me|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

export const readHolderSearch = ({ holder }: Record<string, unknown>): HolderSearch =>
  typeof holder === "string" && pattern.test(holder) ? { holder } : {};

/** The choice to return to where a page is entered without one in its address. */
export function rememberedHolder(
  cause: "preload" | "enter" | "stay",
  { holder }: HolderSearch,
): Required<HolderSearch> | null {
  const remembered = readChosenHolder();
  return cause === "enter" && holder === undefined && remembered !== null
    ? { holder: remembered }
    : null;
}
