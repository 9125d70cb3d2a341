import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { RecordedInstalment } from "../../../shared/sips/recorded-instalments.ts";
import { purchaseTypes } from "../../../shared/transactions/nearest-instalments.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import type { Witness } from "../../../shared/sips/covered-until.ts";
import { maxTransactionsPerFund } from "../../../shared/transactions/schema.ts";
import { totalsTolerance, unitsTolerance } from "../../../shared/transactions/agreement.ts";
import type { FundSelector } from "./linked-funds.ts";
import { transactions } from "../tables.ts";
import type { PurchaseRow } from "../../sips/purchase-row.ts";
import { sips } from "../../sips/tables.ts";

const { id, date, amount, stampDuty, sipId, dueDate } = transactions;
const purchaseColumns = { id, date, amount, stampDuty, sipId, dueDate };

/** The purchases of a fund. */
export const purchasesSince = ({ reads }: Database, owner: Owner, fundId: string, since: IsoDate) =>
  reads
    .select(purchaseColumns)
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, owner),
        eq(transactions.fundId, fundId),
        inArray(transactions.type, [...purchaseTypes]),
        gte(date, since),
      ),
    )
    .orderBy(desc(date))
    .limit(maxTransactionsPerFund);

/** Purchases of a SIP's fund since shortly before its next instalment. */
export const purchasesWhileWaiting = ({ reads }: Database, owner: Owner, sip: string) =>
  reads
    .select(purchaseColumns)
    .from(transactions)
    .innerJoin(
      sips,
      and(eq(sips.userId, transactions.userId), eq(sips.fundId, transactions.fundId)),
    )
    .where(
      and(
        eq(transactions.userId, owner),
        eq(sips.id, sip),
        inArray(transactions.type, [...purchaseTypes]),
        // At least as early as `firstDayOf` its day.
        sql`${date} >= date(${sips.nextDue}, '-31 days')`,
      ),
    )
    .orderBy(desc(date))
    .limit(maxTransactionsPerFund);

/** Worked-out instalments of a fund that the user deleted one by one since a time, and can still restore. */
export const instalmentsDeletedSince = (
  { reads }: Database,
  owner: Owner,
  fundId: string,
  since: Date,
) =>
  reads.all<PurchaseRow>(sql`
    select content ->> 'id' as id, content ->> 'date' as date, content ->> 'amount' as amount,
      content ->> 'stampDuty' as "stampDuty", content ->> 'sipId' as "sipId", content ->> 'dueDate' as "dueDate"
    from removals cross join removed_rows on removed_rows.user_id = removals.user_id and removal_id = removals.id
    where removals.user_id = ${owner} and kind = 'transaction' and restored_at is null
      and removed_at >= ${since.getTime()} and table_name = 'transactions'
      and content ->> 'fundId' = ${fundId} and content ->> 'source' = 'sip'`);

const agreedThen = sql`is_dated = 1 and abs(recorded_then - cast(round(statement.units * 1000000) as integer)) <=
  iif(unit_decimals < 3, ${totalsTolerance}, ${unitsTolerance})`;

/** The days by which a fund's purchases are all recorded: of its openings, and of statements that agreed when they came in. */
export const witnessesOf = ({ reads }: Database, owner: Owner, fundId: string) =>
  reads.all<Witness>(sql`
    select date, null as "importId" from transactions
    where user_id = ${owner} and fund_id = ${fundId} and type = 'opening'
    union all
    select date, import_id as "importId" from statement_balances as statement
    where user_id = ${owner} and fund_id = ${fundId} and ${agreedThen}`);

/** Funds of which a later statement agreed with instalments that an import brought: it would hold what is undone for not bought. */
export const witnessedSince = ({ reads }: Database, owner: Owner, importId: string) =>
  reads.all<{ fundId: string }>(sql`
    select distinct statement.fund_id as "fundId" from statement_balances as statement
    join transactions on transactions.user_id = statement.user_id and transactions.fund_id = statement.fund_id
      and transactions.import_id = ${importId} and due_date <= statement.date
      and sip_id in (select id from sips where user_id = ${owner})
    where statement.user_id = ${owner} and statement.import_id <> ${importId}
      and statement.created_at >= transactions.created_at and ${agreedThen}`);

export const fundOfSip =
  (sip: string): FundSelector =>
  (owner) =>
    sql`select fund_id from sips where user_id = ${owner} and id = ${sip}`;

const links = jsonTable<RecordedInstalment>({
  id: ({ transactionId }) => transactionId,
  due: (instalment) => instalment.dueDate,
});

/** Makes purchases the instalments of a SIP, unless they are another's by now; their units and amounts stay. */
export const linkInstalments = (
  { writes }: Database,
  userId: UserId,
  sip: string,
  recorded: readonly RecordedInstalment[],
) =>
  writes.run(sql`
    with link as materialized (${links(recorded)})
    update transactions set sip_id = ${sip}, due_date = link.due from link
    where transactions.user_id = ${userId} and transactions.id = link.id
      and transactions.fund_id = (select fund_id from sips where user_id = ${userId} and id = ${sip})
      and not exists (
        select 1 from sips
        where sips.user_id = ${userId} and sips.id = transactions.sip_id and sips.id <> ${sip})`);
