import type { IsoDate } from "../../shared/dates.ts";
import { dayInMilliseconds } from "../../shared/dates.ts";
import { minTrackedDays } from "../../shared/history/days.ts";
import { benchmarks, nifty50Before2013 } from "../../shared/history/benchmarks.ts";
import type { RequestContext, ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import { fillHistories, fillScheme } from "./fill-history.ts";
import {
  addListedToNew,
  fmvDay,
  trackScheme,
  trackSince,
  trackedScheme,
  untrackedSchemes,
  type WantedScheme,
} from "./queries/histories.ts";

export const trackSchemes = async ({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<void> => {
  const codes = [...Object.values(benchmarks), nifty50Before2013];
  const schemes = await untrackedSchemes(db, codes, earliestTracked(clock()));
  await runBatch(db.writes, [trackSince(db, schemes), addListedToNew(db)]);
};

export const earliestTracked = (now: Date): IsoDate =>
  new Date(now.getTime() - minTrackedDays * dayInMilliseconds).toISOString().slice(0, 10);

export function requestHistories(ctx: RequestContext): void {
  ctx.waitUntil("history.fill-failed", async () => {
    await trackSchemes(ctx);
    await fillHistories(ctx);
  });
}

/** Fetches the past of schemes that nobody holds, or of earlier years, after the response. */
export function requestSchemes(ctx: RequestContext, wanted: readonly WantedScheme[]): void {
  if (wanted.length === 0) return;
  ctx.waitUntil("history.fill-failed", async () => {
    await runBatch(ctx.db.writes, [trackSince(ctx.db, wanted), addListedToNew(ctx.db)]);
    await fillHistories(ctx);
  });
}

type DatedFund = { amfiCode: string | null; firstDate: IsoDate | null };

/**
 * Fetches the past of a fund's scheme after the response, where a transaction is now its first one, or has units from
 * before 2018 whose gain depends on a NAV of then.
 */
export function requestHistory(
  ctx: RequestContext,
  { amfiCode, firstDate }: DatedFund,
  date: IsoDate | null,
  acquiredOn?: IsoDate | null,
): void {
  if (amfiCode === null || firstDate === null) return;
  const isFirst = firstDate === date;
  const isGrandfathered = acquiredOn != null && acquiredOn <= fmvDay;
  if (!isFirst && !isGrandfathered) return;
  ctx.waitUntil("history.fill-failed", async () => {
    const [from = firstDate] = [
      earliestTracked(ctx.clock()),
      ...(isFirst ? [firstDate] : []),
      ...(isGrandfathered ? [fmvDay] : []),
    ].toSorted();
    await runBatch(ctx.db.writes, [trackScheme(ctx.db, amfiCode, from), addListedToNew(ctx.db)]);
    const [scheme] = await trackedScheme(ctx.db, amfiCode);
    if (scheme !== undefined && scheme.nextAttemptAt <= ctx.clock()) await fillScheme(ctx, scheme);
  });
}
