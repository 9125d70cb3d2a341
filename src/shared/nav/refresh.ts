import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { identityFrom, matchScheme, type SchemeLookup } from "./matching.ts";

type Refreshable = {
  schemeName: string;
  amfiCode: string | null;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  updatedAt: Date | null;
};

export type NavUpdate = {
  schemeName: string;
  amfiCode: string | null;
  nav: DecimalText;
  navDate: IsoDate;
};

/**
 * What a NAV refresh writes to a fund, null where it is up to date or the list has no NAV for it.
 *
 * A fund is due when it has no updatedAt or when the list's NAV date is later than its own; a NAV never goes back
 * in date. The scheme's name and code follow the match (see `identityFrom`).
 */
export function navUpdateFor(fund: Refreshable, lookup: SchemeLookup): NavUpdate | null {
  const scheme = matchScheme(fund, lookup);
  if (scheme === null || scheme.nav === null || scheme.navDate === null) return null;
  const identity = identityFrom(fund, scheme);
  if (fund.nav === null || fund.navDate === null || scheme.navDate > fund.navDate) {
    return { ...identity, nav: scheme.nav, navDate: scheme.navDate };
  }
  if (fund.updatedAt !== null) return null;
  return scheme.navDate === fund.navDate
    ? { ...identity, nav: scheme.nav, navDate: scheme.navDate }
    : { ...identity, nav: fund.nav, navDate: fund.navDate };
}
