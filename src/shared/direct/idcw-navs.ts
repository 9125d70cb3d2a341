import { carriedNav } from "../history/carried-nav.ts";
import { fullNavPlaces } from "../history/nav-places.ts";
import type { ReadonlyNavPoints } from "../history/schema.ts";
import { missing } from "../missing.ts";
import { roundTo } from "../rounding.ts";
import type { NavPair } from "./nav-lookup.ts";

/**
 * An estimate of the direct plan's NAVs of a scheme that pays out: its own by the quotient of the fund's growth options,
 * because the two plans pay out different sums. Days on which one of the two is not known are left out.
 */
export function estimatedDirectNavs(
  own: ReadonlyNavPoints,
  growth: NavPair,
): { days: number[]; navs: number[] } {
  const estimated: { days: number[]; navs: number[] } = { days: [], navs: [] };
  for (let index = 0; index < own.days.length; index += 1) {
    const day = own.days[index] ?? missing();
    const [direct, regular] = [carriedNav(growth.direct, day), carriedNav(growth.regular, day)];
    if (direct === null || regular === null) continue;
    estimated.days.push(day);
    estimated.navs.push(
      roundTo(((own.navs[index] ?? missing()) * direct) / regular, fullNavPlaces),
    );
  }
  return estimated;
}
