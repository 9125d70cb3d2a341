import { AppError } from "../../shared/errors.ts";
import { valueFund } from "../../shared/funds/valuation.ts";
import { decimal } from "../../shared/money.ts";
import { fromMicroUnits, fromPaise } from "../../shared/transactions/fixed-point.ts";
import { replay } from "../../shared/transactions/ledger.ts";
import type { OpenLot } from "../../shared/transactions/open-lots.ts";
import { compareTransactions } from "../../shared/transactions/order.ts";
import type {
  ListTransactionsInput,
  Lot,
  TransactionList,
} from "../../shared/transactions/schema.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundById } from "../funds/queries/funds.ts";
import { toEntry } from "./ledger-entries.ts";
import { fundsById, ledgersOf, readTransactions } from "./queries/ledgers.ts";
import { transactionView } from "./transaction-view.ts";

/**
 * A fund's transactions, oldest first, and the lots that are still held, valued at the fund's NAV.
 * @throws AppError funds/not-found
 */
export async function listTransactions(
  ctx: SignedInContext,
  { fundId }: ListTransactionsInput,
): Promise<TransactionList> {
  const { rows } = await ctx.read(
    (owner) =>
      [
        fundById(ctx.db, owner, fundId),
        ledgersOf(ctx.db, owner, fundsById([fundId]), null),
      ] as const,
  );
  const [[fund], ledgers] = rows;
  if (fund === undefined) throw new AppError("funds/not-found");
  const stored = readTransactions(ledgers);
  const lots = replay(stored.map(toEntry)).get(fundId)?.lots ?? [];
  return {
    transactions: stored
      .filter((transaction) => transaction.fundId === fundId)
      .toSorted(compareTransactions)
      .map(transactionView),
    lots: lots.map((lot) => lotView(lot, fund.nav)),
  };
}

/** Rupees with 2 decimals, the unit cost with 4; half away from zero. */
function lotView(
  { transactionId, date, units, remaining, cost }: OpenLot,
  nav: string | null,
): Lot {
  const [held, paid] = [decimal(fromMicroUnits(remaining)), decimal(fromPaise(cost))];
  const { currentAmount, pnl } = valueFund({
    units: held.toText(),
    investedAmount: paid.toText(),
    nav,
  });
  return {
    transactionId,
    date,
    units: fromMicroUnits(units),
    remaining: held.toNumber(),
    cost: paid.toNumber(),
    unitCost: held.isPositive() ? paid.dividedBy(held, 4).toNumber() : 0,
    value: currentAmount,
    gain: pnl,
  };
}
