import type { Day } from "../history/schema.ts";
import { missing } from "../missing.ts";
import { roundTo } from "../rounding.ts";
import type { CommonNavs } from "./common-navs.ts";

/** Rupees that each scheme begins with, and that each instalment of its SIP pays. */
export const comparedAmount = 10_000;

export type Growth = {
  days: Day[];
  /** By scheme, then by day; null where a scheme has no NAV for over ten days. */
  values: (number | null)[][];
};

/** What 10,000 rupees became in each scheme, invested on the first day at or after an index on which all have a NAV. */
export function growthFrom({ days, navs }: CommonNavs, index: number): Growth {
  const start = days.findIndex(
    (_, place) => place >= index && navs.every((own) => own[place] !== null),
  );
  const values = navs.map((own) => {
    const first = own[start] ?? missing();
    return own
      .slice(start)
      .map((nav) => (nav === null ? null : roundTo((comparedAmount * nav) / first, 2)));
  });
  return { days: days.slice(start), values };
}
