import { daysBetween, type IsoDate } from "../dates.ts";

/** A scheme's newest NAV and the one before it. */
export type KnownNavs = {
  nav: string | null;
  navDate: IsoDate | null;
  previousNav: string | null;
  previousNavDate: IsoDate | null;
};

export type KnownNav = { nav: string; date: IsoDate };

/** Between two NAVs further apart than this, a list may have been missed. */
const maxGapDays = 5;

/**
 * The first NAV on or after a due date.
 * @returns null where it is not known which NAV was the first
 */
export function navOnOrAfter(
  dueDate: IsoDate,
  { nav, navDate, previousNav, previousNavDate }: KnownNavs,
): KnownNav | null {
  if (nav === null || navDate === null || dueDate > navDate) return null;
  if (dueDate === navDate) return { nav, date: navDate };
  if (previousNav === null || previousNavDate === null || dueDate < previousNavDate) return null;
  if (dueDate === previousNavDate) return { nav: previousNav, date: previousNavDate };
  return daysBetween(previousNavDate, navDate) <= maxGapDays ? { nav, date: navDate } : null;
}
