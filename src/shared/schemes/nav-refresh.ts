import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import { identityFrom, matchScheme, type SchemeLookup } from "./matching.ts";
import type { Scheme } from "./scheme.ts";

type Refreshable = {
  schemeName: string;
  amfiCode: string | null;
  nav: DecimalText | null;
  navDate: IsoDate | null;
  updatedAt: Date | null;
};

export type NavUpdate = Pick<Refreshable, "schemeName" | "amfiCode" | "nav" | "navDate">;

/**
 * The changes that a NAV refresh writes to a fund; null if it is up to date. A NAV never goes back in date, unless its date is
 * after `latest`, tomorrow in India. Name and code follow the matched scheme, unless the list's NAV is older than the fund's.
 */
export function navUpdateFor(
  fund: Refreshable,
  lookup: SchemeLookup,
  latest: IsoDate,
): NavUpdate | null {
  const scheme = matchScheme(fund, lookup);
  if (scheme === null) return null;
  const identity = identityFrom(fund, scheme);
  if (hasNewerNav(fund, scheme, latest))
    return { ...identity, nav: scheme.nav, navDate: scheme.navDate };
  const isFirst = fund.updatedAt === null && scheme.nav !== null;
  const isRenamed = identity.schemeName !== fund.schemeName || identity.amfiCode !== fund.amfiCode;
  return isFirst || (isRenamed && !isEarlier(scheme, fund))
    ? { ...identity, nav: fund.nav, navDate: fund.navDate }
    : null;
}

function hasNewerNav(fund: Refreshable, scheme: Scheme, latest: IsoDate): boolean {
  if (scheme.nav === null || scheme.navDate === null) return false;
  if (fund.nav === null || fund.navDate === null || scheme.navDate > fund.navDate) return true;
  if (fund.navDate > latest && scheme.navDate <= latest) return true;
  return fund.updatedAt === null && scheme.navDate === fund.navDate;
}

const isEarlier = (scheme: Scheme, fund: Refreshable): boolean =>
  scheme.navDate !== null && fund.navDate !== null && scheme.navDate < fund.navDate;
