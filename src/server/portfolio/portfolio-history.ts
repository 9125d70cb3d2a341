import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { dayOf, isoDay } from "../../shared/history/days.ts";
import { flowsByDay } from "../../shared/history/flows-by-day.ts";
import type {
  HistoryInput,
  LeftOutReason,
  NavPoints,
  PortfolioHistory,
} from "../../shared/history/schema.ts";
import { valueSeries } from "../../shared/history/value-series.ts";
import { otherLegsIn } from "../../shared/portfolio/other-legs.ts";
import { fromPaise } from "../../shared/transactions/fixed-point.ts";
import { replay } from "../../shared/transactions/ledger.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { tailsOf, yearsOf } from "../history/queries.ts";
import { readAllPoints } from "../history/stored-points.ts";
import { toEntry } from "../transactions/ledger-entries.ts";
import { readTransactions } from "../transactions/queries/ledgers.ts";
import { codesInScope, fundsInScope, transactionsInScope, type ScopedFund } from "./queries.ts";

/** Days without a NAV: a longer gap at the start means that a part is missing, at the end that the NAV is stale. */
const longestGap = 10;

/**
 * What one fund, a category or all funds with transactions were worth on each day. Of several funds, those whose NAVs
 * do not reach back to their first transaction are left out and named; a single fund's series begins with its NAVs.
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
      yearsOf(ctx.db, codes),
      tailsOf(ctx.db, codes),
    ] as const;
  });
  const [funds, stored, years, tails] = rows;
  if (scope.fundId !== undefined && funds.length === 0) throw new AppError("funds/not-found");
  const pointsByCode = readAllPoints(years, tails);
  const pointsOf = ({ amfiCode }: ScopedFund) => pointsByCode.get(amfiCode ?? "");
  const reasonOf = (fund: ScopedFund) =>
    leftOutReason(fund, pointsOf(fund), scope.fundId !== undefined);
  const covered = funds.filter((fund) => reasonOf(fund) === null);
  const entries = readTransactions(stored).map(toEntry);
  const ledgers = replay(entries);
  const ids = new Set(covered.map(({ id }) => id));
  const oldestFresh = dayOf(indianDay(ctx.clock())) - longestGap;
  const series = valueSeries(
    covered.map((fund) => ({
      entries: ledgers.get(fund.id)?.entries ?? [],
      navs: pointsOf(fund) ?? noPoints,
    })),
  );
  const start = scope.fundId === undefined ? null : firstMissing(covered[0], pointsByCode);
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
    leftOut: funds.flatMap((fund) => {
      const reason = reasonOf(fund);
      return reason === null ? [] : [{ fundId: fund.id, reason }];
    }),
    stale: covered.flatMap((fund) => {
      const newest = pointsOf(fund)?.days.at(-1);
      const isHeld = (ledgers.get(fund.id)?.units ?? 0) > 0;
      if (newest === undefined || !isHeld || newest >= oldestFresh) return [];
      return [{ fundId: fund.id, navDate: isoDay(newest) }];
    }),
    missingUntil: start === null ? null : isoDay(start),
  };
}

const noPoints: NavPoints = { days: [], navs: [] };

function leftOutReason(
  { firstDate, amfiCode }: ScopedFund,
  points: NavPoints | undefined,
  isAlone: boolean,
): LeftOutReason | null {
  if (firstDate === null) return "totals";
  if (amfiCode === null) return "no-scheme";
  const first = points?.days[0];
  if (first === undefined) return "no-history";
  return isAlone || first <= dayOf(firstDate) + longestGap ? null : "no-history";
}

/** The first day with a NAV, where it is long after the first transaction. */
function firstMissing(
  fund: ScopedFund | undefined,
  pointsByCode: ReadonlyMap<string, NavPoints>,
): number | null {
  const first = pointsByCode.get(fund?.amfiCode ?? "")?.days[0];
  if (first === undefined || fund?.firstDate == null) return null;
  return first > dayOf(fund.firstDate) + longestGap ? first : null;
}
