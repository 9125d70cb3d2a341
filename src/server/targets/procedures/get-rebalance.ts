import { AppError } from "../../../shared/errors.ts";
import { me } from "../../../shared/holders/holder.ts";
import { fillParts } from "../../../shared/targets/parts.ts";
import {
  movesToTarget,
  rankedUnits,
  type MovableFund,
  type RankedUnits,
} from "../../../shared/targets/rebalance.ts";
import type { GetTargetsInput, Rebalance, RebalanceTotal } from "../../../shared/targets/schema.ts";
import { JointSale } from "../../../shared/tax/selling/joint-sale.ts";
import {
  fromPaise,
  toMicroUnits,
  type MicroUnits,
} from "../../../shared/transactions/fixed-point.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readSips, sipsOfHolder } from "../../sips/queries/sips.ts";
import { sipViews } from "../../sips/sip-view.ts";
import { readAccount, taxedWith } from "../../tax/read-person.ts";
import { investFunds, type InvestFund } from "../placed-funds.ts";
import { placedFundsOf, readPlacedFunds, targetOf } from "../queries.ts";
import { readTarget } from "../stored-target.ts";

/**
 * What to sell and buy to bring each part to its percentage, with the exit load and tax of each taxpayer's sales
 * together. Writes nothing.
 * @throws AppError targets/none, transactions/conflict
 */
export async function getRebalance(
  ctx: SignedInContext,
  { holderId }: GetTargetsInput,
): Promise<Rebalance> {
  const { personFor, facts, rows, today, alongside } = await readAccount(ctx, (owner) => ({
    target: targetOf(ctx.db, owner, holderId),
    funds: placedFundsOf(ctx.db, owner, holderId),
    sips: sipsOfHolder(ctx.db, owner, holderId),
  }));
  const [stored] = alongside.target;
  if (stored === undefined) throw new AppError("targets/none");
  const sips = await runInTurns(sipViews(readSips(alongside.sips)));
  const asOf = alongside.funds[0]?.asOf ?? null;
  const placed = readPlacedFunds(alongside.funds);
  const funds = await runInTurns(investFunds(placed, sips, { asOf, today }));
  const sellers = new Map<string, JointSale>();
  const people = new Map<string, ReturnType<typeof personFor>>();
  const units = new Map<string, RankedUnits[]>();
  for (const [key, own] of Map.groupBy(funds, (fund) => taxedWith(fund.holderId, rows.holders))) {
    const person = personFor(key);
    const seller = await runInTurns(JointSale.of(person, facts, { today }));
    sellers.set(key, seller);
    people.set(key, person);
    const wanted = new Set(own.map(({ id }) => id));
    for (const fund of person.funds.filter(({ id }) => wanted.has(id))) {
      const lots = fund.scheme.mayBeLocked ? [] : await runInTurns(seller.lotsOf(fund));
      if (lots !== null) units.set(fund.id, rankedUnits(lots));
    }
  }
  const target = readTarget(stored);
  const movable = funds.map((fund) => movableFund(fund, units.get(fund.id)));
  const { parts } = fillParts(target, movable);
  const { sold, ...moves } = await runInTurns(movesToTarget(parts, target));
  const totals: RebalanceTotal[] = [];
  for (const [key, seller] of sellers) {
    const ids = new Set(people.get(key)?.funds.map(({ id }) => id));
    const own = new Map([...sold].filter(([id]) => ids.has(id)));
    if (own.size > 0) totals.push(await totalOf(key, seller, own));
  }
  return { ...moves, totals };
}

async function totalOf(
  key: string,
  seller: JointSale,
  sold: ReadonlyMap<string, MicroUnits>,
): Promise<RebalanceTotal> {
  const { load, tax } = await runInTurns(seller.total(sold));
  return {
    holderId: key === me ? null : key,
    load: load === null ? null : fromPaise(load),
    tax: tax === null ? null : fromPaise(tax),
  };
}

/** A fund whose lots are not known is sold after all others. */
function movableFund(fund: InvestFund, ranked: RankedUnits[] | undefined): MovableFund {
  const held = toMicroUnits(fund.units);
  const unknown: RankedUnits[] = fund.nav === null ? [] : [{ units: held, rank: "short" }];
  return { ...fund, nav: fund.nav ?? "0", units: ranked ?? unknown };
}
