import { dayInMilliseconds, type IsoDate } from "../../shared/dates.ts";
import { newestNavDate, schemeKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "./sources/scheme-source.ts";
import type { ServiceContext } from "../platform/context.ts";
import { appendListedNavs, forgetSampleHistories, noteMissedDays } from "../history/queries.ts";
import { sha256, toBase64 } from "../platform/encoding.ts";
import {
  recordListUnchanged,
  saveListFacts,
  type CachedList,
  type CachedResponse,
} from "./queries/scheme-list.ts";
import { detailsOf, forgetSampleNavs, replaceSchemes } from "./queries/schemes.ts";
import { describeSchemes } from "./sources/describe-schemes.ts";
import { ListRejectedError, type ParsedList, type Validators } from "./sources/scheme-source.ts";
import { gzipJson } from "../platform/http/gzip.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";

const maxLostShare = 0.1;
const toleratedUnreadableRows = 10;

export type OfferedList = Validators & {
  source: SchemeListSource;
  body: Uint8Array<ArrayBuffer>;
  parse: (text: string) => ParsedList;
};

export type ListImport = {
  schemes: number;
  changes: number;
  unreadable: number;
  asOf: IsoDate | null;
};

/**
 * Caches an offered list: the schemes in one transaction, their description in a second, while the
 * columns are built. If the second fails, the next import starts over, because the hash is unknown.
 * Of two concurrent imports, the one that wrote its schemes last describes them.
 * @throws ListRejectedError where it is no list, or lost too many of the same source's schemes
 */
export async function importList(
  ctx: Pick<ServiceContext, "db" | "clock">,
  offered: OfferedList,
  cached: CachedList | undefined,
): Promise<ListImport> {
  const hash = await sha256(offered.body);
  const previous = cached?.source === offered.source ? cached : undefined;
  const { source, etag, lastModified } = offered;
  if (previous?.hash === hash) {
    await recordListUnchanged(ctx.db, hash, ctx.clock(), { etag, lastModified });
    const { count, asOf } = previous;
    return { schemes: count, changes: 0, unreadable: 0, asOf };
  }
  const parsed = offered.parse(new TextDecoder().decode(offered.body));
  const rows = parsed.schemes.length + parsed.unreadable;
  if (parsed.unreadable > toleratedUnreadableRows && parsed.unreadable > rows * maxLostShare) {
    throw new ListRejectedError(`${parsed.unreadable} of ${rows} rows are unreadable`);
  }
  const accepted = withoutFutureNavs(withoutDuplicates(parsed.schemes), ctx.clock());
  const lost = (previous?.count ?? 0) - accepted.length;
  if (previous && lost > 0 && lost >= previous.count * maxLostShare) {
    throw new ListRejectedError(
      `the list has ${accepted.length} schemes where it had ${previous.count}`,
    );
  }
  const schemes = await describeSchemes(accepted, (codes) => detailsOf(ctx.db, codes));
  const asOf = newestNavDate(schemes);
  const facts = {
    source,
    asOf,
    count: schemes.length,
    hash,
    etag,
    lastModified,
    fetchedAt: ctx.clock(),
  };
  const importId = `import ${crypto.randomUUID()}`;
  const [[written, dropped], columns, service] = await Promise.all([
    replaceSchemes(
      ctx.db,
      schemes,
      importId,
      // The sample's NAVs are not real.
      source === "sample"
        ? []
        : [
            ...forgetSampleNavs(ctx.db),
            ...forgetSampleHistories(ctx.db),
            ...noteMissedDays(ctx.db),
            appendListedNavs(ctx.db),
          ],
    ),
    // In a later task: building these now would delay sending the schemes.
    nextTask().then(() => encodeResponse(toColumns(schemes, asOf))),
    nextTask().then(() => encodeResponse(toServiceList(schemes, source))),
  ]);
  await saveListFacts(ctx.db, importId, facts, { columns, service });
  const changes = written.rowsAffected + dropped.rowsAffected;
  return { schemes: schemes.length, changes, unreadable: parsed.unreadable, asOf };
}

function withoutDuplicates<Row extends Scheme>(schemes: readonly Row[]): Row[] {
  const newest = new Map<string, Row>();
  for (const scheme of schemes) {
    const key = schemeKey(scheme);
    const other = newest.get(key);
    if (other === undefined || (scheme.navDate ?? "") >= (other.navDate ?? "")) {
      newest.set(key, scheme);
    }
  }
  return [...newest.values()];
}

/**
 * A NAV dated after tomorrow is an error of the source. If most are, this machine's clock is wrong.
 */
function withoutFutureNavs<Row extends Scheme>(schemes: Row[], now: Date): Row[] {
  const tomorrow = new Date(now.getTime() + dayInMilliseconds).toISOString().slice(0, 10);
  const future = schemes.filter(({ navDate }) => navDate !== null && navDate > tomorrow);
  if (future.length === 0 || future.length > schemes.length / 2) return schemes;
  const invalid = new Set(future);
  return schemes.map((scheme) =>
    invalid.has(scheme) ? { ...scheme, nav: null, navDate: null } : scheme,
  );
}

async function encodeResponse(list: unknown): Promise<CachedResponse> {
  const gzip = await gzipJson(list);
  return { hash: await sha256(gzip), gzip: toBase64(gzip) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
