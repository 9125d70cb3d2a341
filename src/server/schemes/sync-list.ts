import { daysBetween, type IsoDate } from "../../shared/dates.ts";
import type { ServiceContext } from "../platform/context.ts";
import { confirmList, listStatus, noteRefusal, type CachedList } from "./queries.ts";
import { ListRefused, type SchemeSource } from "./sources/scheme-source.ts";
import { importList, type ImportResult } from "./import-list.ts";

/**
 * Asks a source for its list and caches it. A refusal is no failure: the cached list stays, and why is noted for
 * `nav.status`. Each run is one line in the log: what is in the cache now, and what came of it.
 * @returns null where the list was refused
 */
export async function syncList(
  ctx: Pick<ServiceContext, "db" | "clock" | "log">,
  source: SchemeSource,
): Promise<ImportResult | null> {
  const [cached] = await listStatus(ctx.db);
  try {
    const result = await fetchAndImport(ctx, source, cached);
    const { schemes, asOf, changes } = result;
    ctx.log("info", "nav.synced", {
      schemes,
      daysOld: daysOld(ctx, asOf),
      changes,
      refusal: null,
    });
    return result;
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    await noteRefusal(ctx.db, error.message, ctx.clock());
    ctx.log("warn", "nav.synced", {
      schemes: cached?.count ?? 0,
      daysOld: daysOld(ctx, cached?.asOf ?? null),
      changes: 0,
      refusal: error.message,
    });
    return null;
  }
}

/** How old the newest NAVs are; null without any. */
const daysOld = ({ clock }: Pick<ServiceContext, "clock">, asOf: IsoDate | null): number | null =>
  asOf === null ? null : daysBetween(asOf, clock().toISOString().slice(0, 10));

async function fetchAndImport(
  ctx: Pick<ServiceContext, "db" | "clock">,
  source: SchemeSource,
  cached: CachedList | undefined,
): Promise<ImportResult> {
  const known = cached?.source === source.name ? cached : undefined;
  const fetched = await source.fetch({
    etag: known?.etag ?? null,
    lastModified: known?.lastModified ?? null,
  });
  if (fetched !== "unchanged") {
    return importList(ctx, { source: source.name, parse: source.parse, ...fetched }, cached);
  }
  if (known?.hash == null)
    throw new ListRefused("the source says unchanged, but gave nothing before");
  await confirmList(ctx.db, known.hash, ctx.clock());
  return { schemes: known.count, changes: 0, unreadable: 0, asOf: known.asOf };
}
