import type { NavPoints } from "./schema.ts";
import { missing } from "../missing.ts";

/** From 10 to 100 or 1,000 rupees and back: no market moves a NAV as much in a day. */
export const hasNewFaceValue = (before: number, after: number): boolean =>
  before > 0 && (after / before >= 5 || before / after >= 5);

/** The index of the first NAV of the present face value; 0 where it never changed. */
export function faceValueSince({ navs }: Pick<NavPoints, "navs">): number {
  for (let index = navs.length - 1; index > 0; index -= 1) {
    if (hasNewFaceValue(navs[index - 1] ?? missing(), navs[index] ?? missing())) return index;
  }
  return 0;
}
