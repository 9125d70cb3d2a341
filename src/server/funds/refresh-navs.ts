import { latestDate, type IsoDate } from "../../shared/dates.ts";
import { schemeLookup } from "../../shared/schemes/matching.ts";
import { navUpdateFor } from "../../shared/schemes/nav-refresh.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { UserId } from "../platform/user-id.ts";
import type { Results, NamedQueries } from "../platform/db/batch.ts";
import { toFailure } from "../platform/failure.ts";
import { describeFailure } from "../platform/log/log.ts";
import type { FundSet } from "./queries/fund-sets.ts";
import {
  readStaleByName,
  applyNavsByCode,
  applyNavsByName,
  type StaleNavs,
  type StaleFundByName,
  type UpdateByName,
} from "./queries/nav-refresh.ts";

/**
 * Refreshes a set of funds in one atomic batch: in SQL where the code is in the list, by
 * `navUpdateFor` where only the name can match.
 * @param after reads that run in the same batch
 * @returns null where nothing was stale
 */
export async function refreshNavs<After extends NamedQueries>(
  ctx: SignedInContext,
  selectFunds: (userId: UserId) => FundSet,
  [staleNavs]: readonly StaleNavs[],
  after: (userId: UserId) => After,
): Promise<{ updated: number; rows: Results<After> } | null> {
  if (staleNavs === undefined) return null;
  const now = ctx.clock();
  const updates = updatesByName(readStaleByName(staleNavs.byName), staleNavs.asOf, latestDate(now));
  if (staleNavs.anyByCode === 0 && updates.length === 0) return null;
  const { withCode, withName, rows } = await ctx.write((userId) => ({
    withCode: applyNavsByCode(ctx.db, selectFunds(userId), now),
    withName: applyNavsByName(ctx.db, selectFunds(userId), updates, now),
    rows: after(userId),
  }));
  const updated = withCode.rowsAffected + withName.rowsAffected;
  return { updated, rows };
}

/** If the database rejects the refresh, the stored funds are shown; each says its NAV date. */
export async function refreshNavsIfAvailable<After extends NamedQueries>(
  ctx: SignedInContext,
  selectFunds: (userId: UserId) => FundSet,
  staleNavs: readonly StaleNavs[],
  after: (userId: UserId) => After,
): Promise<{ rows: Results<After> } | null> {
  try {
    return await refreshNavs(ctx, selectFunds, staleNavs, after);
  } catch (error) {
    const failure = toFailure(error);
    if (!failure.appCode.startsWith("service/")) throw error;
    ctx.log("warn", "nav.refresh-failed", describeFailure(failure.error));
    return null;
  }
}

const updatesByName = (
  funds: StaleFundByName[],
  asOf: IsoDate | null,
  latest: IsoDate,
): UpdateByName[] =>
  funds.flatMap((before) => {
    const updatedAt = before.updatedAt === null ? null : new Date(before.updatedAt);
    const update = navUpdateFor(
      { ...before, updatedAt },
      schemeLookup(before.namesakes, asOf),
      latest,
    );
    return update === null ? [] : [{ before, update }];
  });
