import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import {
  purchaseTypes,
  type RecordedInstalment,
  type RecordedPurchase,
} from "../../../shared/sips/recorded-instalments.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import type { Owner } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { transactions } from "../../transactions/tables.ts";
import { sips } from "../tables.ts";

/** An instalment a day for longer than funds have existed. */
const maxPurchases = 10_000;

const { id, date, amount, sipId, dueDate, confirmed } = transactions;

/** The newest purchases of a fund. */
export const purchasesSince = ({ reads }: Database, owner: Owner, fundId: string, since: IsoDate) =>
  reads
    .select({ id, date, amount, sipId, dueDate, confirmed })
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
    .limit(maxPurchases);

/** Those of a SIP's fund since shortly before its next instalment. */
export const purchasesWhileWaiting = ({ reads }: Database, owner: Owner, sip: string) =>
  reads
    .select({ id, date, amount, sipId, dueDate, confirmed })
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
    .limit(maxPurchases);

export type PurchaseRow = Omit<RecordedPurchase, "amount"> & { amount: string };

export const asPurchase = (row: PurchaseRow): RecordedPurchase => ({
  ...row,
  amount: Number(row.amount),
});

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
