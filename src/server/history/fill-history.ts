import { latestDate } from "../../shared/dates.ts";
import { isSifCode } from "../../shared/schemes/scheme-code.ts";
import type { Day, NavPoints } from "../../shared/history/schema.ts";
import { dayOf, isoDay } from "../../shared/history/days.ts";
import { missing } from "../../shared/missing.ts";
import type { ServiceContext } from "../platform/context.ts";
import { countAttempts, refundAttempts } from "../platform/limits/queries.ts";
import { checkResponse, within } from "./check-response.ts";
import {
  claimScheme,
  countIncomplete,
  recordFailure,
  schemesToFill,
  type TrackedScheme,
} from "./queries/histories.ts";
import {
  HistoryRejectedError,
  type HistorySource,
  retryBackoff,
} from "./sources/history-source.ts";
import { historySources } from "./sources/registered.ts";
import { readHistory, storeHistory, type StoredHistory } from "./store-history.ts";

/** Whom a request is counted for; `user` is null where a job or an import fills whatever is missing. */
export type Cause = { user: string | null; isHeld: boolean };

type Services = Pick<ServiceContext, "db" | "clock" | "log" | "settings">;

const maxRequests = 100;
/** For all runs in an hour, because a source is somebody else's server. */
const maxRequestsAnHour = 300;
/** Of those, the most for anything but funds that users have just added: they are not kept waiting by other schemes. */
const maxForOthers = 240;
/** Of those, the most for schemes that nobody holds. */
const maxNotHeld = 120;
/** Of those, the most that one user's comparisons, watch list and new funds cause. */
const maxOfUser = 60;
/** A source that fails as often in a row is left alone until the next run. */
const maxFailuresInARow = 5;
/** In milliseconds, for one run. */
const maxTime = 60_000;
/** In milliseconds; a run that is cut off is repeated after this time. */
const claimTime = 5 * 60_000;
/** Days that are asked for again, so that a response can be compared with what is known. */
const overlap = 10;
const hour = 60 * 60_000;

/**
 * Fetches missing NAVs of tracked schemes in pieces, newest first and those of funds that are held before others, within a budget of requests and time. Each piece is
 * committed, so that the next run resumes there. Logs what is still missing.
 */
export async function fillHistories(ctx: Services): Promise<void> {
  const pieces = await fillPieces(ctx);
  const [left] = await countIncomplete(ctx.db);
  if (pieces > 0 || (left?.schemes ?? 0) > 0) {
    ctx.log("info", "history.filled", {
      pieces,
      schemesLeft: left?.schemes ?? 0,
      daysLeft: left?.missedDays ?? 0,
    });
  }
}

async function fillPieces(ctx: Services): Promise<number> {
  const { main, sif } = sourcesOf(ctx);
  const start = performance.now();
  const failed = new Map<HistorySource, number>();
  let filled = 0;
  for (let requests = 0; requests < maxRequests;) {
    // A source that fails must not keep the other one from being asked.
    const asked = [main, sif].filter((source) => (failed.get(source) ?? 0) < maxFailuresInARow);
    const scope = asked.length === 2 ? "all" : asked[0] === main ? "main" : "sif";
    const due =
      asked.length === 0
        ? []
        : await schemesToFill(ctx.db, ctx.clock(), { max: maxRequests - requests, scope });
    if (due.length === 0) break;
    for (const scheme of due) {
      const source = isSifCode(scheme.code) ? sif : main;
      if (performance.now() - start > maxTime) return filled;
      const failures = failed.get(source) ?? 0;
      if (failures === maxFailuresInARow) continue;
      requests += 1;
      const cause = { user: null, isHeld: scheme.isHeld === 1 };
      const piece = await fillNext(ctx, source, scheme, cause);
      if (piece === "too-many-requests") return filled;
      failed.set(source, piece === "failed" ? failures + 1 : 0);
      if (piece === "stored") filled += 1;
    }
  }
  return filled;
}

export async function fillScheme(
  ctx: Services,
  scheme: TrackedScheme,
  cause: Cause,
): Promise<void> {
  const source = sourcesOf(ctx)[isSifCode(scheme.code) ? "sif" : "main"];
  let next: TrackedScheme | undefined = scheme;
  while (next !== undefined && isIncomplete(next)) {
    if ((await fillNext(ctx, source, next, cause)) !== "stored") return;
    next = (await readHistory(ctx, scheme.code))?.scheme;
  }
}

export const isIncomplete = ({ filledFrom, wantedFrom }: TrackedScheme): boolean =>
  filledFrom === null || filledFrom > wantedFrom;

/** Whatever the other schemes' source, only AMFI has the past of specialised investment funds. */
const sourcesOf = ({ settings: { history } }: Services): Record<"main" | "sif", HistorySource> => ({
  main: historySources[history.service](history.url),
  sif: historySources.amfi(history.sifUrl),
});

type Piece = "stored" | "failed" | "claimed-elsewhere" | "too-many-requests";

async function fillNext(
  ctx: Services,
  source: HistorySource,
  scheme: TrackedScheme,
  cause: Cause,
): Promise<Piece> {
  const until = new Date(ctx.clock().getTime() + claimTime);
  const [claimed] = await claimScheme(ctx.db, scheme, until);
  if (claimed === undefined) return "claimed-elsewhere";
  try {
    const stored = await readHistory(ctx, scheme.code);
    if (stored === null) return "claimed-elsewhere";
    return (await fetchAndStore(ctx, source, stored, cause)) ? "stored" : "claimed-elsewhere";
  } catch (error) {
    if (error instanceof TooManyRequestsError) {
      await recordFailure(ctx.db, scheme.code, scheme);
      return "too-many-requests";
    }
    if (!(error instanceof HistoryRejectedError)) throw error;
    const failures = claimed.failures + 1;
    ctx.log("warn", "history.refused", { code: scheme.code, reason: error.message });
    await recordFailure(ctx.db, scheme.code, {
      problem: error.message,
      failures,
      nextAttemptAt: new Date(ctx.clock().getTime() + retryBackoff(failures)),
    });
    return "failed";
  }
}

async function fetchAndStore(
  ctx: Services,
  source: HistorySource,
  stored: StoredHistory,
  cause: Cause,
): Promise<boolean> {
  const { code, filledFrom, wantedFrom, failures } = stored.scheme;
  const wanted = dayOf(wantedFrom);
  // A long response may take too long: after a failure less is asked for.
  const span = source.maxDays >> Math.min(failures, 4);
  const ask = async (from: Day, to: Day): Promise<NavPoints> => {
    await countRequest(ctx, cause);
    return source.fetch(code, isoDay(from), isoDay(to));
  };
  const store = (points: NavPoints, from: Day): Promise<boolean> =>
    storeHistory(ctx, stored, points, { filledFrom: isoDay(from), filledAt: ctx.clock() });
  if (filledFrom === null) {
    const to = newestExpected(stored, ctx.clock());
    const from = Math.max(wanted, to - span);
    const points = checkResponse(await ask(from, to), stored.points, { from, to });
    return store(points, filledTo(points, from));
  }
  const start = dayOf(filledFrom);
  const from = Math.max(wanted, start - span);
  const asked = { from, to: Math.min(start + overlap, dayOf(latestDate(ctx.clock()))) };
  const points = checkResponse(await ask(asked.from, asked.to), stored.points, asked);
  if ((points.days[0] ?? start) < start) return store(points, filledTo(points, from));
  // Nothing older came: the scheme is younger, or the response was cut off. A request without the newer days must
  // confirm it.
  const older = within(await ask(from, start - 1), { from, to: start - 1 });
  return older.days.length === 0 ? store(points, wanted) : store(older, filledTo(older, from));
}

/** The newest day of which the source has a NAV: today, or the listed one of a scheme that has ended. */
function newestExpected({ listed }: StoredHistory, now: Date): Day {
  const today = dayOf(now.toISOString().slice(0, 10));
  return listed === null ? today : Math.min(today, dayOf(listed));
}

/** From where on all is stored: the asked day, or the first NAV where that is long after it. */
const filledTo = ({ days: [first] }: NavPoints, from: Day): Day =>
  first === undefined || first <= from + overlap ? from : first;

class TooManyRequestsError extends Error {
  override readonly name = "TooManyRequestsError";
}

/** Counts a request under each of its limits, or under none of them. */
async function countRequest({ db, clock }: Services, { user, isHeld }: Cause): Promise<void> {
  const limits = [
    ...(user === null ? [] : [{ key: `nav history of ${user}`, max: maxOfUser }]),
    ...(isHeld ? [] : [{ key: "nav history, not held", max: maxNotHeld }]),
    { key: "nav history", max: user !== null && isHeld ? maxRequestsAnHour : maxForOthers },
  ];
  const counted: string[] = [];
  for (const { key, max } of limits) {
    const [window] = await countAttempts(db, [key], { now: clock(), span: hour });
    counted.push(key);
    if ((window ?? missing()).count <= max) continue;
    await refundAttempts(db, counted);
    throw new TooManyRequestsError();
  }
}
