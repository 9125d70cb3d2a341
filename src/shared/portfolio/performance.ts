import type { IsoDate } from "../dates.ts";
import type { Fund } from "../funds/schema.ts";
import { portfolioTotals } from "../funds/totals.ts";
import type { DecimalText } from "../money.ts";
import type { Steps } from "../steps.ts";
import { fromPaise, toPaise, type Paise } from "../transactions/fixed-point.ts";
import { groupFlow, type OtherLeg } from "../transactions/flows.ts";
import { grossIncome } from "../transactions/gross-income.ts";
import type { TransactionSource } from "../transactions/schema.ts";
import { typeRules, type TransactionType } from "../transactions/types.ts";
import { hasUnknownMoney, isCovered, notCounted } from "./not-counted.ts";
import { otherLegsIn } from "./other-legs.ts";
import type {
  CategoryPerformance,
  FundPerformance,
  GroupPerformance,
  LeftOutFund,
  Performance,
  PortfolioPerformance,
} from "./schema.ts";
import { xirrBesideGainSteps } from "./xirr.ts";

export type PerformingFund = Pick<
  Fund,
  | "id"
  | "category"
  | "units"
  | "investedAmount"
  | "currentAmount"
  | "pnl"
  | "realised"
  | "navDate"
  | "hasTransactions"
>;

export type CashMovement = {
  fundId: string;
  date: IsoDate;
  type: TransactionType;
  amount: Paise;
  stampDuty: Paise;
  stt: Paise;
  tds: Paise;
  pairId: string | null;
  source: TransactionSource;
  confirmed: boolean;
};

type PaiseFlow = { date: IsoDate; amount: Paise };

/**
 * Returns of one fund: a switch or merger is money that comes or goes. Without transactions it is not known what was paid, so
 * there is no total gain.
 */
export function* fundPerformance(
  fund: PerformingFund,
  moves: readonly CashMovement[],
): Steps<Performance> {
  const performance = yield* performanceOf([fund], new Map([[fund.id, moves]]), () => "outside");
  if (!fund.hasTransactions) return { ...performance, totalGain: null };
  const reason = unknownMoney(moves);
  return reason === null ? performance : { ...performance, xirr: null, xirrReason: reason };
}

type Moved = Pick<CashMovement, "type" | "source" | "confirmed" | "pairId"> & {
  amount: Paise | DecimalText;
};

/**
 * Why some money is not known: an import made an opening of a past that its statement did not tell, and the user has
 * not confirmed it; or units came or went by a merger, switch or transfer without an amount and without their other leg.
 */
function unknownMoney(moves: readonly Moved[]): "partial-history" | "unpaired" | null {
  if (moves.some(isUntoldOpening)) return "partial-history";
  return moves.some(isUnpaired) ? "unpaired" : null;
}

/** Whether some money is not known, for whichever reason. */
export const isPartialHistory = (moves: readonly Moved[]): boolean => unknownMoney(moves) !== null;

const isUntoldOpening = ({ type, source, confirmed }: Moved): boolean =>
  type === "opening" && source === "import" && !confirmed;

const isUnpaired = ({ type, amount, pairId }: Moved): boolean =>
  typeRules[type].crossesPortfolio === "unless-paired" && Number(amount) === 0 && pairId === null;

/**
 * Returns of funds, of their categories and of all together. Value, cost and PnL are Home's (`portfolioTotals`); gains, income
 * and XIRR are about the funds that `isCovered` names, and the others are listed.
 * @param moves of these funds, in any order
 * @param excludedCategories are left out of the current value only
 */
export function* portfolioPerformance(
  funds: readonly PerformingFund[],
  moves: readonly CashMovement[],
  excludedCategories: readonly string[] = [],
): Steps<Omit<PortfolioPerformance, "asOf">> {
  const movesByFund = Map.groupBy(moves, ({ fundId }) => fundId);
  const otherLegs = otherLegsIn(moves);
  yield moves.length;
  const ofFunds: FundPerformance[] = [];
  for (const fund of funds) {
    const own = movesByFund.get(fund.id) ?? [];
    ofFunds.push({ fundId: fund.id, ...(yield* fundPerformance(fund, own)) });
  }
  const coveredIds = new Set(ofFunds.filter(isCovered).map(({ fundId }) => fundId));
  const partialIds = new Set(ofFunds.filter(hasUnknownMoney).map(({ fundId }) => fundId));
  function* groupPerformance(
    group: readonly PerformingFund[],
    excluded: readonly string[],
  ): Steps<GroupPerformance> {
    const covered = group.filter(({ id }) => coveredIds.has(id));
    const isInGroup = otherLegs(new Set(covered.map(({ id }) => id)));
    const { value, invested, ...gains } = yield* performanceOf(covered, movesByFund, isInGroup);
    const totals = portfolioTotals(group, excluded);
    const hasPartsOnly = covered.length === 0 && group.some(({ id }) => partialIds.has(id));
    return {
      ...gains,
      value: totals.currentValue,
      invested: totals.invested,
      pnl: totals.pnl,
      returns: totals.returns,
      covered: { funds: covered.length, value: value ?? 0, invested },
      ...(covered.length === 0 && group.length > 0 ? { totalGain: null } : {}),
      ...(hasPartsOnly ? { xirrReason: "partial-history" as const } : {}),
    };
  }
  const categories: CategoryPerformance[] = [];
  for (const [name, group] of Map.groupBy(funds, ({ category }) => category)) {
    categories.push({ name, ...(yield* groupPerformance(group, [])) });
  }
  const leftOutFunds = leftOutOf(funds, ofFunds, excludedCategories);
  return {
    ...(yield* groupPerformance(funds, excludedCategories)),
    leftOut: leftOutFunds.length,
    leftOutFunds,
    funds: ofFunds,
    categories,
  };
}

/** The funds that some of a portfolio's figures do not count, in their order. */
function leftOutOf(
  funds: readonly PerformingFund[],
  performances: FundPerformance[],
  excludedCategories: readonly string[],
): LeftOutFund[] {
  const uncounted = notCounted(funds, { funds: performances });
  const reasons = new Map(uncounted.map(({ fund, reason }) => [fund.id, reason]));
  return funds.flatMap(({ id, category }): LeftOutFund[] => {
    const reason = reasons.get(id);
    if (reason !== undefined) return [{ fundId: id, reason }];
    return excludedCategories.includes(category)
      ? [{ fundId: id, reason: "excluded-category" }]
      : [];
  });
}

/** The funds whose value is not known. */
export function withoutValue(
  funds: readonly Pick<Fund, "id" | "currentAmount">[],
): Pick<PortfolioPerformance, "leftOut" | "leftOutFunds"> {
  const leftOutFunds = funds.flatMap(({ id, currentAmount }) =>
    currentAmount === null ? [{ fundId: id, reason: "no-nav" as const }] : [],
  );
  return { leftOut: leftOutFunds.length, leftOutFunds };
}

function* performanceOf(
  funds: readonly PerformingFund[],
  movesByFund: ReadonlyMap<string, readonly CashMovement[]>,
  otherLegOf: (move: CashMovement) => OtherLeg,
): Steps<Performance> {
  const flows: PaiseFlow[] = [];
  const closings: PaiseFlow[] = [];
  let [dividends, stt] = [0, 0];
  for (const fund of funds) {
    const moves = movesByFund.get(fund.id) ?? [];
    for (const move of moves) {
      dividends += dividendOf(move);
      stt += sttOf(move);
    }
    const own = moves
      .map((move) => ({ date: move.date, amount: groupFlow(move, otherLegOf(move)) }))
      .filter(({ amount }) => amount !== 0);
    flows.push(...own);
    closings.push(...closingOf(fund, own));
    yield moves.length;
  }
  const sum = (of: (fund: PerformingFund) => number): Paise =>
    funds.reduce((subtotal, fund) => subtotal + toPaise(of(fund)), 0);
  const isValued = funds.every(({ currentAmount }) => currentAmount !== null);
  const value = isValued ? sum(({ currentAmount }) => currentAmount ?? 0) : null;
  const received = flows.reduce((total, { amount }) => total + amount, 0);
  return {
    value: value === null ? null : fromPaise(value),
    invested: fromPaise(sum(({ investedAmount }) => investedAmount)),
    realised: fromPaise(sum(({ realised }) => realised ?? 0)),
    dividends: fromPaise(dividends),
    stt: fromPaise(stt),
    totalGain: value === null ? null : fromPaise(value + received),
    paidIn: fromPaise(flows.reduce((total, { amount }) => total - Math.min(amount, 0), 0)),
    ...(isValued ? yield* rateOf(flows, closings) : withoutNav),
    since: flows.map(({ date }) => date).reduce(earlier, null),
  };
}

/** Before TDS, which is a credit, also where it was paid in units. */
const dividendOf = (move: CashMovement): Paise =>
  move.type === "idcw-payout" || move.type === "idcw-reinvestment" ? grossIncome(move) : 0;

/** The STT of a redemption that was taken back was not paid. */
const sttOf = ({ type, stt }: CashMovement): Paise => (type === "redemption-reversal" ? -stt : stt);

const withoutNav = { xirr: null, xirrReason: "no-nav" } as const;

/** A fund's value is its last flow, on its NAV's date or on the day of the flow before, if later. */
function closingOf(fund: PerformingFund, flows: readonly PaiseFlow[]): PaiseFlow[] {
  const date = flows.reduce(
    (latest, flow) => (flow.date > latest ? flow.date : latest),
    fund.navDate ?? "",
  );
  // A fund that only passed units on, and whose scheme has no NAV any more, has no day at all.
  return date === "" ? [] : [{ date, amount: toPaise(fund.currentAmount ?? 0) }];
}

const earlier = (one: IsoDate | null, other: IsoDate): IsoDate =>
  one === null || other < one ? other : one;

function* rateOf(
  flows: readonly PaiseFlow[],
  closings: readonly PaiseFlow[],
): Steps<Pick<Performance, "xirr" | "xirrReason">> {
  if (flows.length === 0) return { xirr: null, xirrReason: "no-flows" };
  const { rate, reason } = yield* xirrBesideGainSteps([...flows, ...closings]);
  return { xirr: rate, xirrReason: reason };
}
