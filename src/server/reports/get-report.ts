import { indianDay } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { missing } from "../../shared/missing.ts";
import { fundInPeriod, type FundInPeriod } from "../../shared/reports/fund-in-period.ts";
import { namedPeriod } from "../../shared/reports/period.ts";
import { report } from "../../shared/reports/report.ts";
import type { Report, ReportInput } from "../../shared/reports/schema.ts";
import { runInTurns } from "../platform/queue/run-in-turns.ts";
import { getDatedHistory, type HistoryContext } from "../portfolio/dated-history.ts";
import { readSips, sipsOfHolder } from "../sips/queries/sips.ts";
import { sipViews } from "../sips/sip-view.ts";
import { namedFundsOf } from "./queries.ts";

/**
 * What a month or a financial year brought, of everyone's funds or one person's.
 * @throws AppError reports/future, transactions/conflict
 */
export async function getReport(
  ctx: HistoryContext,
  { kind, period: name, holderId }: ReportInput,
): Promise<Report> {
  const period = namedPeriod(kind, name) ?? missing();
  const today = indianDay(ctx.clock());
  if (period.from > today) throw new AppError("reports/future");
  const inPeriod: FundInPeriod[] = [];
  const { navAsOf, history } = await getDatedHistory(ctx, { holderId }, (fund) => {
    inPeriod.push(fundInPeriod(fund, period));
    return (fund.ledger.entries.length + fund.ledger.sales.length) / entriesPerRow;
  });
  const { funds, sips } = await ctx.read((owner) => ({
    funds: namedFundsOf(ctx.db, owner, holderId),
    sips: sipsOfHolder(ctx.db, owner, holderId),
  }));
  const unvalued = [...history.leftOut, ...(history.estimated?.funds ?? [])];
  requireFundsOf(funds, [...inPeriod, ...unvalued]);
  return runInTurns(
    report({
      period,
      today,
      navAsOf,
      history,
      inPeriod,
      funds,
      sips: await runInTurns(sipViews(readSips(sips))),
    }),
  );
}

/** A period's part of a ledger takes a quarter of a replay at most. */
const entriesPerRow = 4;

/** A fund can be deleted between the two reads. */
function requireFundsOf(
  funds: readonly { id: string }[],
  counted: readonly { fundId: string }[],
): void {
  const known = new Set(funds.map(({ id }) => id));
  if (!counted.every(({ fundId }) => known.has(fundId)))
    throw new AppError("transactions/conflict");
}
