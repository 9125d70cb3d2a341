import { and, eq, inArray, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { CommitResult } from "../../../shared/imports/schema.ts";
import { nameKey } from "../../../shared/schemes/scheme.ts";
import { folioKeySql, schemeIdentitySql } from "../../funds/queries/same-ledger.ts";
import type { NewFund } from "../../funds/queries/funds.ts";
import { funds } from "../../funds/tables.ts";
import type { Database } from "../../platform/db/client.ts";
import { jsonTable } from "../../platform/db/json-rows.ts";
import { guard, withRefusals } from "../../platform/db/guard.ts";
import type { Owner, Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { imports, importParts } from "../tables.ts";
import type { LostInstalment } from "../../transactions/return-instalments.ts";
import type { FundSelector } from "../../transactions/queries/linked-funds.ts";
import { storedPartUndo, type PartUndo, type RecordedTotals } from "./part-undo.ts";
import { remainingOpeningKey } from "./replace-openings.ts";
import { chosenSchemes, undoneImports, unlistedSchemes } from "../tables.ts";
import { statementBalances } from "../../transactions/tables.ts";

type ImportRow = typeof imports.$inferSelect;

export const storedPart = ({ reads }: Database, owner: Owner, importId: string, part: number) =>
  reads
    .select({
      added: importParts.added,
      duplicates: importParts.duplicates,
      replaced: importParts.replaced,
    })
    .from(importParts)
    .where(
      sql`${importParts.userId} = ${owner} and ${importParts.importId} = ${importId} and ${importParts.part} = ${part}`,
    );

export const partsOf = ({ reads }: Database, owner: Owner, importId: string) =>
  reads
    .select({ undo: importParts.undo })
    .from(importParts)
    .where(sql`${importParts.userId} = ${owner} and ${importParts.importId} = ${importId}`);

type WantedFund = { amfiCode?: string | null | undefined; schemeName: string; folioNumber: string };
export type FoundFund = { item: number; id: string; ledgerVersion: number };

const wantedFunds = jsonTable<[number, WantedFund]>({
  position: ([position]) => position,
  scheme: ([, { amfiCode, schemeName }]) => amfiCode ?? nameKey(schemeName),
  isUnlisted: ([, { amfiCode }]) => Number(amfiCode == null),
  folio: ([, { folioNumber }]) => folioNumber,
});

/** A fund of each of these schemes and folios, where a name in digits is no code; one with transactions where there is one. */
export const fundsOfItems = ({ reads }: Database, owner: Owner, wanted: readonly WantedFund[]) =>
  reads.all<FoundFund>(sql`
    with item as materialized (
      select position, scheme, "isUnlisted", ${folioKeySql(sql`folio`)} as folio
      from (${wantedFunds([...wanted.entries()])}))
    select item, id, "ledgerVersion" from (
      select item.position as item, funds.id, funds.ledger_version as "ledgerVersion", row_number() over (
        partition by item.position order by funds.ledger_version = 0, funds.created_at, funds.id) as place
      from item cross join funds on funds.user_id = ${owner} and ${schemeIdentitySql("funds")} = item.scheme
        and (funds.amfi_code is null) = item."isUnlisted"
        and ${folioKeySql(sql`funds.folio_number`)} = item.folio)
    where place = 1`);

export const insertFunds = ({ writes }: Database, rows: NewFund[]) =>
  writes.insert(funds).values(rows);

export const insertImport = ({ writes }: Database, row: ImportRow & { userId: UserId }) =>
  writes
    .insert(imports)
    .values(row)
    .onConflictDoNothing({ target: [imports.userId, imports.id] });

/** Fails if the import was undone: a part that was sent before can arrive after it. */
export const requireNotUndone = (db: Database, userId: UserId, importId: string) =>
  guard(
    db,
    sql`not exists (
      select 1 from undone_imports where user_id = ${userId} and import_id = ${importId})`,
    "imports/undone-since",
  );

/** Fails if a concurrent commit has stored the part. */
export const insertPart = (
  { writes }: Database,
  part: { userId: UserId; importId: string; part: number } & CommitResult & { undo: PartUndo },
) =>
  withRefusals(writes.insert(importParts).values({ ...part, undo: storedPartUndo(part.undo) }), {
    unique: "transactions/conflict",
  });

export const countOfOtherImports = ({ reads }: Database, owner: Owner, importId: string) =>
  reads.all<{ count: number }>(sql`
    select count(*) as count from imports where user_id = ${owner} and id <> ${importId}`);

export const rememberSchemes = (
  { writes }: Database,
  rows: { userId: UserId; schemeKey: string; amfiCode: string }[],
) =>
  writes
    .insert(chosenSchemes)
    .values(rows)
    .onConflictDoUpdate({
      target: [chosenSchemes.userId, chosenSchemes.schemeKey],
      set: { amfiCode: sql`excluded.amfi_code` },
    });

/** Choices of schemes of each kind, of which those beyond are asked for again, and undone imports. */
const maxRemembered = 2_000;

type Remembered = "chosen_schemes" | "unlisted_schemes" | "undone_imports";

const forgetOldest = (table: Remembered, userId: UserId) =>
  sql`delete from ${sql.raw(table)} where user_id = ${userId} and rowid in (
    select rowid from ${sql.raw(table)} where user_id = ${userId}
    order by rowid desc limit -1 offset ${maxRemembered})`;

export const forgetOldestSchemes = ({ writes }: Database, userId: UserId) =>
  writes.run(forgetOldest("chosen_schemes", userId));

export const forgetOldestUnlisted = ({ writes }: Database, userId: UserId) =>
  writes.run(forgetOldest("unlisted_schemes", userId));

export const chosenSchemesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({ schemeKey: chosenSchemes.schemeKey, amfiCode: chosenSchemes.amfiCode })
    .from(chosenSchemes)
    .where(eq(chosenSchemes.userId, owner));

export const rememberUnlisted = (
  { writes }: Database,
  rows: { userId: UserId; schemeKey: string; fundId: string }[],
) => writes.insert(unlistedSchemes).values(rows).onConflictDoNothing();

/** The unlisted schemes, with the present facts of their funds. */
export const unlistedSchemesOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      schemeKey: unlistedSchemes.schemeKey,
      folioNumber: funds.folioNumber,
      schemeName: funds.schemeName,
      amfiCode: funds.amfiCode,
    })
    .from(unlistedSchemes)
    .innerJoin(
      funds,
      and(eq(funds.userId, unlistedSchemes.userId), eq(funds.id, unlistedSchemes.fundId)),
    )
    .where(eq(unlistedSchemes.userId, owner));

const sumOf = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)`;

export const importsOf = ({ reads }: Database, owner: Owner) =>
  reads
    .select({
      stored: imports,
      storedParts: sql<number>`count(${importParts.part})`,
      added: sumOf(importParts.added),
      duplicates: sumOf(importParts.duplicates),
      replaced: sumOf(importParts.replaced),
      balances: reads.$count(
        statementBalances,
        and(
          eq(statementBalances.userId, imports.userId),
          eq(statementBalances.importId, imports.id),
        ),
      ),
    })
    .from(imports)
    .leftJoin(
      importParts,
      and(eq(importParts.userId, imports.userId), eq(importParts.importId, imports.id)),
    )
    .where(eq(imports.userId, owner))
    .groupBy(imports.id)
    .orderBy(sql`${imports.createdAt} desc, ${imports.id}`);

export const fundsOfImport =
  (importId: string): FundSelector =>
  (owner) =>
    sql`
    select fund_id from transactions where user_id = ${owner} and import_id = ${importId}
    union select key from import_parts, json_each(undo, '$.insertedIn')
      where import_parts.user_id = ${owner} and import_parts.import_id = ${importId}
    union select value from import_parts, json_each(undo, '$.created')
      where import_parts.user_id = ${owner} and import_parts.import_id = ${importId}
    union select value ->> '$.before.id' from import_parts, json_each(undo, '$.replacedTotals')
      where import_parts.user_id = ${owner} and import_parts.import_id = ${importId}
    union select value ->> 'id' from import_parts, json_each(undo, '$.movedOver')
      where import_parts.user_id = ${owner} and import_parts.import_id = ${importId}`;

export const namedFundsOfImport = ({ reads }: Database, owner: Owner, importId: string) =>
  reads
    .select({ id: funds.id, name: funds.schemeName })
    .from(funds)
    .where(sql`${funds.userId} = ${owner} and ${funds.id} in (${fundsOfImport(importId)(owner)})`);

/** Fails if another part of the import has been stored since its parts were read. */
export const requireParts = (
  db: Database,
  userId: UserId,
  { importId, count }: { importId: string; count: number },
) =>
  guard(
    db,
    sql`(select count(*) from import_parts where user_id = ${userId} and import_id = ${importId}) = ${count}`,
    "transactions/conflict",
  );

type ImportedTotalsRow = {
  fundId: string;
  units: string;
  investedAmount: string;
  to: string | null;
  /** Milliseconds. */
  importedAt: number;
};

/** The totals that imports recorded, the newest of each fund. */
export const importedTotalsOf = ({ reads }: Database, owner: Owner, limit: number) =>
  reads.all<ImportedTotalsRow>(sql`
    with stored (import_id, totals) as (
      select import_id, value from import_parts, json_each(undo, '$.totals')
        where user_id = ${owner}
      union all select import_id, value -> 'after' from import_parts, json_each(undo, '$.replacedTotals')
        where user_id = ${owner})
    select "fundId", units, "investedAmount", "to", "importedAt" from (
      select totals ->> 'id' as "fundId", totals ->> 'units' as units,
        totals ->> 'investedAmount' as "investedAmount", imports.to_date as "to", imports.created_at as "importedAt",
        row_number() over (partition by totals ->> 'id' order by imports.created_at desc) as place
      from stored join imports
        on imports.user_id = ${owner} and imports.id = stored.import_id)
    where place = 1 and "fundId" in (select id from funds where user_id = ${owner})
    limit ${limit}`);

/** Only where the fund still has the totals before, and no transactions. */
export const replaceTotals = (
  { writes }: Database,
  userId: UserId,
  { before, after }: { before: RecordedTotals; after: RecordedTotals },
  now: Date,
) =>
  writes.run(sql`
    update funds set units = ${after.units}, invested_amount = ${after.investedAmount},
      updated_at = max(${now.getTime()}, coalesce(updated_at, 0) + 1)
    where user_id = ${userId} and id = ${before.id} and ledger_version = 0
      and units = ${before.units} and invested_amount = ${before.investedAmount}`);

export type ImportedFund = {
  fundId: string;
  count: number;
  isEdited: 0 | 1;
  /** Milliseconds. */
  lastCreatedAt: number;
};

/** The remaining transactions of an import. */
export const importedByFund = ({ reads }: Database, owner: Owner, importId: string) =>
  reads.all<ImportedFund>(sql`
    select fund_id as "fundId", count(*) filter (where import_key is not ${remainingOpeningKey}) as count, max(updated_at is not null) as "isEdited",
      max(created_at) as "lastCreatedAt"
    from transactions where user_id = ${owner} and import_id = ${importId} group by fund_id`);

/**
 * Funds with a leg that was added, or added and deleted, after an import, whose other leg the import brought. The unary plus
 * lets the planner go through the few pairs, not through all rows of the import.
 */
export const pairedSince = ({ reads }: Database, owner: Owner, importId: string) => {
  const isPairedSince = (pairId: SQL, ofImport: SQL, createdAt: SQL) => sql`
    ${pairId} in (select pair_id from own) and ${ofImport} is not ${importId} and ${createdAt} > (
      select max(created_at) from transactions where user_id = ${owner} and import_id = ${importId})`;
  return reads.all<{ id: string; name: string | null }>(sql`
    with own (pair_id) as materialized (
      select pair_id from transactions
      where user_id = ${owner} and pair_id is not null and +import_id = ${importId})
    select leg.id, funds.scheme_name as name from (
      select fund_id as id from transactions where user_id = ${owner}
        and ${isPairedSince(sql`pair_id`, sql`import_id`, sql`created_at`)}
      union select content ->> 'fundId' from removed_rows where user_id = ${owner} and table_name = 'transactions'
        and ${isPairedSince(sql`content ->> 'pairId'`, sql`content ->> 'importId'`, sql`content ->> 'createdAt'`)}
    ) as leg left join funds on funds.user_id = ${owner} and funds.id = leg.id`);
};

/** The instalments that an import brought. */
export const instalmentsOfImport = ({ reads }: Database, owner: Owner, importId: string) =>
  reads.all<LostInstalment>(sql`
    select sip_id as "sipId", due_date as "dueDate" from transactions
    where user_id = ${owner} and import_id = ${importId} and sip_id is not null and due_date is not null`);

export const deleteImport = (
  { writes }: Database,
  userId: UserId,
  importId: string,
  now: Date,
): Query[] => [
  writes.delete(imports).where(and(eq(imports.userId, userId), eq(imports.id, importId))),
  writes.insert(undoneImports).values({ userId, importId, undoneAt: now }),
  writes.run(forgetOldest("undone_imports", userId)),
];

export const deleteFunds = ({ writes }: Database, userId: UserId, ids: readonly string[]) =>
  writes.delete(funds).where(and(eq(funds.userId, userId), inArray(funds.id, [...ids])));

export const restoreTotals = (
  { writes }: Database,
  userId: UserId,
  { id, units, investedAmount }: RecordedTotals,
  now: Date,
) =>
  writes.run(sql`
    update funds set units = ${units}, invested_amount = ${investedAmount}, ledger_version = 0,
      transaction_count = 0, realised = null, first_date = null, last_date = null,
      updated_at = max(${now.getTime()}, coalesce(updated_at, 0) + 1)
    where user_id = ${userId} and id = ${id}`);
