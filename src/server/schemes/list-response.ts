import type { ServiceContext } from "../platform/context.ts";
import { fromBase64 } from "../platform/encoding.ts";
import {
  listStatus,
  cachedResponse,
  cachedResponseHash,
  type ListFormat,
} from "./queries/scheme-list.ts";
import { allSchemes } from "./queries/schemes.ts";
import { gzipJson } from "../platform/http/gzip.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";

type ListContext = Pick<ServiceContext, "db">;

/** For a list without a cached encoding: before the first import, or after the encoding changed. */
const uncachedTag = "uncachedTag";

export async function listTag({ db }: ListContext, format: ListFormat): Promise<string> {
  const [list] = await cachedResponseHash(db, format);
  return list?.hash ?? uncachedTag;
}

export async function listResponse(
  { db }: ListContext,
  format: ListFormat,
): Promise<{ tag: string; gzip: BodyInit }> {
  const [cached] = await cachedResponse(db, format);
  if (cached !== undefined) return { tag: cached.hash, gzip: fromBase64(cached.gzip) };
  const [[status], schemes] = await Promise.all([listStatus(db), allSchemes(db)]);
  const list =
    format === "columns"
      ? toColumns(schemes, status?.asOf ?? null)
      : toServiceList(schemes, status?.source ?? null);
  return { tag: uncachedTag, gzip: await gzipJson(list) };
}
