import { newestNavDate, nameKey, type Scheme } from "../../../shared/nav/scheme.ts";
import type { SchemeColumns, SchemeListSource } from "../../../shared/nav/schema.ts";
import type { ServiceContext } from "../../context.ts";
import { sha256, toBase64 } from "../../encoding.ts";
import { confirmList, listStatus, replaceList } from "../../repositories/schemes.ts";
import { ListRefused, type ParsedList, type Validators } from "../../scheme-sources/scheme-source.ts";

/** A source that suddenly has fewer than nine tenths of its schemes has lost some, not closed them. */
const smallestShare = 0.9;

export type OfferedList = Validators & {
  source: SchemeListSource;
  body: Uint8Array<ArrayBuffer>;
  parse: (text: string) => ParsedList;
};

export type ImportResult = { changed: boolean; schemes: number; unreadable: number };

type CachedList = Awaited<ReturnType<typeof listStatus>>[number];

/**
 * Puts an offered list into the cache, all of it or nothing. A list with the bytes of the cached one is not even read.
 * @param cached the status of the cached list
 * @throws ListRefused where it is no list, or has lost too many of the schemes that the same source gave before
 */
export async function importList(
  ctx: Pick<ServiceContext, "db" | "clock">,
  offered: OfferedList,
  cached: CachedList | undefined,
): Promise<ImportResult> {
  const hash = await sha256(offered.body);
  const known = cached?.source === offered.source ? cached : undefined;
  if (known?.hash === hash) {
    await confirmList(ctx.db, ctx.clock());
    return { changed: false, schemes: known.count, unreadable: 0 };
  }
  const parsed = offered.parse(new TextDecoder().decode(offered.body));
  const schemes = inOrder(parsed.schemes);
  if (known && schemes.length < known.count * smallestShare) {
    throw new ListRefused(`the list has ${schemes.length} schemes where it had ${known.count}`);
  }
  const asOf = newestNavDate(schemes);
  const { source, etag, lastModified } = offered;
  const facts = { source, asOf, count: schemes.length, hash, etag, lastModified, fetchedAt: ctx.clock() };
  const columns = { hash, gzip: toBase64(await gzip(JSON.stringify(toColumns(schemes, asOf)))) };
  await ctx.db.writes.batch(replaceList(ctx.db, { schemes, facts, columns }));
  return { changed: true, schemes: schemes.length, unreadable: parsed.unreadable };
}

/** By name, each code once: where a list names one twice, its newest NAV counts. */
function inOrder(schemes: readonly Scheme[]): Scheme[] {
  const byKey = new Map<string, { sortedBy: string; scheme: Scheme }>();
  for (const scheme of schemes) {
    const sortedBy = nameKey(scheme.name);
    const key = scheme.code ?? sortedBy;
    const other = byKey.get(key);
    if (other === undefined || (scheme.navDate ?? "") >= (other.scheme.navDate ?? "")) {
      byKey.set(key, { sortedBy, scheme });
    }
  }
  return [...byKey.values()]
    .sort((left, right) => (left.sortedBy < right.sortedBy ? -1 : left.sortedBy > right.sortedBy ? 1 : 0))
    .map(({ scheme }) => scheme);
}

const toColumns = (schemes: readonly Scheme[], asOf: string | null): SchemeColumns => ({
  asOf,
  codes: schemes.map(({ code }) => code),
  names: schemes.map(({ name }) => name),
  navs: schemes.map(({ nav }) => (nav === null ? null : Number(nav))),
  navDates: schemes.map(({ navDate }) => navDate),
});

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}
