import { indianDay, type IsoDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { dayOf, isoDay, lowerBound, maxGapDays } from "../../shared/history/days.ts";
import { longestGapHeld } from "../../shared/history/gaps.ts";
import {
  estimatedSteps,
  stepsOfTotals,
  type UndatedTotals,
} from "../../shared/history/estimate.ts";
import { flowsByDay } from "../../shared/history/flows-by-day.ts";
import type {
  Day,
  HistoryInput,
  UnvaluedFund,
  UnvaluedReason,
  ReadonlyNavPoints,
  PortfolioHistory,
  ValueSeries,
} from "../../shared/history/schema.ts";
import {
  ValuesByDay,
  type HoldingStep,
  type PaiseSeries,
} from "../../shared/history/value-series.ts";
import { isPartialHistory } from "../../shared/portfolio/performance.ts";
import { otherLegsIn } from "../../shared/portfolio/other-legs.ts";
import { earliestDate } from "../../shared/transactions/earliest-date.ts";
import { fromPaise, toMicroUnits, toPaise } from "../../shared/transactions/fixed-point.ts";
import { replaySteps, type Ledger } from "../../shared/transactions/ledger.ts";
import { newestListedDay, tailsOf } from "../history/queries/histories.ts";
import { pointsReader } from "../history/stored-points.ts";
import { toEntry } from "../transactions/ledger-entries.ts";
import { entryPages, type EntrySource } from "../transactions/queries/ledger-pages.ts";
import { fundsById } from "../transactions/queries/linked-funds.ts";
import { readPagesAs } from "../transactions/read-pages.ts";
import type { ReadNamed, Results } from "../platform/db/batch.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";
import { countRows, nextTurn, runInTurns } from "../platform/queue/run-in-turns.ts";
import {
  codesAfter,
  codesInScope,
  codesOf,
  codesPerPage,
  fundsInScope,
  incompleteCodes,
  yearsInScope,
  type ScopedFund,
} from "./queries.ts";

/** AMFI has no NAVs of earlier days. */
const firstNavDay = dayOf("2006-04-01");
/** Days that a new fund offer can take from payment to first NAV; until then the fund is valued at cost. */
const maxNfoDays = 45;

/** Reads the rows of one owner. */
export type HistoryContext = { db: Database; clock: () => Date; read: ReadNamed };

/** A history, with the day of the newest NAVs that are known. */
type DatedHistory = { navAsOf: IsoDate | null; history: PortfolioHistory };

/** A fund that the series counts. */
export type CountedFund = { id: string; ledger: Ledger; navs: ReadonlyNavPoints };

/**
 * What one fund, a category or all funds were worth on each day, from the first transaction, or from the first NAV if that is
 * over 45 days later. Funds with an incomplete past are estimated beside the series, or left out and listed.
 * @param onFund is called with each fund that the series counts, while its NAVs are at hand; returns how many rows it looked at
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function getDatedHistory(
  ctx: HistoryContext,
  scope: HistoryInput,
  onFund: (fund: CountedFund) => number = () => 0,
): Promise<DatedHistory> {
  const { funds, navAsOf, incomplete, entries, firstPage } = await readPortfolio(ctx, scope);
  if (scope.fundId !== undefined && funds.length === 0) throw new AppError("funds/not-found");
  const entriesByFund = Map.groupBy(entries, ({ fundId }) => fundId);
  const isIncomplete = new Set(incomplete.map(({ code }) => code));
  const ledgers = await runInTurns(replaySteps(entries, "merge"));
  const oldestFresh = dayOf(indianDay(ctx.clock())) - maxGapDays;
  const firstDates = funds.flatMap(({ firstDate }) => firstDate ?? []);
  const values = new ValuesByDay(Math.min(...firstDates.map(dayOf)));
  const estimates = new Estimates();
  const covered = new Set<string>();
  const starts: Day[] = [];
  const found: Pick<PortfolioHistory, "leftOut" | "stale" | "gaps" | "atCost" | "isFilling"> = {
    leftOut: [],
    stale: [],
    gaps: [],
    atCost: [],
    isFilling: false,
  };
  for await (const { fund, navs } of fundsWithNavs(ctx, scope, funds, firstPage)) {
    await countRows(navs.days.length / pointsPerRow);
    const { id } = fund;
    const isFilling = isIncomplete.has(fund.amfiCode ?? "");
    const ledger = ledgers.get(id);
    const isClosed = ledger?.units === 0;
    const reason = leftOutReason(fund, navs, {
      isAlone: scope.fundId !== undefined,
      isPartial: isPartialHistory(entriesByFund.get(id) ?? []),
      isIncomplete: isFilling,
      isClosed,
    });
    if (reason !== null) {
      if (estimates.add({ ...fund, reason }, ledger?.entries ?? [], navs)) continue;
      found.leftOut.push({ fundId: id, reason });
      found.isFilling ||= reason === "no-history";
      continue;
    }
    covered.add(id);
    values.add({ entries: ledger?.entries ?? [], navs });
    if (ledger !== undefined) await countRows(onFund({ id, ledger, navs }));
    const start = lateStart(fund, navs);
    if (start !== null) {
      // A fund that was sold long ago must not cut off the years of the others.
      if (scope.fundId !== undefined || !isClosed) starts.push(start);
      found.isFilling ||= isFilling;
    }
    const newest = navs.days[navs.days.length - 1];
    if (newest === undefined) found.atCost.push(id);
    if (newest !== undefined && (ledger?.units ?? 0) > 0 && newest < oldestFresh) {
      found.stale.push({ fundId: id, navDate: isoDay(newest) });
    }
    const gap = longestGapHeld(ledger?.entries ?? [], navs.days);
    if (gap !== null) found.gaps.push({ fundId: id, from: isoDay(gap.from), to: isoDay(gap.to) });
  }
  const history = {
    ...found,
    ...asRupees(values.series(), starts),
    estimated: estimates.series(starts),
    flows: flowsByDay(
      entries.filter(({ fundId }) => covered.has(fundId)),
      scope.fundId === undefined ? otherLegsIn(entries)(covered) : () => "outside",
    ),
  };
  return { navAsOf, history };
}

/** Valuing a fund on so many days takes as long as looking at one row. */
const pointsPerRow = 2;

/** Also reads the transactions of funds that exchanged lots with those in scope, and the first page of NAVs. */
async function readPortfolio(ctx: HistoryContext, scope: HistoryInput) {
  const pageOf = scope.fundId === undefined ? {} : { scope: fundsById([scope.fundId]) };
  const { funds, listed, firstEntries, incomplete, firstPage } = await ctx.read((owner) => ({
    funds: fundsInScope(ctx.db, owner, scope),
    listed: newestListedDay(ctx.db),
    firstEntries: entryPages.query(ctx.db, owner, pageOf),
    incomplete: incompleteCodes(ctx.db, codesInScope(owner, scope)),
    firstPage: navPageAfter(ctx, owner, scope, ""),
  }));
  const toItem = (row: EntrySource) => ({
    ...toEntry(row),
    source: row.source,
    confirmed: row.confirmed,
  });
  const entries = await readPagesAs(ctx, entryPages, firstEntries, toItem, pageOf);
  return { funds, navAsOf: listed[0]?.day ?? null, incomplete, entries, firstPage };
}

const navPageAfter = (ctx: HistoryContext, owner: Owner, scope: HistoryInput, after: string) => {
  const codes = codesAfter(owner, scope, after);
  return {
    codes: codesOf(ctx.db, codes),
    years: yearsInScope(ctx.db, owner, scope, codes),
    tails: tailsOf(ctx.db, codes),
  };
};

/** Each fund with the NAVs of its scheme. */
async function* fundsWithNavs(
  ctx: HistoryContext,
  scope: HistoryInput,
  funds: readonly ScopedFund[],
  firstPage: NavPage,
): AsyncGenerator<{ fund: ScopedFund; navs: ReadonlyNavPoints }> {
  const fundsByCode = Map.groupBy(funds, ({ amfiCode }) => amfiCode);
  for (const fund of fundsByCode.get(null) ?? []) yield { fund, navs: noPoints };
  fundsByCode.delete(null);
  for await (const { codes, pointsOf } of navPages(ctx, scope, firstPage)) {
    for (const code of codes) {
      const navs = pointsOf(code);
      for (const fund of fundsByCode.get(code) ?? []) yield { fund, navs };
      fundsByCode.delete(code);
    }
  }
  await nextTurn();
  // The scheme of these funds has changed since the first page.
  for (const fund of [...fundsByCode.values()].flat()) yield { fund, navs: noPoints };
}

type NavPage = Results<ReturnType<typeof navPageAfter>>;

/** NAVs by pages of schemes; the next page is read while one is worked on. */
async function* navPages(
  ctx: HistoryContext,
  scope: HistoryInput,
  first: NavPage,
): AsyncGenerator<{ codes: string[]; pointsOf: (code: string) => ReadonlyNavPoints }> {
  for (let page: NavPage | undefined = first; page !== undefined;) {
    const { codes, years, tails }: NavPage = page;
    const following = readFollowing(ctx, scope, codes);
    // Its error is thrown where it is awaited, unless the page before fails first.
    following.catch(() => {});
    yield { codes: codes.map(({ code }) => code), pointsOf: pointsReader(years, tails) };
    page = await following;
  }
}

async function readFollowing(
  ctx: HistoryContext,
  scope: HistoryInput,
  codes: NavPage["codes"],
): Promise<NavPage | undefined> {
  const last = codes.at(-1);
  if (codes.length < codesPerPage || last === undefined) return undefined;
  return ctx.read((owner) => navPageAfter(ctx, owner, scope, last.code));
}

/** From the latest start of a fund whose first NAV is long after its first transaction. */
function asRupees(series: PaiseSeries, starts: readonly Day[]) {
  const start = starts.length === 0 ? null : Math.max(...starts);
  const last = series.days.at(-1);
  return {
    asOf: last === undefined ? null : isoDay(last),
    ...rupeesSince(series, start),
    missingUntil: start === null ? null : isoDay(start),
  };
}

/** The funds whose past is not known, as far as they can be estimated. */
class Estimates {
  readonly #values = new ValuesByDay(dayOf(earliestDate));
  readonly #funds: UnvaluedFund[] = [];

  /** @returns whether something is known of it */
  add(
    fund: ScopedFund & { reason: UnvaluedReason },
    entries: readonly HoldingStep[],
    stored: ReadonlyNavPoints,
  ): boolean {
    if (!canBeEstimated.has(fund.reason)) return false;
    const navs = stored.days.length > 0 ? stored : listedPoint(fund);
    const steps = fund.firstDate === null ? stepsOfTotals(totalsOf(fund), navs) : entries;
    const drawn = estimatedSteps(steps, navs);
    if (drawn.length === 0) return false;
    this.#values.add({ entries: drawn, navs });
    this.#funds.push({ fundId: fund.id, reason: fund.reason });
    return true;
  }

  series(starts: readonly Day[]): PortfolioHistory["estimated"] {
    if (this.#funds.length === 0) return null;
    const start = starts.length === 0 ? null : Math.max(...starts);
    return { ...rupeesSince(this.#values.series(), start), funds: this.#funds };
  }
}

const canBeEstimated: ReadonlySet<UnvaluedReason> = new Set([
  "totals",
  "partial-history",
  "no-navs",
]);

const totalsOf = ({ units, investedAmount, recordedOn }: ScopedFund): UndatedTotals => ({
  units: toMicroUnits(units),
  invested: toPaise(investedAmount),
  recordedOn,
});

/** The NAV that the fund itself has, of a scheme without a stored past. */
const listedPoint = ({ nav, navDate }: ScopedFund): ReadonlyNavPoints =>
  nav === null || navDate === null ? noPoints : { days: [dayOf(navDate)], navs: [Number(nav)] };

function rupeesSince({ days, values, invested }: PaiseSeries, start: Day | null): ValueSeries {
  const from = start === null ? 0 : Math.min(lowerBound(days, start), days.length - 1);
  return {
    days: days.slice(from).map((day) => Math.max(day, start ?? day)),
    values: values.slice(from).map(fromPaise),
    invested: invested.slice(from).map(fromPaise),
  };
}

const noPoints: ReadonlyNavPoints = { days: [], navs: [] };

function leftOutReason(
  { firstDate, amfiCode }: ScopedFund,
  { days: { 0: first } }: ReadonlyNavPoints,
  {
    isAlone,
    isPartial,
    isIncomplete,
    isClosed,
  }: { isAlone: boolean; isPartial: boolean; isIncomplete: boolean; isClosed: boolean },
): UnvaluedReason | null {
  if (firstDate === null) return "totals";
  if (isPartial) return "partial-history";
  // 0 units need no NAV: what was paid and received counts all the same.
  if (isClosed && !isAlone && !isIncomplete) return null;
  if (amfiCode === null) return "no-scheme";
  const missing = isIncomplete ? "no-history" : "no-navs";
  if (first === undefined) return missing;
  if (isAlone || first <= dayOf(firstDate) + maxGapDays) return null;
  const isWhole = first <= dayOf(firstDate) + maxNfoDays || first <= firstNavDay + maxGapDays;
  return isWhole && !isIncomplete ? null : missing;
}

/** A fund's first day with a NAV, where it is long after the first transaction. */
function lateStart(
  { firstDate }: ScopedFund,
  { days: { 0: first } }: ReadonlyNavPoints,
): number | null {
  if (first === undefined || firstDate === null) return null;
  return first > dayOf(firstDate) + maxNfoDays ? first : null;
}
