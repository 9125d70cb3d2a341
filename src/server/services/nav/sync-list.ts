import type { ServiceContext } from "../../context.ts";
import {
  confirmList,
  listStatus,
  noteRefusal,
  type CachedList,
} from "../../repositories/schemes.ts";
import { ListRefused, type SchemeSource } from "../../scheme-sources/scheme-source.ts";
import { importList, type ImportResult } from "./import-list.ts";

/**
 * Asks a source for its list and caches it. A refusal is no failure: the cached list stays, and why is noted in
 * the log and for `nav.status`.
 * @returns null where the list was refused
 */
export async function syncList(
  ctx: Pick<ServiceContext, "db" | "clock" | "log">,
  source: SchemeSource,
): Promise<ImportResult | null> {
  const started = ctx.clock().getTime();
  const [cached] = await listStatus(ctx.db);
  try {
    const result = await fetchAndImport(ctx, source, cached);
    const took = ctx.clock().getTime() - started;
    ctx.log("info", "nav.synced", { source: source.name, ...result, took });
    return result;
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    await noteRefusal(ctx.db, error.message, ctx.clock());
    ctx.log("warn", "nav.refused", { source: source.name, reason: error.message });
    return null;
  }
}

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
  return { changed: false, schemes: known.count, unreadable: 0, asOf: known.asOf };
}
