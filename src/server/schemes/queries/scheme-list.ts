import { and, eq, inArray, sql } from "drizzle-orm";
import { runBatch } from "../../platform/db/batch.ts";
import type { Database } from "../../platform/db/client.ts";
import type { ListName, ListRejectedError } from "../sources/scheme-source.ts";
import { schemeColumns, schemeList } from "../tables.ts";

const listIds = { main: 1, sif: 2 } as const satisfies Record<ListName, number>;

export type CachedList = typeof schemeList.$inferSelect;

export const listStatus = ({ reads }: Database) =>
  reads.select().from(schemeList).where(eq(schemeList.id, listIds.main));

export type CachedLists = Readonly<Record<ListName, CachedList | undefined>>;

export async function cachedLists({ reads }: Database): Promise<CachedLists> {
  const rows = await reads
    .select()
    .from(schemeList)
    .where(inArray(schemeList.id, Object.values(listIds)));
  const row = (list: ListName) => rows.find(({ id }) => id === listIds[list]);
  return { main: row("main"), sif: row("sif") };
}

const rowIds = { columns: 1, service: 2 } as const;
export type ListFormat = keyof typeof rowIds;

export const cachedResponseHash = ({ reads }: Database, format: ListFormat) =>
  reads
    .select({ hash: schemeColumns.hash })
    .from(schemeColumns)
    .where(eq(schemeColumns.id, rowIds[format]));

export const cachedResponse = ({ reads }: Database, format: ListFormat) =>
  reads
    .select({ hash: schemeColumns.hash, gzip: schemeColumns.gzip })
    .from(schemeColumns)
    .where(eq(schemeColumns.id, rowIds[format]));

const notRefused = { refusal: null, refusalKind: null, refusedAt: null };
export type ListFacts = Omit<typeof schemeList.$inferInsert, "id" | keyof typeof notRefused>;
export type CachedResponse = Omit<typeof schemeColumns.$inferInsert, "id">;
export type CachedResponses = Readonly<Record<ListFormat, CachedResponse>>;

/**
 * Marks a list as being imported, in the batch that replaces its schemes.
 * @param importId stands in for the list's hash until `saveListFacts`
 */
export function markImport({ writes }: Database, list: ListName, importId: string) {
  const unnamed = { hash: importId, etag: null, lastModified: null };
  return writes
    .insert(schemeList)
    .values({ id: listIds[list], count: 0, ...unnamed })
    .onConflictDoUpdate({ target: schemeList.id, set: unnamed });
}

export const forgetList = ({ writes }: Database, list: ListName) =>
  writes.delete(schemeList).where(eq(schemeList.id, listIds[list]));

type ImportedList = { list: ListName; importId: string; facts: ListFacts };

/**
 * Stores what is known about the cached schemes, and the encodings of both lists together.
 * @param others the list that is encoded with this one, and its hash when it was read; null where there is none
 * @returns whether it did: nothing is stored if another import has replaced either list since
 */
export async function saveListFacts(
  { writes }: Database,
  { list, importId, facts }: ImportedList,
  responses: CachedResponses,
  others: { list: ListName; hash: string | null } | null,
): Promise<boolean> {
  const isThisImport = and(
    eq(schemeList.id, listIds[list]),
    eq(schemeList.hash, importId),
    others === null
      ? undefined
      : sql`(select hash from scheme_list as other where other.id = ${listIds[others.list]}) is ${others.hash}`,
  );
  const saveResponse = (format: ListFormat) =>
    writes.run(sql`
      insert into scheme_columns (id, hash, gzip)
      select ${rowIds[format]}, ${responses[format].hash}, ${responses[format].gzip} from scheme_list where ${isThisImport}
      on conflict (id) do update set hash = excluded.hash, gzip = excluded.gzip`);
  const { saved } = await runBatch(writes, {
    responses: [saveResponse("columns"), saveResponse("service")],
    saved: writes
      .update(schemeList)
      .set({ ...facts, ...notRefused })
      .where(isThisImport),
  });
  return saved.rowsAffected > 0;
}

/**
 * Records that the source still has the cached list; does nothing if another list is cached by now.
 */
export const recordListUnchanged = (
  { writes }: Database,
  list: ListName,
  hash: string,
  fetchedAt: Date,
  validators: Partial<Pick<ListFacts, "etag" | "lastModified">> = {},
) =>
  writes
    .update(schemeList)
    .set({ ...validators, fetchedAt, ...notRefused })
    .where(and(eq(schemeList.id, listIds[list]), eq(schemeList.hash, hash)));

export function recordRejection(
  { writes }: Database,
  list: ListName,
  { message: refusal, kind: refusalKind }: ListRejectedError,
  refusedAt: Date,
) {
  const refused = { refusal, refusalKind, refusedAt };
  return writes
    .insert(schemeList)
    .values({ id: listIds[list], count: 0, ...refused })
    .onConflictDoUpdate({ target: schemeList.id, set: refused });
}
