import { sql } from "drizzle-orm";
import { maxFundsPerUser } from "../../../shared/funds/schema.ts";
import { maxTransactionsPerUser } from "../../../shared/transactions/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import type { UserId } from "../../platform/user-id.ts";

/** Limits go at the end of a batch that adds: concurrent calls each count too few before they write. */
export const requireFundLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select count(*) from funds where user_id = ${userId}) <= ${maxFundsPerUser}`,
    "funds/too-many",
  );

export const requireTransactionLimit = (db: Database, userId: UserId) =>
  guard(
    db,
    sql`(select coalesce(sum(transaction_count), 0) from funds where user_id = ${userId}) <= ${maxTransactionsPerUser}`,
    "transactions/too-many",
  );
