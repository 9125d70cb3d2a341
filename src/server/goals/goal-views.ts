import type { IsoDate } from "../../shared/dates.ts";
import { goalDates } from "../../shared/goals/goal-dates.ts";
import { furthestMonth, goalFigures, monthsTo } from "../../shared/goals/goal-figures.ts";
import {
  paidByMonth,
  sumOfShares,
  worthAfter,
  type PaidByMonth,
} from "../../shared/goals/paid-by-month.ts";
import type { Goal, GoalPart, GoalSip, GoalView } from "../../shared/goals/schema.ts";
import { percentOfPaise, valueOfParts } from "../../shared/goals/shares.ts";
import { roundTo } from "../../shared/rounding.ts";
import type { Sip } from "../../shared/sips/schema.ts";
import { monthsPerRow, rowsPerLot, type Steps } from "../../shared/steps.ts";
import { fromPaise, toPaise, type Paise } from "../../shared/transactions/fixed-point.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { readSips, sipsOf } from "../sips/queries/sips.ts";
import { sipViews } from "../sips/sip-view.ts";
import { valueOfRow } from "../targets/placed-funds.ts";
import { placedFundsOf, readPlacedFunds, type PlacedFundRow } from "../targets/queries.ts";
import { newestElssUnits } from "./queries.ts";

export const goalReads = ({ db }: Pick<SignedInContext, "db">, owner: Owner) => ({
  funds: placedFundsOf(db, owner, undefined),
  sips: sipsOf(db, owner),
  newestUnits: newestElssUnits(db, owner),
});

type GoalReads = Results<ReturnType<typeof goalReads>>;

/**
 * Goals with their figures. A deleted fund adds nothing. What the SIPs of a fund pay is worked out once for all goals.
 */
export function* goalViews(
  { funds, sips: stored, newestUnits }: GoalReads,
  goals: readonly Goal[],
  today: IsoDate,
): Steps<GoalView[]> {
  const [rows, sips] = [readPlacedFunds(funds), readSips(stored)];
  const account: Account = {
    today,
    funds: new Map(rows.map((row) => [row.id, row])),
    values: new Map(rows.map((row) => [row.id, rupeesOf(row)])),
    boughtOn: new Map(newestUnits.map(({ fundId, boughtOn }) => [fundId, boughtOn])),
    sips: new Map(),
  };
  yield rowsPerLot * (rows.length + sips.length);
  const feeding = new Set(goals.flatMap(({ parts }) => parts.map(({ fundId }) => fundId)));
  const ofGoals = yield* sipViews(
    sips.filter(({ fundId, nextDue }) => feeding.has(fundId) && nextDue !== null),
  );
  for (const [fundId, own] of Map.groupBy(ofGoals, (sip) => sip.fundId)) {
    account.sips.set(fundId, yield* sipsOfFund(own, today));
  }
  const views: GoalView[] = [];
  for (const goal of goals) {
    views.push(goalView(goal, account));
    yield (passesPerGoal + 2 * goal.parts.length) * (furthestMonth / monthsPerRow);
  }
  return views;
}

/** How often all months are gone through for a goal's band, date and withdrawals; each of its funds adds two more. */
const passesPerGoal = 10;

type Account = {
  today: IsoDate;
  funds: ReadonlyMap<string, PlacedFundRow>;
  /** Rupees. */
  values: ReadonlyMap<string, number | null>;
  boughtOn: ReadonlyMap<string, IsoDate>;
  sips: Map<string, SipsOfFund>;
};

function rupeesOf(row: PlacedFundRow): number | null {
  const value = valueOfRow(row);
  return value === null ? null : fromPaise(value);
}

function goalView(goal: Goal, { today, funds, values, boughtOn, sips }: Account): GoalView {
  const feeding = goal.parts.flatMap(({ fundId, percent }) => {
    const own = sips.get(fundId);
    return own === undefined ? [] : [{ fundId, percent, ...own }];
  });
  const value = valueOfParts(goal.parts, values);
  const months = monthsTo(goal, today);
  const dated = goal.parts.flatMap(({ fundId }) => {
    const fund = funds.get(fundId);
    const hasRunningSip = (sips.get(fundId)?.running ?? 0) > 0;
    return fund === undefined
      ? []
      : [{ ...fund, boughtOn: boughtOn.get(fundId) ?? null, hasRunningSip }];
  });
  return {
    ...goal,
    value,
    ...goalFigures(goal, { value, paid: sumOfShares(feeding, furthestMonth) }, today),
    sips: feeding.map((own) => goalSip(own, { percent: goal.expected, months })),
    dates: goalDates(dated, { today, goalOn: goal.on }),
  };
}

function goalSip(
  { fundId, percent, running, paused, next, paid }: GoalPart & SipsOfFund,
  until: { percent: number; months: number },
): GoalSip {
  return {
    fundId,
    running,
    paused,
    amount: fromPaise(percentOfPaise(next, percent)),
    brings: roundTo((worthAfter(0, paid, until) * percent) / 100, 0),
  };
}

type SipsOfFund = { running: number; paused: number; next: Paise; paid: PaidByMonth };

function* sipsOfFund(sips: readonly Sip[], today: IsoDate): Steps<SipsOfFund> {
  const running = sips.filter(({ paused, next }) => !paused && next !== null);
  return {
    running: running.length,
    paused: sips.filter(({ paused, next }) => paused && next !== null).length,
    next: running.reduce((sum, { next }) => sum + toPaise(next?.amount ?? 0), 0),
    paid: yield* paidByMonth(running, today, furthestMonth),
  };
}
