import { sql, type SQL } from "drizzle-orm";
import type { Owner } from "../../platform/db/query.ts";

export type FundSet = { table: SQL; where: SQL };

export const userFunds = (owner: Owner): FundSet => ({
  table: sql.raw("funds"),
  where: sql`user_id = ${owner}`,
});
