import { sql } from "drizzle-orm";
import { AppError } from "../../../shared/errors.ts";
import { maxSipsPerUser } from "../../../shared/sips/schema.ts";
import { maxFundsPerUser } from "../../../shared/funds/schema.ts";
import { maxTransactionsPerUser } from "../../../shared/transactions/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { isConstraintError } from "../../platform/db/constraints.ts";
import type { UserId } from "../../platform/user-id.ts";

/**
 * Belong at the end of a batch that adds: concurrent calls each count too few before they write. They fail (`limitError`)
 * where the user has more by then than is allowed.
 */
export const requireFundLimit = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    update funds set folio_number = null where user_id = ${userId}
      and (select count(*) from funds where user_id = ${userId}) > ${maxFundsPerUser}`);

export const requireTransactionLimit = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    update funds set transaction_count = null where user_id = ${userId}
      and (select sum(transaction_count) from funds where user_id = ${userId}) > ${maxTransactionsPerUser}`);

export const requireSipLimit = ({ writes }: Database, userId: UserId) =>
  writes.run(sql`
    update sips set amount = null where user_id = ${userId}
      and (select count(*) from sips where user_id = ${userId}) > ${maxSipsPerUser}`);

/** What the caller is told where a batch failed by a limit, else null. */
export function limitError(failure: unknown): AppError | null {
  if (isConstraintError(failure, "NOT NULL", "funds.folio_number")) {
    return new AppError("funds/too-many", { cause: failure });
  }
  if (isConstraintError(failure, "NOT NULL", "funds.transaction_count")) {
    return new AppError("transactions/too-many", { cause: failure });
  }
  if (isConstraintError(failure, "NOT NULL", "sips.amount")) {
    return new AppError("sips/too-many", { cause: failure });
  }
  return null;
}
