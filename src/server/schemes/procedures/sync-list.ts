import { daysBetween, type IsoDate } from "../../../shared/dates.ts";
import type { ServiceContext } from "../../platform/context.ts";
import {
  cachedLists,
  recordListUnchanged,
  recordRejection,
  type CachedLists,
} from "../queries/scheme-list.ts";
import { ListRejectedError, type SchemeSource } from "../sources/scheme-source.ts";
import { importList, type ListImport } from "./import-list.ts";

/**
 * Fetches a source's list and caches it. A rejected list leaves the cached one and is recorded for
 * `nav.status`.
 * @param accept takes a list whose NAVs jump
 * @returns the reason where the list was rejected
 */
export async function syncList(
  ctx: Pick<ServiceContext, "db" | "clock" | "log">,
  source: SchemeSource,
  { accept = false }: { accept?: boolean } = {},
): Promise<ListImport | ListRejectedError> {
  const { list, name } = source;
  const lists = await cachedLists(ctx.db);
  const cached = lists[list];
  try {
    const result = await fetchAndImport(ctx, source, { lists, accept });
    const { schemes, asOf, changes } = result;
    ctx.log("info", "nav.synced", {
      source: name,
      schemes,
      daysOld: daysOld(ctx, asOf),
      changes,
      refusal: null,
    });
    return result;
  } catch (error) {
    if (!(error instanceof ListRejectedError)) throw error;
    await recordRejection(ctx.db, list, error, ctx.clock());
    ctx.log("warn", "nav.synced", {
      source: name,
      schemes: cached?.count ?? 0,
      daysOld: daysOld(ctx, cached?.asOf ?? null),
      changes: 0,
      refusal: error.message,
    });
    return error;
  }
}

const daysOld = ({ clock }: Pick<ServiceContext, "clock">, asOf: IsoDate | null): number | null =>
  asOf === null ? null : daysBetween(asOf, clock().toISOString().slice(0, 10));

async function fetchAndImport(
  ctx: Pick<ServiceContext, "db" | "clock">,
  source: SchemeSource,
  { lists, accept }: { lists: CachedLists; accept: boolean },
): Promise<ListImport> {
  const { list, name, parse } = source;
  const cached = lists[list];
  const previous = cached?.source === name ? cached : undefined;
  const fetched = await source.fetch({
    etag: previous?.etag ?? null,
    lastModified: previous?.lastModified ?? null,
  });
  if (fetched !== "unchanged") {
    return importList(ctx, { list, source: name, parse, ...fetched }, { lists, previous, accept });
  }
  if (previous?.hash == null)
    throw new ListRejectedError("the source answered 304, but no list is cached");
  await recordListUnchanged(ctx.db, list, previous.hash, ctx.clock());
  const { count, asOf } = previous;
  return { schemes: count, changes: 0, unreadable: 0, asOf };
}
