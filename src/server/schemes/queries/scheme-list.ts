import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { schemeColumns, schemeList } from "../tables.ts";

export type CachedList = typeof schemeList.$inferSelect;

export const listStatus = ({ reads }: Database) =>
  reads.select().from(schemeList).where(eq(schemeList.id, 1));

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

export type ListFacts = Omit<typeof schemeList.$inferInsert, "id" | "refusal" | "refusedAt">;
export type CachedResponse = Omit<typeof schemeColumns.$inferInsert, "id">;

/**
 * Stores what is known about the cached schemes, and their encodings; does nothing if another
 * import has replaced them.
 * @param importId as passed to `replaceSchemes`
 */
export function saveListFacts(
  { writes }: Database,
  importId: string,
  facts: ListFacts,
  responses: Readonly<Record<ListFormat, CachedResponse>>,
) {
  const isThisImport = and(eq(schemeList.id, 1), eq(schemeList.hash, importId));
  const saveResponse = (format: ListFormat) =>
    writes.run(sql`
      insert into scheme_columns (id, hash, gzip)
      select ${rowIds[format]}, ${responses[format].hash}, ${responses[format].gzip} from scheme_list where ${isThisImport}
      on conflict (id) do update set hash = excluded.hash, gzip = excluded.gzip`);
  return writes.batch([
    saveResponse("columns"),
    saveResponse("service"),
    writes
      .update(schemeList)
      .set({ ...facts, refusal: null, refusedAt: null })
      .where(isThisImport),
  ]);
}

/**
 * Records that the source still has the cached list; does nothing if another list is cached by now.
 */
export const recordListUnchanged = (
  { writes }: Database,
  hash: string,
  fetchedAt: Date,
  validators: Partial<Pick<ListFacts, "etag" | "lastModified">> = {},
) =>
  writes
    .update(schemeList)
    .set({ ...validators, fetchedAt, refusal: null, refusedAt: null })
    .where(and(eq(schemeList.id, 1), eq(schemeList.hash, hash)));

export const recordRejection = ({ writes }: Database, refusal: string, refusedAt: Date) =>
  writes
    .insert(schemeList)
    .values({ id: 1, count: 0, refusal, refusedAt })
    .onConflictDoUpdate({ target: schemeList.id, set: { refusal, refusedAt } });
