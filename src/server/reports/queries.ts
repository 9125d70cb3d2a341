import { sql } from "drizzle-orm";
import type { HolderFilter } from "../../shared/holders/holder.ts";
import type { ReportPeriod } from "../../shared/reports/period.ts";
import type { ReportedFund } from "../../shared/reports/report.ts";
import type { ReportTransactionsInput } from "../../shared/reports/schema.ts";
import type { TransactionType } from "../../shared/transactions/types.ts";
import { ofHolder } from "../holders/queries/holders.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";

export const namedFundsOf = ({ reads }: Database, owner: Owner, holder: HolderFilter) =>
  reads.all<ReportedFund>(sql`
    select id, scheme_name as "schemeName", folio_number as "folioNumber"
    from funds where user_id = ${owner} and ${ofHolder(holder)}`);

export type PeriodRow = {
  id: string;
  fundId: string;
  date: string;
  type: TransactionType;
  units: string;
  amount: string;
  nav: string | null;
};

/** A period's transactions after another one, in the order of fund, day and id. */
export const transactionsWithin = (
  { reads }: Database,
  owner: Owner,
  { from, to }: ReportPeriod,
  { holderId, cursor }: Pick<ReportTransactionsInput, "holderId" | "cursor">,
  count: number,
) => {
  const { fundId, date, id } = cursor ?? { fundId: "", date: "", id: "" };
  return reads.all<PeriodRow>(sql`
    select id, fund_id as "fundId", date, type, units, amount, nav from transactions
    where user_id = ${owner} and fund_id >= ${fundId} and date between ${from} and ${to}
      and (fund_id, date, id) > (${fundId}, ${date}, ${id})
      and fund_id in (select id from funds where user_id = ${owner} and ${ofHolder(holderId)})
    order by fund_id, date, id limit ${count}`);
};
