import type { IsoDate } from "../../shared/dates.ts";
import type { NavPoints } from "../../shared/history/schema.ts";
import { dayOf, isoDay } from "../../shared/history/days.ts";
import type { ServiceContext } from "../platform/context.ts";
import { checkAnswer } from "./check-answer.ts";
import {
  claimScheme,
  countFilledSince,
  countToFill,
  recordFailure,
  schemesToFill,
  type KeptScheme,
} from "./queries.ts";
import { pauseAfter } from "./retry-pause.ts";
import { amfiHistory } from "./sources/amfi-history.ts";
import { HistoryRejected, type HistorySource } from "./sources/history-source.ts";
import { mfapi } from "./sources/mfapi.ts";
import { readHistory, storeHistory, type StoredHistory } from "./store-history.ts";

type Services = Pick<ServiceContext, "db" | "clock" | "log" | "settings">;

const maxRequests = 100;
/** Of all runs in an hour: a source is somebody else's server. */
const maxSchemesAnHour = 300;
/** In milliseconds, of one run. */
const maxTime = 60_000;
/** In milliseconds; a run that is cut off is repeated after this time. */
const claimTime = 5 * 60_000;
/** Days that are asked for again, so that an answer can be held to what is known. */
const overlap = 10;
const hour = 60 * 60_000;

/**
 * Fetches the past of kept schemes piece by piece, the newest first, within a number of requests and a time. Every
 * piece is stored by itself, so that the next run goes on from there. Logs what is still to come.
 */
export async function fillHistories(ctx: Services): Promise<void> {
  const pieces = await fillPieces(ctx);
  const [left] = await countToFill(ctx.db);
  if (pieces > 0 || (left?.schemes ?? 0) > 0) {
    ctx.log("info", "history.filled", {
      pieces,
      schemesLeft: left?.schemes ?? 0,
      daysLeft: left?.missedDays ?? 0,
    });
  }
}

/** @returns the number of pieces that were stored */
async function fillPieces(ctx: Services): Promise<number> {
  const source = sourceOf(ctx);
  const start = performance.now();
  let filled = 0;
  for (let requests = 0; requests < maxRequests;) {
    const due = await schemesToFill(ctx.db, ctx.clock(), maxRequests - requests);
    if (due.length === 0 || !(await mayAsk(ctx))) break;
    for (const scheme of due) {
      if (performance.now() - start > maxTime) return filled;
      requests += 1;
      if (await fillNext(ctx, source, scheme)) filled += 1;
    }
  }
  return filled;
}

/** Fetches one scheme's past, as far as the source gives it now. */
export async function fillScheme(ctx: Services, scheme: KeptScheme): Promise<void> {
  const source = sourceOf(ctx);
  let next: KeptScheme | undefined = scheme;
  if (!(await mayAsk(ctx))) return;
  while (next !== undefined && isWanting(next) && (await fillNext(ctx, source, next))) {
    next = (await readHistory(ctx, scheme.code))?.scheme;
  }
}

async function mayAsk({ db, clock }: Services): Promise<boolean> {
  const [filled] = await countFilledSince(db, new Date(clock().getTime() - hour));
  return (filled?.count ?? 0) < maxSchemesAnHour;
}

const noPoints: NavPoints = { days: [], navs: [] };

const isWanting = ({ filledFrom, wantedFrom }: KeptScheme): boolean =>
  filledFrom === null || filledFrom > wantedFrom;

const sourceOf = ({ settings }: Services): HistorySource =>
  settings.history.kind === "amfi"
    ? amfiHistory(settings.history.url)
    : mfapi(settings.history.url);

async function fillNext(
  ctx: Services,
  source: HistorySource,
  scheme: KeptScheme,
): Promise<boolean> {
  const until = new Date(ctx.clock().getTime() + claimTime);
  const [claimed] = await claimScheme(ctx.db, scheme, until);
  if (claimed === undefined) return false;
  try {
    const stored = await readHistory(ctx, scheme.code);
    return stored !== null && (await fetchAndStore(ctx, source, stored));
  } catch (error) {
    if (!(error instanceof HistoryRejected)) throw error;
    const failures = claimed.failures + 1;
    ctx.log("warn", "history.refused", { code: scheme.code, reason: error.message });
    await recordFailure(ctx.db, scheme.code, {
      problem: error.message,
      failures,
      nextAttemptAt: new Date(ctx.clock().getTime() + pauseAfter(failures)),
    });
    return false;
  }
}

async function fetchAndStore(
  ctx: Services,
  source: HistorySource,
  stored: StoredHistory,
): Promise<boolean> {
  const { code, filledFrom, wantedFrom } = stored.scheme;
  const today = ctx.clock().toISOString().slice(0, 10);
  const filled = (from: IsoDate) => ({ filledFrom: from, filledAt: ctx.clock() });
  if (startedLater(stored)) return storeHistory(ctx, stored, noPoints, filled(wantedFrom));
  const to = dayOf(filledFrom ?? today) + (filledFrom === null ? 0 : overlap);
  const from = Math.max(dayOf(wantedFrom), to - source.maxDays);
  const answer = await source.fetch(code, isoDay(from), isoDay(to));
  const points = checkAnswer(answer, stored.points, { from, to });
  if (points.days.length === 0) throw new HistoryRejected("the source has no NAV of these days");
  return storeHistory(ctx, stored, points, filled(isoDay(from)));
}

/** The oldest NAV lies well within what was answered: the scheme did not exist before. */
function startedLater({ scheme: { filledFrom }, points }: StoredHistory): boolean {
  const first = points.days[0];
  return filledFrom !== null && first !== undefined && first > dayOf(filledFrom) + overlap;
}
