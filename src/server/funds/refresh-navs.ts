import type { BatchResponse } from "drizzle-orm/batch";
import type { IsoDate } from "../../shared/dates.ts";
import { schemeLookup } from "../../shared/schemes/matching.ts";
import { navUpdateFor } from "../../shared/schemes/nav-refresh.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import type { UserId } from "../platform/user-id.ts";
import type { Query } from "../platform/db/query.ts";
import { failureOf } from "../platform/failure.ts";
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
 * Brings the NAVs of a set of funds up to the scheme list: in the database where a fund's code is in the list, by
 * the pure rule where only its name can lead to a scheme. All of it is saved or nothing, in one round trip however
 * many funds there are; in none where nothing is due.
 * @param due what the set was found to need, in one row
 * @param after reads for the same batch: they find what is stored then
 * @returns how many funds changed, and what the reads found; null where nothing was due
 */
export async function refreshNavs<const After extends readonly Query[]>(
  ctx: SignedInContext,
  setOf: (userId: UserId) => FundSet,
  [due]: readonly StaleNavs[],
  after: (userId: UserId) => After,
): Promise<{ updated: number; rows: BatchResponse<After> } | null> {
  if (due === undefined) return null;
  const found = updatesByName(readStaleByName(due.byName), due.asOf);
  if (due.anyByCode === 0 && found.length === 0) return null;
  const now = ctx.clock();
  const [withCode, withName, ...rows] = await ctx.write(
    (userId) =>
      [
        applyNavsByCode(ctx.db, setOf(userId), now),
        applyNavsByName(ctx.db, setOf(userId), found, now),
        ...after(userId),
      ] as const,
  );
  const updated = withCode.rowsAffected + withName.rowsAffected;
  return { updated, rows: rows as BatchResponse<After> };
}

/**
 * The refresh beside a read. Where the database does not take it at the moment, what was read is shown as it is: each
 * fund says which day its NAV is of, and the next read finds it due again.
 */
export async function refreshNavsIfAvailable<const After extends readonly Query[]>(
  ctx: SignedInContext,
  setOf: (userId: UserId) => FundSet,
  due: readonly StaleNavs[],
  after: (userId: UserId) => After,
): Promise<{ rows: BatchResponse<After> } | null> {
  try {
    return await refreshNavs(ctx, setOf, due, after);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.appCode !== "service/unavailable") throw error;
    ctx.log("warn", "nav.refresh-not-taken", describeFailure(failure.error));
    return null;
  }
}

const updatesByName = (due: StaleFundByName[], asOf: IsoDate | null): UpdateByName[] =>
  due.flatMap((before) => {
    const updatedAt = before.updatedAt === null ? null : new Date(before.updatedAt);
    const update = navUpdateFor({ ...before, updatedAt }, schemeLookup(before.namesakes, asOf));
    return update === null ? [] : [{ before, update }];
  });
