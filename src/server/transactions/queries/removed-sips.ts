import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { guard } from "../../platform/db/guard.ts";
import { jsonRows } from "../../platform/db/json-rows.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { lastRecorded, type Rewound, type SipRow } from "../../sips/queries/sip-rows.ts";
import { sips } from "../../sips/tables.ts";

/** A row that was deleted before a column was added has its default. */
const removed = jsonRows(getTableColumns(sips), ({ name, notNull, default: byDefault }) =>
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
    update removed_rows set content = json_set(content, '$.next_due', ${sip.nextDue}, '$.skipped', ${sip.skipped},
      '$.earlier_terms', ${sip.earlierTerms}, '$.recorded_through', ${lastRecorded(userId, sip)})
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
