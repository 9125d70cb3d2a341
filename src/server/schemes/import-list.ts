import { dayInMilliseconds, type IsoDate } from "../../shared/dates.ts";
import { newestNavDate, schemeKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "../../shared/schemes/schema.ts";
import type { ServiceContext } from "../platform/context.ts";
import { sha256, toBase64 } from "../platform/encoding.ts";
import {
  confirmList,
  describeList,
  detailsOf,
  replaceSchemes,
  type CachedList,
  type SentList,
} from "./queries.ts";
import { describeSchemes } from "./sources/describe-schemes.ts";
import { ListRefused, type ParsedList, type Validators } from "./sources/scheme-source.ts";
import { gzipJson } from "./gzip.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";

/** A source that suddenly lacks a tenth of its schemes has lost them, not closed them. */
const largestLoss = 0.1;
/** So many unreadable rows are slips, however short the list. */
const fewRows = 10;

export type OfferedList = Validators & {
  source: SchemeListSource;
  body: Uint8Array<ArrayBuffer>;
  parse: (text: string) => ParsedList;
};

export type ImportResult = {
  schemes: number;
  /** How many schemes are new, other than before, or gone. */
  changes: number;
  unreadable: number;
  asOf: IsoDate | null;
};

/**
 * Puts an offered list into the cache. A list with the bytes of the cached one is not even read.
 *
 * The schemes are replaced in one transaction, the list's facts in a second one: the columns are made while the
 * database is busy with the first. What ends in between is done again by the next import, which meets an unknown hash.
 * Of two imports at once the one that replaced the schemes last describes them.
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
  const { source, etag, lastModified } = offered;
  if (known?.hash === hash) {
    await confirmList(ctx.db, hash, ctx.clock(), { etag, lastModified });
    return { schemes: known.count, changes: 0, unreadable: 0, asOf: known.asOf };
  }
  const parsed = offered.parse(new TextDecoder().decode(offered.body));
  const rows = parsed.schemes.length + parsed.unreadable;
  if (parsed.unreadable > fewRows && parsed.unreadable > rows * largestLoss) {
    throw new ListRefused(`${parsed.unreadable} of ${rows} rows cannot be read`);
  }
  const printed = withoutFutureNavs(eachOnce(parsed.schemes), ctx.clock());
  const lost = (known?.count ?? 0) - printed.length;
  if (known && lost > 0 && lost >= known.count * largestLoss) {
    throw new ListRefused(`the list has ${printed.length} schemes where it had ${known.count}`);
  }
  const schemes = await describeSchemes(printed, (codes) => detailsOf(ctx.db, codes));
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
  const mark = `import ${crypto.randomUUID()}`;
  const [[written, dropped], columns, service] = await Promise.all([
    replaceSchemes(ctx.db, schemes, mark),
    // In a later turn: made in this one, they would keep the schemes from being sent.
    nextTurn().then(() => sentForm(toColumns(schemes, asOf))),
    nextTurn().then(() => sentForm(toServiceList(schemes, source))),
  ]);
  await describeList(ctx.db, mark, facts, { columns, service });
  const changes = written.rowsAffected + dropped.rowsAffected;
  return { schemes: schemes.length, changes, unreadable: parsed.unreadable, asOf };
}

/** Each scheme once: where a list names one twice, its newest NAV counts. */
function eachOnce<Row extends Scheme>(schemes: readonly Row[]): Row[] {
  const once = new Map<string, Row>();
  for (const scheme of schemes) {
    const key = schemeKey(scheme);
    const other = once.get(key);
    if (other === undefined || (scheme.navDate ?? "") >= (other.navDate ?? "")) {
      once.set(key, scheme);
    }
  }
  return [...once.values()];
}

/**
 * A NAV dated later than tomorrow is a slip of the source's: it is not used, or its fund would keep it until then.
 * Where most are, the slip is this machine's clock's.
 */
function withoutFutureNavs<Row extends Scheme>(schemes: Row[], now: Date): Row[] {
  const tomorrow = new Date(now.getTime() + dayInMilliseconds).toISOString().slice(0, 10);
  const future = schemes.filter(({ navDate }) => navDate !== null && navDate > tomorrow);
  if (future.length === 0 || future.length > schemes.length / 2) return schemes;
  const slips = new Set(future);
  return schemes.map((scheme) =>
    slips.has(scheme) ? { ...scheme, nav: null, navDate: null } : scheme,
  );
}

async function sentForm(list: unknown): Promise<SentList> {
  const gzip = await gzipJson(list);
  return { hash: await sha256(gzip), gzip: toBase64(gzip) };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
