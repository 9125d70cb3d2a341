import { toDecimalText } from "../../shared/money.ts";
import { fromMicroUnits, fromPaise } from "../../shared/transactions/fixed-point.ts";
import type { NewTransaction } from "../../shared/transactions/schema.ts";
import { withRefusals } from "../platform/db/guard.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { requireTransactionLimit } from "../funds/queries/limits.ts";
import { fundTotals, replayed } from "./ledger-change.ts";
import { newRows, toEntry } from "./ledger-entries.ts";
import {
  insertTransactions,
  requireLedgersAsRead,
  requireUniqueLedgers,
  storeTotals,
  type FundTotals,
  type StoredTransaction,
  type TotalsChange,
} from "./queries/ledgers.ts";
import type { LedgerContext } from "./read-ledgers.ts";

/** The ledger with which a fund begins. */
type NewLedger = {
  rows: StoredTransaction[];
  after: FundTotals;
  /** The fund's own figures that follow from it. */
  totals: { units: string; investedAmount: string };
};

/** @throws AppError what the ledger refuses */
export function newLedger(
  transactions: readonly NewTransaction[],
  fundId: string,
  now: Date,
): NewLedger {
  const rows = newRows(transactions, fundId, now);
  const after = fundTotals(replayed(rows.map(toEntry)).get(fundId));
  return {
    rows,
    after,
    totals: {
      units: toDecimalText(fromMicroUnits(after.units)),
      investedAmount: toDecimalText(fromPaise(after.invested)),
    },
  };
}

/** Comes after the write of the fund. Fails with transactions/exists where the rows are stored already. */
export function newLedgerWrites(
  { db, clock }: LedgerContext,
  userId: UserId,
  fund: Omit<TotalsChange["fund"], "ledgerVersion">,
  { rows, after }: NewLedger,
): Query[] {
  const totals = [{ fund: { ...fund, ledgerVersion: 0 }, after }];
  return [
    withRefusals(insertTransactions(db, userId, rows), { unique: "transactions/exists" }),
    requireLedgersAsRead(db, userId, totals),
    requireUniqueLedgers(db, userId, totals, "funds/same-scheme-and-folio"),
    storeTotals(db, userId, totals, clock()),
    requireTransactionLimit(db, userId),
  ];
}
