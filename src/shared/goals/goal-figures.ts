import type { IsoDate } from "../dates.ts";
import { roundTo } from "../rounding.ts";
import { addMonths } from "../tax/holding-period.ts";
import { grown, monthlyFactor, valueOfSteppedOnes } from "./future-value.ts";
import { monthsBetween, worthAfter, type PaidByMonth } from "./paid-by-month.ts";
import type { Goal, GoalFigures, InBand } from "./schema.ts";
import { countWithdrawals } from "./withdrawals.ts";

/** Percentage points above and below the expected return. */
const bandPoints = 2;

/** A goal that takes more months counts as never reached. */
export const furthestMonth = 1_200;

type Assumed = Pick<Goal, "target" | "on" | "inflation" | "expected" | "stepUp" | "withdrawal">;

type GoalMoney = {
  /** What its funds are worth now, in rupees. */
  value: number;
  /** What SIPs pay into it, for `furthestMonth` months or as many as it has. */
  paid: PaidByMonth;
};

/**
 * Projects what a goal has, and what is paid in, to its day. `cost` and `projected` are in rupees of that day, all else
 * in today's; whole rupees, rounded half away from zero. The band is `bandPoints` of return to both sides.
 */
export function goalFigures(goal: Assumed, money: GoalMoney, today: IsoDate): GoalFigures {
  const { target, inflation, expected, stepUp, withdrawal } = goal;
  const months = monthsTo(goal, today);
  const cost = grown(target, inflation, months);
  const worth = (percent: number) => worthAfter(money.value, money.paid, { percent, months });
  const projected = inBand((points) => worth(expected + points));
  const perRupee = valueOfSteppedOnes(months, expected, stepUp);
  const sipFor = (gap: number) => (months === 0 ? null : rupees(Math.max(0, gap) / perRupee));
  const firstWithdrawal = withdrawal === null ? null : grown(withdrawal, inflation, months);
  return {
    cost: rupees(cost),
    projected: mapBand(projected, rupees),
    neededSip: sipFor(cost - grown(money.value, expected, months)),
    missingSip: sipFor(cost - projected.mid),
    reachedOn: reachedOn(goal, money, today),
    withdrawalsPaid:
      firstWithdrawal === null
        ? null
        : inBand((points, end) =>
            countWithdrawals({
              balance: projected[end],
              amount: firstWithdrawal,
              inflation,
              expected: expected + points,
            }),
          ),
  };
}

const rupees = (amount: number): number => roundTo(amount, 0);

/** Whole months from today to a goal's day; 0 once the day is over. */
export const monthsTo = ({ on }: Pick<Goal, "on">, today: IsoDate): number =>
  Math.max(0, monthsBetween(today, on));

const inBand = <Value>(at: (points: number, end: keyof InBand<Value>) => Value): InBand<Value> => ({
  low: at(-bandPoints, "low"),
  mid: at(0, "mid"),
  high: at(bandPoints, "high"),
});

const mapBand = <Value, Result>(
  { low, mid, high }: InBand<Value>,
  to: (value: Value) => Result,
): InBand<Result> => ({ low: to(low), mid: to(mid), high: to(high) });

/** When the money reaches what the goal costs by then; null where not within a hundred years. */
function reachedOn(
  { target, inflation, expected }: Assumed,
  { value, paid }: GoalMoney,
  today: IsoDate,
): IsoDate | null {
  const [growth, rise] = [monthlyFactor(expected), monthlyFactor(inflation)];
  let [worth, cost] = [value, target];
  for (let month = 0; month <= furthestMonth; month += 1) {
    if (worth >= cost) return addMonths(today, month);
    worth = (worth + (paid[month] ?? 0)) * growth;
    cost *= rise;
  }
  return null;
}

/** A goal month by month until its day, in rupees of each month. */
type GoalLine = InBand<number[]> & { dates: IsoDate[]; cost: number[] };

/** The projection and the cost from today to the goal's day; whole rupees. */
export function goalLine(goal: Assumed, { value, paid }: GoalMoney, today: IsoDate): GoalLine {
  const months = Array.from({ length: monthsTo(goal, today) + 1 }, (_, month) => month);
  const at = (points: number) => {
    const factor = monthlyFactor(goal.expected + points);
    let worth = value;
    return months.map((month) => {
      if (month > 0) worth = (worth + (paid[month - 1] ?? 0)) * factor;
      return rupees(worth);
    });
  };
  return {
    dates: months.map((month) => addMonths(today, month)),
    ...inBand(at),
    cost: months.map((month) => rupees(grown(goal.target, goal.inflation, month))),
  };
}
