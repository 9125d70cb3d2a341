import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { dayOf, isoDay, maxGapDays } from "../../shared/history/days.ts";
import { longestGapHeld } from "../../shared/history/gaps.ts";
import { flowsByDay } from "../../shared/history/flows-by-day.ts";
import type {
  HistoryInput,
  LeftOutReason,
  NavPoints,
  PortfolioHistory,
} from "../../shared/history/schema.ts";
import { valueSeries } from "../../shared/history/value-series.ts";
import { isPartialHistory } from "../../shared/portfolio/performance.ts";
import { otherLegsIn } from "../../shared/portfolio/other-legs.ts";
import { fromPaise } from "../../shared/transactions/fixed-point.ts";
import { replay } from "../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { tailsOf } from "../history/queries.ts";
import { readAllPoints } from "../history/stored-points.ts";
import { toEntry } from "../transactions/ledger-entries.ts";
import { readTransactions } from "../transactions/queries/ledgers.ts";
import {
  codesInScope,
  fundsInScope,
  transactionsInScope,
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
 * The series starts with the first transaction, or with the first NAV if that is over 45 days later.
 * @throws AppError funds/not-found
 */
export async function getPortfolioHistory(
  ctx: SignedInContext,
  scope: HistoryInput,
): Promise<PortfolioHistory> {
  const { rows } = await ctx.read((owner) => {
    const codes = codesInScope(owner, scope);
    return [
      fundsInScope(ctx.db, owner, scope),
      transactionsInScope(ctx.db, owner, scope),
      yearsInScope(ctx.db, owner, scope),
      tailsOf(ctx.db, codes),
      incompleteCodes(ctx.db, codes),
    ] as const;
  });
  const [funds, stored, years, tails, incomplete] = rows;
  if (scope.fundId !== undefined && funds.length === 0) throw new AppError("funds/not-found");
  const pointsByCode = readAllPoints(years, tails);
  const pointsOf = ({ amfiCode }: ScopedFund) => pointsByCode.get(amfiCode ?? "") ?? noPoints;
  const transactions = readTransactions(stored);
  const byFund = Map.groupBy(transactions, ({ fundId }) => fundId);
  const isIncomplete = new Set(incomplete.map(({ code }) => code));
  const entries = transactions.map(toEntry);
  const ledgers = replay(entries);
  const isClosed = ({ id }: ScopedFund) => ledgers.get(id)?.units === 0;
  const leftOut = funds.flatMap((fund) => {
    const reason = leftOutReason(fund, pointsOf(fund), {
      isAlone: scope.fundId !== undefined,
      isPartial: isPartialHistory(byFund.get(fund.id) ?? []),
      isIncomplete: isIncomplete.has(fund.amfiCode ?? ""),
      isClosed: isClosed(fund),
    });
    return reason === null ? [] : [{ fundId: fund.id, reason }];
  });
  const isLeftOut = new Set(leftOut.map(({ fundId }) => fundId));
  const covered = funds.filter(({ id }) => !isLeftOut.has(id));
  const ids = new Set(covered.map(({ id }) => id));
  const oldestFresh = dayOf(indianDay(ctx.clock())) - maxGapDays;
  const series = valueSeries(
    covered.map((fund) => ({
      entries: ledgers.get(fund.id)?.entries ?? [],
      navs: pointsOf(fund),
    })),
  );
  // What was sold long ago must not cut off the years of the others.
  const starts = covered
    .filter((fund) => scope.fundId !== undefined || !isClosed(fund))
    .flatMap((fund) => lateStart(fund, pointsOf(fund)) ?? []);
  const start = starts.length === 0 ? null : Math.max(...starts);
  const from = start === null ? 0 : series.days.findIndex((day) => day >= start);
  const last = series.days.at(-1);
  return {
    asOf: last === undefined ? null : isoDay(last),
    days: series.days.slice(from),
    values: series.values.slice(from).map(fromPaise),
    invested: series.invested.slice(from).map(fromPaise),
    flows: flowsByDay(
      entries.filter(({ fundId }) => ids.has(fundId)),
      scope.fundId === undefined ? otherLegsIn(entries)(ids) : () => "outside",
    ),
    leftOut,
    stale: covered.flatMap((fund) => {
      const newest = pointsOf(fund).days.at(-1);
      const isHeld = (ledgers.get(fund.id)?.units ?? 0) > 0;
      if (newest === undefined || !isHeld || newest >= oldestFresh) return [];
      return [{ fundId: fund.id, navDate: isoDay(newest) }];
    }),
    gaps: covered.flatMap((fund) => {
      const gap = longestGapHeld(ledgers.get(fund.id)?.entries ?? [], pointsOf(fund).days);
      return gap === null ? [] : [{ fundId: fund.id, from: isoDay(gap.from), to: isoDay(gap.to) }];
    }),
    atCost: covered.filter((fund) => pointsOf(fund).days.length === 0).map(({ id }) => id),
    missingUntil: start === null ? null : isoDay(start),
    isFilling:
      leftOut.some(({ reason }) => reason === "no-history") ||
      covered.some(
        (fund) => lateStart(fund, pointsOf(fund)) !== null && isIncomplete.has(fund.amfiCode ?? ""),
      ),
  };
}

const noPoints: NavPoints = { days: [], navs: [] };

function leftOutReason(
  { firstDate, amfiCode }: ScopedFund,
  { days: [first] }: NavPoints,
  {
    isAlone,
    isPartial,
    isIncomplete,
    isClosed,
  }: { isAlone: boolean; isPartial: boolean; isIncomplete: boolean; isClosed: boolean },
): LeftOutReason | null {
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
function lateStart({ firstDate }: ScopedFund, { days: [first] }: NavPoints): number | null {
  if (first === undefined || firstDate === null) return null;
  return first > dayOf(firstDate) + maxNfoDays ? first : null;
}
