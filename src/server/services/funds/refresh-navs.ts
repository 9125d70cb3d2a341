import type { IsoDate } from "../../../shared/dates.ts";
import { schemeLookup } from "../../../shared/nav/matching.ts";
import { navUpdateFor } from "../../../shared/nav/refresh.ts";
import { nameKey } from "../../../shared/nav/scheme.ts";
import type { RequestContext } from "../../context.ts";
import type { FundSet } from "../../repositories/fund-sets.ts";
import { setNavs, type HeldFund } from "../../repositories/funds.ts";
import type { RefreshCandidate } from "../../repositories/schemes.ts";

type Holdings<Row extends HeldFund> = {
  funds: Row[];
  /** The schemes that each fund may take its NAV from. */
  candidates: readonly RefreshCandidate[];
  navAsOf: IsoDate | null;
};

/**
 * Brings the NAVs of a set of funds up to the scheme list and saves what changed, all of it or nothing.
 * @returns every fund, in the order given, as it is after the refresh, and how many of them were changed by it
 */
export async function refreshNavs<Row extends HeldFund>(
  ctx: RequestContext,
  set: FundSet,
  { funds, candidates, navAsOf }: Holdings<Row>,
): Promise<{ funds: Row[]; updated: number }> {
  const schemesOf = Map.groupBy(candidates, ({ fundId }) => fundId);
  const now = ctx.clock();
  const changes = funds.flatMap((fund) => {
    const schemes = schemesOf.get(fund.id);
    const update = schemes && navUpdateFor(fund, schemeLookup(schemes, navAsOf));
    return update == null
      ? []
      : [{ id: fund.id, before: fund, ...update, nameKey: nameKey(update.schemeName) }];
  });
  if (changes.length === 0) return { funds, updated: 0 };
  const [first, ...others] = setNavs(ctx.db, set, changes, now);
  const results = first === undefined ? [] : await ctx.db.writes.batch([first, ...others]);
  const updated = results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
  const changed = new Map(changes.map(({ before: _, ...change }) => [change.id, change]));
  const refreshed = funds.map((fund) => {
    const change = changed.get(fund.id);
    return change === undefined ? fund : { ...fund, ...change, updatedAt: now };
  });
  return { funds: refreshed, updated };
}
