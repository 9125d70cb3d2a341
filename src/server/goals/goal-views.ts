import type { IsoDate } from "../../shared/dates.ts";
import { goalDates } from "../../shared/goals/goal-dates.ts";
import { furthestMonth, goalFigures, monthsTo } from "../../shared/goals/goal-figures.ts";
import {
  instalmentRuns,
  shareOfRuns,
  valueOfRuns,
  type InstalmentRun,
} from "../../shared/goals/instalment-runs.ts";
import type { Goal, GoalSip, GoalView } from "../../shared/goals/schema.ts";
import { percentOfPaise, valueOfParts } from "../../shared/goals/shares.ts";
import { roundTo } from "../../shared/rounding.ts";
import type { Sip } from "../../shared/sips/schema.ts";
import { fromPaise, toPaise, type Paise } from "../../shared/transactions/fixed-point.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { sipsOf } from "../sips/queries/sips.ts";
import { sipView } from "../stored-sips/sip-view.ts";
import { valueOfRow } from "../targets/placed-funds.ts";
import { placedFundsOf, readPlacedFunds, type PlacedFundRow } from "../targets/queries.ts";
import { newestElssUnits } from "./queries.ts";

export const goalReads = ({ db }: Pick<SignedInContext, "db">, owner: Owner) => ({
  funds: placedFundsOf(db, owner, undefined),
  sips: sipsOf(db, owner),
  newestUnits: newestElssUnits(db, owner),
});

type GoalReads = Results<ReturnType<typeof goalReads>>;

/** Adds figures to goals. A deleted fund adds nothing. */
export class GoalViews {
  readonly #today: IsoDate;
  readonly #funds: ReadonlyMap<string, PlacedFundRow>;
  readonly #values: ReadonlyMap<string, number | null>;
  readonly #sipsByFund: ReadonlyMap<string, SipsOfFund>;
  readonly #boughtOn: ReadonlyMap<string, IsoDate>;

  /** @param goals those that will be viewed: only their SIPs are read */
  constructor({ funds, sips, newestUnits }: GoalReads, goals: readonly Goal[], today: IsoDate) {
    const rows = readPlacedFunds(funds);
    this.#today = today;
    this.#funds = new Map(rows.map((row) => [row.id, row]));
    this.#values = new Map(
      rows.map((row) => {
        const value = valueOfRow(row);
        return [row.id, value === null ? null : fromPaise(value)];
      }),
    );
    const feeding = new Set(goals.flatMap(({ parts }) => parts.map(({ fundId }) => fundId)));
    const ofGoals = Map.groupBy(
      sips.filter(({ fundId, nextDue }) => feeding.has(fundId) && nextDue !== null).map(sipView),
      ({ fundId }) => fundId,
    );
    this.#sipsByFund = new Map(
      [...ofGoals].map(([fundId, own]) => [fundId, sipsOfFund(own, today)]),
    );
    this.#boughtOn = new Map(newestUnits.map(({ fundId, boughtOn }) => [fundId, boughtOn]));
  }

  view(goal: Goal): GoalView {
    const feeding = goal.parts.flatMap(({ fundId, percent }) => {
      const sips = this.#sipsByFund.get(fundId);
      return sips === undefined ? [] : [{ fundId, percent, ...sips }];
    });
    const value = valueOfParts(goal.parts, this.#values);
    const runs = feeding.flatMap((each) => shareOfRuns(each.runs, each.percent));
    const months = monthsTo(goal, this.#today);
    return {
      ...goal,
      value,
      ...goalFigures(goal, { value, runs }, this.#today),
      sips: feeding.map(({ fundId, percent, running, paused, next, ...own }): GoalSip => {
        const shared = shareOfRuns(own.runs, percent);
        return {
          fundId,
          running,
          paused,
          amount: fromPaise(percentOfPaise(next, percent)),
          brings: roundTo(valueOfRuns(shared, goal.expected, months), 0),
        };
      }),
      dates: goalDates(
        goal.parts.flatMap(({ fundId }) => {
          const fund = this.#funds.get(fundId);
          return fund === undefined
            ? []
            : [
                {
                  ...fund,
                  boughtOn: this.#boughtOn.get(fundId) ?? null,
                  hasRunningSip: (this.#sipsByFund.get(fundId)?.running ?? 0) > 0,
                },
              ];
        }),
        { today: this.#today, goalOn: goal.on },
      ),
    };
  }
}

type SipsOfFund = { running: number; paused: number; next: Paise; runs: InstalmentRun[] };

function sipsOfFund(sips: readonly Sip[], today: IsoDate): SipsOfFund {
  const running = sips.filter(({ paused, next }) => !paused && next !== null);
  return {
    running: running.length,
    paused: sips.filter(({ paused, next }) => paused && next !== null).length,
    next: running.reduce((sum, { next }) => sum + toPaise(next?.amount ?? 0), 0),
    runs: running.flatMap((sip) => instalmentRuns(sip, today, furthestMonth)),
  };
}
