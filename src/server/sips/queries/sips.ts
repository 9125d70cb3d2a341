import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { IsoDate } from "../../../shared/dates.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { KnownNavs } from "../../../shared/sips/due-nav.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import type { UserId } from "../../platform/user-id.ts";
import { trackedSchemes } from "../../history/tables.ts";
import { schemes } from "../../schemes/tables.ts";
import { ofHolder } from "../../holders/queries/holders.ts";
import { funds } from "../../funds/tables.ts";
import { recordRemoval } from "../../removals/queries.ts";
import { transactions } from "../../transactions/tables.ts";
import type { SipRow } from "./sip-rows.ts";
import { sips } from "../tables.ts";

const stored = jsonRows(getTableColumns(sips));

/** As JSON for `readSips`, the oldest first. */
export const sipsOf = ({ reads }: Database, owner: Owner, where = sql`true`) =>
  reads.all<{ sips: string }>(sql`
    select ${stored.columns} as sips from (
      select * from sips where user_id = ${owner} and ${where} order by created_at, id) as sips`);

export const sipsOfHolder = (db: Database, owner: Owner, holder: HolderFilter) =>
  sipsOf(
    db,
    owner,
    sql`fund_id in (select id from funds where user_id = ${owner} and ${ofHolder(holder)})`,
  );

export const readSips = ([row]: readonly { sips: string }[]): SipRow[] =>
  stored.read(row?.sips ?? "[]");

export const sipById = ({ reads }: Database, owner: Owner, id: string) =>
  reads
    .select()
    .from(sips)
    .where(and(eq(sips.userId, owner), eq(sips.id, id)));

export const sipIdsOf = ({ reads }: Database, owner: Owner) =>
  reads.select({ id: sips.id }).from(sips).where(eq(sips.userId, owner));

/** Fails if the fund was just deleted. */
export const insertSip = ({ writes }: Database, userId: UserId, sip: Omit<SipRow, "userId">) =>
  withRefusals(
    writes
      .insert(sips)
      .values({ ...sip, userId })
      .onConflictDoNothing(),
    { foreignKey: "funds/not-found" },
  );

export const deleteSipRow = ({ writes }: Database, userId: UserId, id: string) =>
  writes
    .delete(sips)
    .where(and(eq(sips.userId, userId), eq(sips.id, id)))
    .returning({ id: sips.id });

export const recordRemovedSip = (
  db: Database,
  userId: UserId,
  {
    sipId,
    estimates,
    ...removal
  }: { id: string; removedAt: Date; sipId: string; estimates: readonly string[] },
): Query[] => {
  const withId = sql`user_id = ${userId} and id = ${sipId}`;
  return recordRemoval(db, userId, {
    ...removal,
    kind: "sip",
    subject: sql`
      select scheme_name as title, null as recipient_id from funds
      where user_id = ${userId} and id in (select fund_id from sips where ${withId})`,
    rows: [
      { table: sips, where: withId },
      {
        table: transactions,
        where: sql`user_id = ${userId} and id in (select value from json_each(${JSON.stringify(estimates)}))`,
      },
    ],
  });
};

/** Fails if an instalment was recorded since those that go with a SIP were read. */
export const requireNoEstimates = (db: Database, userId: UserId, sip: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from transactions
      where user_id = ${userId} and sip_id = ${sip} and source = 'sip' and confirmed = 0)`,
    "transactions/conflict",
  );

export type DueSip = SipRow & KnownNavs & { code: string };

const { nav, navDate, previousNav, previousNavDate } = schemes;

/** Whether a SIP is the first, second or a later one of its user that is due. */
const placeOfUser = sql`row_number() over (
  partition by ${sips.userId} order by ${sips.nextDue}, ${sips.id})`;

/**
 * SIPs whose next instalment has fallen due within the NAVs that are listed or stored: each user's first before anyone's
 * second, the longest due first. None while the list is the sample, whose NAVs are not real.
 */
export const dueSips = ({ reads }: Database, today: IsoDate, max: number) =>
  reads
    .select({
      ...getTableColumns(sips),
      nav,
      navDate,
      previousNav,
      previousNavDate,
      code: schemes.key,
    })
    .from(sips)
    .innerJoin(funds, and(eq(funds.userId, sips.userId), eq(funds.id, sips.fundId)))
    .innerJoin(schemes, eq(schemes.key, funds.amfiCode))
    .leftJoin(trackedSchemes, eq(trackedSchemes.code, schemes.key))
    .where(
      and(
        sql`(${sips.paused} = 0 or ${sips.nextDue} <= ${sips.pausedOn})
          and ${sips.nextDue} <= ${today} and ${sips.nextDue} <= ${navDate}
          and (${sips.nextDue} >= coalesce(${previousNavDate}, ${navDate})
            or ${sips.nextDue} >= ${trackedSchemes.filledFrom})
          and not exists (select 1 from scheme_list where id = 1 and source = 'sample')`,
      ),
    )
    .orderBy(placeOfUser, sips.nextDue)
    .limit(max);
