import type { Steps } from "../../../shared/steps.ts";
import { replacedInstalment } from "../../../shared/transactions/instalment-of-purchase.ts";
import { toPaise } from "../../../shared/transactions/fixed-point.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import {
  sipsAfterPurchases,
  withInstalments,
  type ChangedSip,
} from "../../stored-sips/instalments.ts";
import type { SipRow } from "../../stored-sips/queries.ts";
import type { LedgerRow } from "../queries/ledger-pages.ts";

type Row = Pick<LedgerRow, "fundId" | "type" | "sipId">;

/** Whether it may still become an instalment. */
const isFreePurchase = ({ type, sipId }: Pick<Row, "type" | "sipId">): boolean =>
  sipId === null && purchaseTypes.includes(type);

type Placed<Purchase> = {
  row: Purchase;
  /** The ids of worked-out instalments whose place it takes. */
  replaced: string[];
  sips: ChangedSip[];
};

/**
 * A typed purchase as the instalment that it is, as an imported one would be.
 * @param recorded the ledgers without it
 * @param sips those of the ledgers' funds
 */
export function* asInstalment<Purchase extends LedgerRow>(
  purchase: Purchase,
  recorded: readonly LedgerRow[],
  sips: readonly SipRow[],
): Steps<Placed<Purchase>> {
  if (!isFreePurchase(purchase)) return { row: purchase, replaced: [], sips: [] };
  const own = sips.filter(({ fundId }) => fundId === purchase.fundId);
  const others = recorded.filter(({ fundId }) => fundId === purchase.fundId);
  const found = replacedInstalment(inPaise(purchase), others.map(inPaise));
  const left = others.filter(({ id }) => id !== found?.id);
  const taking = {
    ...purchase,
    sipId: found?.sipId ?? null,
    dueDate: found?.dueDate ?? null,
  };
  const [row = taking] = yield* withInstalments([taking], left, own);
  return {
    row,
    replaced: found === undefined ? [] : [found.id],
    sips: yield* sipsAfterPurchases(own, { inserted: [row], recorded: left }),
  };
}

const inPaise = (row: LedgerRow) => ({
  ...row,
  amount: toPaise(row.amount),
  stampDuty: toPaise(row.stampDuty),
});
