import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { dayOf, isoDay, maxGapDays } from "../../shared/history/days.ts";
import { longestGapHeld } from "../../shared/history/gaps.ts";
import { flowsByDay } from "../../shared/history/flows-by-day.ts";
import type {
  Day,
  HistoryInput,
  UnvaluedReason,
  ReadonlyNavPoints,
  PortfolioHistory,
} from "../../shared/history/schema.ts";
import { ValuesByDay, type PaiseSeries } from "../../shared/history/value-series.ts";
import { isPartialHistory } from "../../shared/portfolio/performance.ts";
import { otherLegsIn } from "../../shared/portfolio/other-legs.ts";
import { fromPaise } from "../../shared/transactions/fixed-point.ts";
import { replaySteps } from "../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { tailsOf } from "../history/queries/histories.ts";
import { pointsReader } from "../history/stored-points.ts";
import { toEntry } from "../transactions/ledger-entries.ts";
import { entryPages, type EntrySource } from "../transactions/queries/ledger-pages.ts";
import { fundsById } from "../transactions/queries/linked-funds.ts";
import { readPagesAs } from "../transactions/read-pages.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { nextTurn, runInTurns } from "../platform/queue/run-in-turns.ts";
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

/**
 * What one fund, a category or all funds with transactions were worth on each day. Of several funds, those whose NAVs
 * start after their first transaction are left out and listed, unless that transaction is older than AMFI's first NAV or
 * nothing is held any more: such a fund is at cost before its first NAV.
 * The series starts with the first transaction of the others, or with the first NAV if that is over 45 days later.
 * @throws AppError funds/not-found, transactions/conflict
 */
export async function getPortfolioHistory(
  ctx: SignedInContext,
  scope: HistoryInput,
): Promise<PortfolioHistory> {
  const { funds, incomplete, entries, firstPage } = await readPortfolio(ctx, scope);
  if (scope.fundId !== undefined && funds.length === 0) throw new AppError("funds/not-found");
  const entriesByFund = Map.groupBy(entries, ({ fundId }) => fundId);
  const isIncomplete = new Set(incomplete.map(({ code }) => code));
  const ledgers = await runInTurns(replaySteps(entries, "merge"));
  const oldestFresh = dayOf(indianDay(ctx.clock())) - maxGapDays;
  const firstDates = funds.flatMap(({ firstDate }) => firstDate ?? []);
  const values = new ValuesByDay(Math.min(...firstDates.map(dayOf)));
  const covered = new Set<string>();
  const starts: Day[] = [];
  const found: Pick<PortfolioHistory, "leftOut" | "stale" | "gaps" | "atCost" | "isFilling"> = {
    leftOut: [],
    stale: [],
    gaps: [],
    atCost: [],
    isFilling: false,
  };
  const addFund = (fund: ScopedFund, navs: ReadonlyNavPoints) => {
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
      found.leftOut.push({ fundId: id, reason });
      found.isFilling ||= reason === "no-history";
      return;
    }
    covered.add(id);
    values.add({ entries: ledger?.entries ?? [], navs });
    const start = lateStart(fund, navs);
    if (start !== null) {
      // What was sold long ago must not cut off the years of the others.
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
  };
  const fundsByCode = Map.groupBy(funds, ({ amfiCode, firstDate }) =>
    firstDate === null ? null : amfiCode,
  );
  for (const fund of fundsByCode.get(null) ?? []) addFund(fund, noPoints);
  fundsByCode.delete(null);
  for await (const { codes, pointsOf } of navPages(ctx, scope, firstPage)) {
    for (const code of codes) {
      const points = pointsOf(code);
      for (const fund of fundsByCode.get(code) ?? []) addFund(fund, points);
      fundsByCode.delete(code);
    }
  }
  await nextTurn();
  // Their scheme has changed since the first page.
  for (const fund of [...fundsByCode.values()].flat()) addFund(fund, noPoints);
  return {
    ...found,
    ...asRupees(values.series(), starts),
    flows: flowsByDay(
      entries.filter(({ fundId }) => covered.has(fundId)),
      scope.fundId === undefined ? otherLegsIn(entries)(covered) : () => "outside",
    ),
  };
}

/** With the transactions of funds that exchanged lots with the ones in scope, and the first page of NAVs. */
async function readPortfolio(ctx: SignedInContext, scope: HistoryInput) {
  const pageOf = scope.fundId === undefined ? {} : { scope: fundsById([scope.fundId]) };
  const { funds, firstEntries, incomplete, firstPage } = await ctx.read((owner) => ({
    funds: fundsInScope(ctx.db, owner, scope),
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
  return { funds, incomplete, entries, firstPage };
}

const navPageAfter = (ctx: SignedInContext, owner: Owner, scope: HistoryInput, after: string) => {
  const codes = codesAfter(owner, scope, after);
  return {
    codes: codesOf(ctx.db, codes),
    years: yearsInScope(ctx.db, owner, scope, codes),
    tails: tailsOf(ctx.db, codes),
  };
};

type NavPage = Results<ReturnType<typeof navPageAfter>>;

/** NAVs by pages of schemes; the next page is read while one is worked on. */
async function* navPages(
  ctx: SignedInContext,
  scope: HistoryInput,
  first: NavPage,
): AsyncGenerator<{ codes: string[]; pointsOf: (code: string) => ReadonlyNavPoints }> {
  for (let page: NavPage | undefined = first; page !== undefined;) {
    const { codes, years, tails }: NavPage = page;
    const following = readFollowing(ctx, scope, codes);
    // It is awaited after the page, which may fail.
    following.catch(() => {});
    yield { codes: codes.map(({ code }) => code), pointsOf: pointsReader(years, tails) };
    page = await following;
  }
}

async function readFollowing(
  ctx: SignedInContext,
  scope: HistoryInput,
  codes: NavPage["codes"],
): Promise<NavPage | undefined> {
  const last = codes.at(-1);
  if (codes.length < codesPerPage || last === undefined) return undefined;
  return ctx.read((owner) => navPageAfter(ctx, owner, scope, last.code));
}

/** From the latest start of a fund whose first NAV is long after its first transaction. */
function asRupees({ days, values, invested }: PaiseSeries, starts: readonly Day[]) {
  const start = starts.length === 0 ? null : Math.max(...starts);
  const from = start === null ? 0 : days.findIndex((day) => day >= start);
  const last = days.at(-1);
  return {
    asOf: last === undefined ? null : isoDay(last),
    days: days.slice(from),
    values: values.slice(from).map(fromPaise),
    invested: invested.slice(from).map(fromPaise),
    missingUntil: start === null ? null : isoDay(start),
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
