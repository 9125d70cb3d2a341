import { isoDay } from "../../../shared/history/days.ts";
import { lastUpTo } from "../../../shared/public-api/navs-of-span.ts";
import type { NavResult } from "../../../shared/public-api/results.ts";
import type { NavInput } from "../../../shared/public-api/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { comparableSchemes } from "../../compare/procedures/queries.ts";
import { newestListedDay, oneCode, tailsOf, yearsOf } from "../../history/queries/histories.ts";
import { readPoints } from "../../history/stored-points.ts";

/** A scheme's NAV of a day, or the last one before it, from stored NAVs and the list alone: none is fetched. */
export async function getNav(ctx: SignedInContext, { code, on }: NavInput): Promise<NavResult> {
  const { db } = ctx;
  const { listed, found, years, tails } = await ctx.read(() => ({
    listed: newestListedDay(db),
    found: comparableSchemes(db, [code]),
    years: yearsOf(db, oneCode(code), ["0000-01-01", on]),
    tails: tailsOf(db, oneCode(code)),
  }));
  const [scheme] = found;
  const { days, navs } = readPoints(years[0], tails[0]);
  const at = lastUpTo(days, on);
  const stored = at === -1 ? null : { nav: navs[at] ?? null, navDate: isoDay(days[at] ?? 0) };
  const isListed = scheme?.nav && scheme.navDate !== null && scheme.navDate <= on;
  const newest = isListed ? { nav: Number(scheme.nav), navDate: scheme.navDate } : null;
  const nav =
    newest !== null && (newest.navDate ?? "") >= (stored?.navDate ?? "") ? newest : stored;
  const reason = nav !== null ? null : scheme === undefined ? "unknown" : "not-stored";
  return {
    asOf: listed[0]?.day ?? null,
    leftOut: nav === null ? 1 : 0,
    code,
    name: scheme?.name ?? null,
    on,
    nav: nav?.nav ?? null,
    navDate: nav?.navDate ?? null,
    reason,
  };
}
