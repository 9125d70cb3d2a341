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
 * What a NAV refresh writes to a fund, null where it is up to date.
 *
 * A fund is due when it has no updatedAt or when the list's NAV date is later than its own; a NAV never goes back
 * in date. The scheme's name and code follow the match (see `identityFrom`), also where the NAV has nothing new,
 * unless the list's NAV is an earlier one: then the fund knows better.
 */
export function navUpdateFor(fund: Refreshable, lookup: SchemeLookup): NavUpdate | null {
  const scheme = matchScheme(fund, lookup);
  if (scheme === null) return null;
  const identity = identityFrom(fund, scheme);
  if (takesNav(fund, scheme)) return { ...identity, nav: scheme.nav, navDate: scheme.navDate };
  const isFirst = fund.updatedAt === null && scheme.nav !== null;
  const isRenamed = identity.schemeName !== fund.schemeName || identity.amfiCode !== fund.amfiCode;
  return isFirst || (isRenamed && !isEarlier(scheme, fund))
    ? { ...identity, nav: fund.nav, navDate: fund.navDate }
    : null;
}

/** A scheme's NAV is taken by a fund that has none, an earlier one, or one of that day that was never confirmed. */
function takesNav(fund: Refreshable, scheme: Scheme): boolean {
  if (scheme.nav === null || scheme.navDate === null) return false;
  if (fund.nav === null || fund.navDate === null || scheme.navDate > fund.navDate) return true;
  return fund.updatedAt === null && scheme.navDate === fund.navDate;
}

const isEarlier = (scheme: Scheme, fund: Refreshable): boolean =>
  scheme.navDate !== null && fund.navDate !== null && scheme.navDate < fund.navDate;
