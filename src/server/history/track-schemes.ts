import type { IsoDate } from "../../shared/dates.ts";
import { dayInMilliseconds } from "../../shared/day-length.ts";
import { minTrackedDays } from "../../shared/history/days.ts";
import { benchmarks, nifty50Before2013 } from "../../shared/history/benchmarks.ts";
import type { RequestContext, ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import type { Query } from "../platform/db/query.ts";
import type { Database } from "../platform/db/client.ts";
import { fillHistories, fillScheme, type Cause } from "./fill-history.ts";
import { forgetUnwanted, noteUnwanted, unwantedOf, wantAgain } from "./queries/unwanted.ts";
import {
  addListedToNew,
  fmvDay,
  trackListed,
  trackSince,
  trackedScheme,
  untrackedSchemes,
  type WantedScheme,
} from "./queries/histories.ts";

/** Requests to the source are counted for its caller. */
type CountedContext = RequestContext & { callerKey: () => Promise<string> };

const benchmarkCodes = [...Object.values(benchmarks), nifty50Before2013];

/** Forgets tracked schemes, and their NAVs, that nobody has held, been sent, watched or compared for 30 days. */
export const forgetUnwantedSchemes = async ({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<void> => {
  await runBatch(db.writes, [
    ...noteUnwanted(db, benchmarkCodes, clock()),
    ...forgetUnwanted(db, clock()),
  ]);
};

/** Notes, once a day, that somebody looked at schemes which nobody need hold. */
export function keepWanted(ctx: RequestContext, codes: readonly string[]): void {
  if (codes.length === 0) return;
  ctx.waitUntil("history.use-not-noted", async () => {
    const unwanted = await unwantedOf(ctx.db, codes, ctx.clock());
    if (unwanted.length > 0) await wantAgain(ctx.db, codes, ctx.clock());
  });
}

export const trackSchemes = async ({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<void> => {
  const schemes = await untrackedSchemes(db, benchmarkCodes, earliestTracked(clock()));
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

/** Tracks schemes, also many, and fetches what is missing of all that are tracked, after the response. */
export function requestSchemes(ctx: RequestContext, wanted: readonly WantedScheme[]): void {
  if (wanted.length === 0) return;
  ctx.waitUntil("history.fill-failed", async () => {
    await runBatch(ctx.db.writes, trackingWrites(ctx.db, wanted));
    await fillHistories(ctx);
  });
}

/** Tracks the listed ones of some schemes, each from a day's year on, or from earlier where it already is. */
export const trackingWrites = (db: Database, wanted: readonly WantedScheme[]): Query[] => [
  trackListed(db, wanted),
  addListedToNew(db),
];

/** Fetches what is missing of a few tracked schemes after the response; one that failed lately waits for the hourly job. */
export function fillAfterwards(ctx: CountedContext, codes: readonly string[]): void {
  for (const code of codes) {
    ctx.waitUntil("history.fill-failed", async () =>
      fillIfDue(ctx, code, { user: await ctx.callerKey(), isHeld: false }),
    );
  }
}

async function fillIfDue(ctx: RequestContext, code: string, cause: Cause): Promise<void> {
  const [scheme] = await trackedScheme(ctx.db, code);
  if (scheme === undefined || scheme.nextAttemptAt > ctx.clock()) return;
  await fillScheme(ctx, scheme, cause);
}

type DatedFund = { amfiCode: string | null; firstDate: IsoDate | null };

/**
 * Fetches the past of a fund's scheme after the response, where a transaction is now its first one, or has units from
 * before 2018 whose gain depends on a NAV of then.
 */
export function requestHistory(
  ctx: CountedContext,
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
    await runBatch(ctx.db.writes, trackingWrites(ctx.db, [{ code: amfiCode, wantedFrom: from }]));
    await fillIfDue(ctx, amfiCode, { user: await ctx.callerKey(), isHeld: true });
  });
}
