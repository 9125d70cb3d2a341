import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { ListRejectedError } from "../sources/scheme-source.ts";
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

const notRefused = { refusal: null, refusalKind: null, refusedAt: null };
export type ListFacts = Omit<typeof schemeList.$inferInsert, "id" | keyof typeof notRefused>;
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
      .set({ ...facts, ...notRefused })
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
    .set({ ...validators, fetchedAt, ...notRefused })
    .where(and(eq(schemeList.id, 1), eq(schemeList.hash, hash)));

export function recordRejection(
  { writes }: Database,
  { message: refusal, kind: refusalKind }: ListRejectedError,
  refusedAt: Date,
) {
  const refused = { refusal, refusalKind, refusedAt };
  return writes
    .insert(schemeList)
    .values({ id: 1, count: 0, ...refused })
    .onConflictDoUpdate({ target: schemeList.id, set: refused });
}
