import { sql } from "drizzle-orm";
import type { CashMovement } from "../../shared/portfolio/performance.ts";
import { toPaise } from "../../shared/transactions/fixed-point.ts";
import type { Database } from "../platform/db/client.ts";
import { jsonRows } from "../platform/db/json-rows.ts";
import type { Owner } from "../platform/db/query.ts";
import { transactions } from "../transactions/tables.ts";

const { fundId, date, type, amount, stampDuty, pairId } = transactions;
const moveRows = jsonRows({ fundId, date, type, amount, stampDuty, pairId });

/** As JSON for `readCashMovements`. */
export const cashMovementsOf = ({ reads }: Database, owner: Owner) =>
  reads.all<{ moves: string }>(
    sql`select ${moveRows.columns} as moves from transactions where user_id = ${owner}`,
  );

/** As JSON for `readCashMovements`. */
export const cashMovementsOfFund = ({ reads }: Database, owner: Owner, fund: string) =>
  reads.all<{ moves: string }>(
    sql`select ${moveRows.columns} as moves from transactions
      where user_id = ${owner} and fund_id = ${fund}`,
  );

export const readCashMovements = ([row]: readonly { moves: string }[]): CashMovement[] =>
  moveRows
    .read(row?.moves ?? "[]")
    .map((move) => ({ ...move, amount: toPaise(move.amount), stampDuty: toPaise(move.stampDuty) }));
