import { getTableColumns, sql } from "drizzle-orm";
import { maxSipsPerUser } from "../../../shared/sips/schema.ts";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { type SipRow } from "../../sips/queries/sips.ts";
import { sips } from "../../sips/tables.ts";
import { recordRemoval, removedSubject, type Obstacles } from "../../removals/queries.ts";
import { transactions } from "../tables.ts";
import { lastRecorded, type Rewound } from "./rewound-sips.ts";

/** A row that was deleted before a column was added has its default. */
const removed = jsonRows(getTableColumns(sips), ({ notNull, default: byDefault }, name) =>
  notNull && typeof byDefault === "string"
    ? `coalesce(content ->> '${name}', '${byDefault}')`
    : `content ->> '${name}'`,
);

/** SIPs that the user deleted and can still restore, as JSON to be read by `readRemovedSips`. */
export const removedSips = ({ reads }: Database, owner: Owner) =>
  reads.all<{ rows: string }>(sql`
    select ${removed.columns} as rows from removed_rows where user_id = ${owner} and table_name = 'sips'`);

export const readRemovedSips = ([found]: readonly { rows: string }[]): SipRow[] =>
  removed.read(found?.rows ?? "[]");

/** Lets a deleted SIP go on from an earlier instalment once it is restored. Fails if it was restored since it was read. */
export const rewindRemovedSip = (db: Database, userId: UserId, sip: Rewound): Query[] => [
  requireRemoved(db, userId, sip.id),
  db.writes.run(sql`
    update removed_rows set content = json_set(content, '$.nextDue', ${sip.nextDue}, '$.skipped', ${sip.skipped},
      '$.earlierTerms', ${sip.earlierTerms}, '$.recordedThrough', ${lastRecorded(userId, sip)})
    where ${removedSip(userId, sip.id)}`),
];

export const requireRemoved = (db: Database, userId: UserId, id: string) =>
  guard(
    db,
    sql`exists (select 1 from removed_rows where ${removedSip(userId, id)})`,
    "transactions/conflict",
  );

const removedSip = (userId: UserId, id: string) =>
  sql`user_id = ${userId} and table_name = 'sips' and content ->> 'id' = ${id}`;

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
      select scheme_name as title, null as other_party_id from funds
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

export const sipObstacles: Obstacles = (owner, removalId) => {
  const itsFund = sql`funds where user_id = ${owner} and id = content ->> 'fundId'`;
  return {
    of: removedSubject(owner, removalId),
    when: {
      "removals/no-fund": sql`not exists (select 1 from ${itsFund})`,
      "transactions/no-ledger": sql`not exists (select 1 from ${itsFund} and ledger_version > 0)`,
      "removals/sip-exists": sql`exists (
        select 1 from sips where user_id = ${owner} and (id = content ->> 'id'
          or (fund_id = content ->> 'fundId' and (amount = content ->> 'amount' or day = content ->> 'day')
            and created_at >= removed_at)))`,
      "sips/too-many": sql`
        (select count(*) from sips where user_id = ${owner}) >= ${maxSipsPerUser}`,
    },
  };
};
