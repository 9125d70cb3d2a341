import { missing } from "../missing.ts";
import type { DecimalText } from "../money.ts";
import { scaled, shareOf } from "../rounding.ts";
import type { Steps } from "../steps.ts";
import { shareOut, valueOf } from "../tax/lot-gain.ts";
import { smallestUnits, type PlannedLot } from "../tax/selling/held-fund.ts";
import { unitsFor } from "../tax/selling/what-if.ts";
import {
  fromMicroUnits,
  fromPaise,
  toPaise,
  type MicroUnits,
  type Paise,
} from "../transactions/fixed-point.ts";
import { fundToBuy, type BuyableFund } from "./invest.ts";
import { smallestMove } from "./limits.ts";
import { isWithinBands, sumOf, type FilledPart, type PlacedFund } from "./parts.ts";
import type { AllocationTarget, RebalanceMove } from "./schema.ts";

/** The order of sales: units at a loss, long-term ones without an exit load, other long-term ones, all others. */
export const saleRanks = ["loss", "free", "long", "short"] as const;
type SaleRank = (typeof saleRanks)[number];

/** Units of one rank. A fund's are sold oldest first. */
export type RankedUnits = { units: MicroUnits; rank: SaleRank };

/** Units that can be sold: those before the first locked lot, since a fund's oldest units leave first. */
export function rankedUnits(lots: readonly PlannedLot[]): RankedUnits[] {
  const locked = lots.findIndex(({ isLocked }) => isLocked);
  return (locked === -1 ? lots : lots.slice(0, locked)).map(({ units, ...lot }) => ({
    units,
    rank: rankOf(lot),
  }));
}

function rankOf({
  gain,
  term,
  exitLoad,
}: Pick<PlannedLot, "gain" | "term" | "exitLoad">): SaleRank {
  if (gain < 0) return "loss";
  if (term === "short") return "short";
  return exitLoad === 0 ? "free" : "long";
}

export type MovableFund = PlacedFund &
  BuyableFund & {
    nav: DecimalText;
    /** Units that can be sold, oldest first. */
    units: readonly RankedUnits[];
  };

type Sale = { part: string; fund: MovableFund; units: MicroUnits; value: Paise };

type Moves = { moves: RebalanceMove[]; sold: Map<string, MicroUnits>; notSold: number };

/**
 * Sales in the parts above their percentage, and purchases in those below; none while every part is within its band, and none
 * under `smallestMove`. Of each fund the oldest units of the first rank go first. Each person buys for what they sold. Units,
 * rounded down to 3 decimals.
 * @returns `sold` by fund; `notSold`: rupees
 */
export function* movesToTarget(
  parts: readonly FilledPart<MovableFund>[],
  bands: Pick<AllocationTarget, "band" | "relativeBand">,
): Steps<Moves> {
  if (isWithinBands(parts, bands)) return { moves: [], sold: new Map(), notSold: 0 };
  const total = sumOf(parts);
  const above = parts.map(
    ({ percent, value }) => value - shareOf(total, scaled(percent, 2), 10_000),
  );
  let notSold: Paise = 0;
  const sales: Sale[] = [];
  for (const [index, part] of parts.entries()) {
    const excess = Math.max(0, above[index] ?? missing());
    const own = yield* salesOf(part, excess);
    notSold += Math.max(0, excess - sumOf(own));
    sales.push(...own);
  }
  const lacks = parts.map((_, index) => Math.max(0, -(above[index] ?? missing())));
  const buys = [...Map.groupBy(sales, ({ fund }) => fund.holderId)].flatMap(([holderId, own]) =>
    placeable(sumOf(own), lacks).flatMap((amount, index) =>
      amount === 0 ? [] : [purchase(parts[index] ?? missing(), holderId, amount)],
    ),
  );
  return {
    moves: [...sales.map(saleMove), ...buys],
    sold: new Map(sales.map(({ fund, units }) => [fund.id, units])),
    // Rounding units down always leaves a little.
    notSold: fromPaise(notSold < smallest ? 0 : notSold),
  };
}

const smallest: Paise = toPaise(smallestMove);

/** Shares out what was sold, without purchases that are too small: the others take their amount. */
function placeable(amount: Paise, lacks: readonly Paise[]): Paise[] {
  const shares = shareOut(amount, lacks);
  const bought = shares.filter((share) => share > 0);
  if (bought.length <= 1 || bought.every((share) => share >= smallest)) return shares;
  const least = Math.min(...lacks.filter((lack) => lack > 0));
  const at = lacks.indexOf(least);
  return placeable(
    amount,
    lacks.map((lack, index) => (index === at ? 0 : lack)),
  );
}

const saleMove = ({ part, fund, units, value }: Sale): RebalanceMove => ({
  holderId: fund.holderId,
  name: part,
  fundId: fund.id,
  side: "sell",
  units: fromMicroUnits(units),
  amount: fromPaise(value),
});

const purchase = (
  { name, funds }: FilledPart<MovableFund>,
  holderId: string | null,
  amount: Paise,
): RebalanceMove => ({
  holderId,
  name,
  fundId: fundToBuy(funds.filter((fund) => fund.holderId === holderId))?.id ?? null,
  side: "buy",
  units: null,
  amount: fromPaise(amount),
});

type Queue = { fund: MovableFund; next: number; units: MicroUnits };

function* salesOf({ name, funds }: FilledPart<MovableFund>, excess: Paise): Steps<Sale[]> {
  const queues = funds.map((fund): Queue => ({ fund, next: 0, units: 0 }));
  const byRank = new Map<SaleRank, Queue[]>(saleRanks.map((rank) => [rank, []]));
  const enqueue = (queue: Queue) => {
    const head = queue.fund.units[queue.next];
    if (head !== undefined) byRank.get(head.rank)?.push(queue);
  };
  for (const queue of queues.toReversed()) enqueue(queue);
  for (let left = excess; left > 0;) {
    const rank = saleRanks.find((each) => byRank.get(each)?.length !== 0);
    const queue = rank && byRank.get(rank)?.pop();
    if (queue === undefined) break;
    const { units } = queue.fund.units[queue.next] ?? missing();
    const worth = valueOf(units, queue.fund.nav);
    queue.units += worth > left ? Math.min(units, unitsFor(fromPaise(left), queue.fund)) : units;
    queue.next += 1;
    left -= worth;
    enqueue(queue);
    yield 1;
  }
  return queues.flatMap(({ fund, units }) => {
    const whole = units - (units % smallestUnits);
    const value = valueOf(whole, fund.nav);
    return value >= smallest ? [{ part: name, fund, units: whole, value }] : [];
  });
}
