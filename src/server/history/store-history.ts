import type { IsoDate } from "../../shared/dates.ts";
import { dayOf, isoDay, lowerBound } from "../../shared/history/days.ts";
import type { Day, NavPoints } from "../../shared/history/schema.ts";
import { missing } from "../../shared/missing.ts";
import type { ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import {
  incrementVersion,
  deletePacked,
  HistoryChangedError,
  trackedScheme,
  listedDay,
  oneCode,
  recordFilled,
  recordPreviousNav,
  requireVersion,
  storeYear,
  tailsOf,
  yearsOf,
  type TrackedScheme,
  type StoredTail,
  schemesToPack,
} from "./queries/histories.ts";
import { merge, readPoints } from "./stored-points.ts";

type Services = Pick<ServiceContext, "db">;

/** These stay rows, so that the newest list finds what it replaces. */
const unpackedPoints = 10;
const maxUnpacked = 60;
const maxSchemesPerRun = 200;

export type StoredHistory = {
  scheme: TrackedScheme;
  points: NavPoints;
  tail: StoredTail | undefined;
  listed: IsoDate | null;
};

/** @param between days: of the others only those of the same years are read, and of the newest */
export async function readHistory(
  ctx: Services,
  code: string,
  between?: readonly [IsoDate, IsoDate],
): Promise<StoredHistory | null> {
  const read = await runBatch(ctx.db.reads, {
    scheme: trackedScheme(ctx.db, code),
    years: yearsOf(ctx.db, oneCode(code), between),
    tail: tailsOf(ctx.db, oneCode(code)),
    listed: listedDay(ctx.db, code),
  });
  const [scheme] = read.scheme;
  if (scheme === undefined) return null;
  const [years] = read.years;
  const [tail] = read.tail;
  const [listed] = read.listed;
  return { scheme, points: readPoints(years, tail), tail, listed: listed?.day ?? null };
}

/**
 * Adds points to what is stored, packs all but the newest, and gives the scheme its previous NAV, in one atomic batch.
 * @param filled what a source's response changes; nothing where only packing is done
 * @returns whether it was written: not where the history changed since it was read
 */
export async function storeHistory(
  { db }: Services,
  { scheme, points, tail, listed }: StoredHistory,
  added: NavPoints,
  filled?: Pick<TrackedScheme, "filledFrom" | "filledAt">,
): Promise<boolean> {
  const { code } = scheme;
  const tailPoints = tail === undefined ? [] : textPoints(tail);
  const packed = tailPoints.slice(0, -unpackedPoints);
  const unpacked = new Set(tailPoints.slice(-unpackedPoints).map(({ day }) => day));
  const all = merge(points, added);
  const changedYears = new Set([...added.days, ...packed.map(({ day }) => day)].map(yearOf));
  const kept = all.days
    .map((day, index) => ({ day, nav: all.navs[index] ?? missing() }))
    .filter(({ day }) => changedYears.has(yearOf(day)) && !unpacked.has(day));
  const previous = listed === null ? undefined : pointBefore(all, dayOf(listed));
  const years = [...Map.groupBy(kept, ({ day }) => yearOf(day))];
  try {
    await runBatch(db.writes, [
      requireVersion(db, scheme),
      ...years.map(([year, list]) =>
        storeYear(db, code, year, {
          days: list.map(({ day }) => day),
          navs: list.map(({ nav }) => nav),
        }),
      ),
      deletePacked(db, code, packed),
      incrementVersion(db, code),
      ...(previous === undefined ? [] : [recordPreviousNav(db, code, previous)]),
      ...(filled === undefined ? [] : [recordFilled(db, code, filled)]),
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof HistoryChangedError)) throw error;
    return false;
  }
}

export async function packNewest(ctx: Services): Promise<void> {
  for (const { code } of await schemesToPack(ctx.db, maxUnpacked, maxSchemesPerRun)) {
    const stored = await readHistory(ctx, code);
    if (stored === null) continue;
    await storeHistory(ctx, stored, { days: [], navs: [] });
  }
}

function pointBefore({ days, navs }: NavPoints, day: Day): { day: Day; nav: string } | undefined {
  const at = lowerBound(days, day) - 1;
  const [before, nav] = [days[at], navs[at]];
  return before === undefined || nav === undefined ? undefined : { day: before, nav: String(nav) };
}

function textPoints({ days, navs }: StoredTail): { day: Day; nav: string }[] {
  const texts: string[] = JSON.parse(navs);
  return (JSON.parse(days) as Day[]).map((day, index) => ({ day, nav: texts[index] ?? missing() }));
}

const yearOf = (day: Day): number => Number(isoDay(day).slice(0, 4));
