import type { ServiceContext } from "../platform/context.ts";
import { fromBase64 } from "../platform/encoding.ts";
import { describedBy, encodeColumns, encodeServiceList } from "./encode-lists.ts";
import {
  cachedLists,
  cachedResponse,
  cachedResponseHash,
  type ListFormat,
} from "./queries/scheme-list.ts";
import { schemesIn } from "./queries/schemes.ts";
import { gunzip, type CompressedBody } from "../platform/http/gzip.ts";

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
  const [lists, schemes] = await Promise.all([cachedLists(db), schemesIn(db, "all")]);
  const encode = { columns: encodeColumns, service: encodeServiceList }[format];
  return encode(schemes, describedBy(lists));
}
