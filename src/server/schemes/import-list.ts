import { latestDate, type IsoDate } from "../../shared/dates.ts";
import { areTooManyJumps, clearFutureNavs, isJump } from "../../shared/schemes/list-checks.ts";
import { newestNavDate, schemeKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "./sources/scheme-source.ts";
import type { ServiceContext } from "../platform/context.ts";
import {
  appendListedNavs,
  forgetFutureNavs,
  forgetSampleHistories,
  noteMissedDays,
} from "../history/queries.ts";
import { sha256, toBase64 } from "../platform/encoding.ts";
import {
  listStatus,
  recordListUnchanged,
  saveListFacts,
  type CachedList,
  type CachedResponse,
} from "./queries/scheme-list.ts";
import { detailsOf, forgetSampleNavs, listedNavs, replaceSchemes } from "./queries/schemes.ts";
import { describeSchemes } from "./sources/describe-schemes.ts";
import {
  ListRejectedError,
  type ParsedList,
  type ParsedScheme,
  type Validators,
} from "./sources/scheme-source.ts";
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
 * @param accept takes a list whose NAVs jump
 * @throws ListRejectedError where it is no list, lost too many of the same source's schemes, or has NAVs that are not
 * believed
 */
export async function importList(
  ctx: Pick<ServiceContext, "db" | "clock">,
  offered: OfferedList,
  { cached, accept }: { cached: CachedList | undefined; accept: boolean },
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
  const accepted = checkedSchemes(parsed, previous?.count ?? 0, latestDate(ctx.clock()));
  if (!accept && source !== "sample") await requireFewJumps(ctx, accepted);
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
            ...forgetFutureNavs(ctx.db, latestDate(ctx.clock())),
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

/** @throws ListRejectedError where rows cannot be read, NAVs are of the future, or schemes were lost */
function checkedSchemes(
  { schemes, unreadable }: ParsedList,
  previousCount: number,
  latest: IsoDate,
): ParsedScheme[] {
  const rows = schemes.length + unreadable;
  if (unreadable > toleratedUnreadableRows && unreadable > rows * maxLostShare) {
    throw new ListRejectedError(`${unreadable} of ${rows} rows are unreadable`);
  }
  const {
    schemes: accepted,
    future,
    areMost,
  } = clearFutureNavs(withoutDuplicates(schemes), latest);
  if (areMost) {
    throw new ListRejectedError(
      `${future} of its NAVs are dated after ${latest}; either they or this machine's clock are wrong`,
      { kind: "future" },
    );
  }
  const lost = previousCount - accepted.length;
  if (lost > 0 && lost >= previousCount * maxLostShare) {
    throw new ListRejectedError(
      `the list has ${accepted.length} schemes where it had ${previousCount}`,
    );
  }
  return accepted;
}

/** @throws ListRejectedError where NAVs jump against those that are cached */
async function requireFewJumps(
  { db }: Pick<ServiceContext, "db">,
  schemes: readonly Scheme[],
): Promise<void> {
  const [[stored], known] = await Promise.all([listStatus(db), listedNavs(db)]);
  // The sample's NAVs are not real.
  if (stored === undefined || stored.source === "sample") return;
  const maxDays = stored.refusalKind === "jumps" ? Infinity : undefined;
  const jumps = schemes.filter((scheme) => {
    const { nav, navDate } = scheme;
    const before = known.get(schemeKey(scheme));
    return before && nav !== null && navDate !== null && isJump(before, { nav, navDate }, maxDays);
  }).length;
  if (!areTooManyJumps(jumps, schemes.length)) return;
  throw new ListRejectedError(
    `the NAVs of ${jumps} of its ${schemes.length} schemes moved by over 50 % within a week; if they are right, npm run nav:load -- --accept takes it (in the image: nav-load --accept)`,
    { kind: "jumps" },
  );
}

async function encodeResponse(list: unknown): Promise<CachedResponse> {
  const gzip = await gzipJson(list);
  return { hash: await sha256(gzip), gzip: toBase64(gzip) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
