import type { ServiceContext } from "../platform/context.ts";
import { fromBase64 } from "../platform/encoding.ts";
import {
  listStatus,
  cachedResponse,
  cachedResponseHash,
  type ListFormat,
} from "./queries/scheme-list.ts";
import { allSchemes } from "./queries/schemes.ts";
import { gunzip, gzipJson, type CompressedBody } from "../platform/http/gzip.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";

type ListContext = Pick<ServiceContext, "db">;

/** For a list without a cached encoding: before the first import, or after the encoding changed. */
const uncachedTag = "uncachedTag";

export async function listTag({ db }: ListContext, format: ListFormat): Promise<string> {
  const [list] = await cachedResponseHash(db, format);
  return list?.hash ?? uncachedTag;
}

type CachedList = CompressedBody & { tag: string };

/** The newest encoding of each list, once for all who ask for it. */
const cache = new Map<ListFormat, CachedList>();

export async function listResponse(ctx: ListContext, format: ListFormat): Promise<CachedList> {
  const tag = await listTag(ctx, format);
  const known = cache.get(format);
  if (known?.tag === tag) return known;
  const [stored] = await cachedResponse(ctx.db, format);
  if (stored === undefined) return cachedList(uncachedTag, await encodeList(ctx, format));
  const list = cachedList(stored.hash, fromBase64(stored.gzip));
  cache.set(format, list);
  return list;
}

function cachedList(tag: string, gzip: Uint8Array<ArrayBuffer>): CachedList {
  let unpacked: Uint8Array<ArrayBuffer> | null = null;
  return { tag, gzip, plain: async () => (unpacked ??= await gunzip(gzip)) };
}

async function encodeList(
  { db }: ListContext,
  format: ListFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const [[status], schemes] = await Promise.all([listStatus(db), allSchemes(db)]);
  return gzipJson(
    format === "columns"
      ? toColumns(schemes, status?.asOf ?? null)
      : toServiceList(schemes, status?.source ?? null),
  );
}
