import type { Fund } from "../../funds/schema.ts";
import { me, type Holder, type HolderFilter } from "../../holders/holder.ts";
import { decimal } from "../../money.ts";
import { activityComment } from "./ghostfolio-comment.ts";
import type { Transaction } from "../schema.ts";
import { typeRules } from "../types.ts";

type Activity = {
  type: "BUY" | "SELL" | "DIVIDEND";
  date: string;
  quantity: number;
  unitPrice: number;
  fee: number;
  currency: "INR";
  dataSource: "MANUAL";
  symbol: string;
  comment: string;
  /** Only where the account keeps other people's funds. */
  accountId?: string;
};

type Account = { id: string; name: string; balance: 0; currency: "INR"; platformId: null };

/** So that units × price is the amount again, whatever the units. */
const priceDecimals = 12;

/** @param now ISO 8601 */
export const ghostfolioMeta = (now: string) => ({ date: now, version: "fundbook" });

export const ghostfolioAccounts = (
  owner: { id: string; name: string },
  holders: readonly Holder[],
  filter: HolderFilter,
): Account[] =>
  [
    ...(filter === undefined || filter === me ? [owner] : []),
    ...holders.filter(({ id }) => filter === undefined || filter === id),
  ].map(({ id, name }) => ({
    id,
    name,
    balance: 0,
    currency: "INR",
    platformId: null,
  }));

/**
 * Transactions of these funds as Ghostfolio imports them. It knows no IDCW that is reinvested, no split and no lots that
 * move: what only changes units becomes a purchase or a sale at what it cost.
 * @param ownerId the account of `ghostfolioAccounts` for the owner's funds; null where the file has no accounts
 */
export function ghostfolioActivities(
  funds: readonly Fund[],
  ownerId: string | null,
): (transactions: readonly Transaction[]) => Activity[] {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  return (transactions) =>
    transactions.flatMap((transaction) => {
      const fund = byId.get(transaction.fundId);
      if (fund === undefined || isCostOnly(transaction)) return [];
      const activity = activityOf(fund, transaction);
      return [ownerId === null ? activity : { ...activity, accountId: fund.holderId ?? ownerId }];
    });
}

/** A reinvestment without units, and cost that moves to a segregated part: no income. */
const isCostOnly = ({ units, type }: Transaction): boolean => units === 0 && type !== "idcw-payout";

function activityOf(fund: Fund, transaction: Transaction): Activity {
  const { type, date, units, amount, stampDuty } = transaction;
  const isDividend = units === 0;
  const quantity = isDividend ? 1 : Math.abs(units);
  const isSale = typeRules[type].direction === "out" || units < 0;
  return {
    type: isDividend ? "DIVIDEND" : isSale ? "SELL" : "BUY",
    date: `${date}T00:00:00.000Z`,
    quantity,
    unitPrice: decimal(amount).dividedBy(decimal(quantity), priceDecimals).toNumber(),
    fee: stampDuty,
    currency: "INR",
    dataSource: "MANUAL",
    symbol: fund.amfiCode ?? fund.schemeName,
    comment: activityComment(fund, transaction),
  };
}
