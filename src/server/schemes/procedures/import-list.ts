import { indianDay, latestDate, type IsoDate } from "../../../shared/dates.ts";
import { isSifCode } from "../../../shared/schemes/scheme-code.ts";
import { newestNavDate, type ListedScheme } from "../../../shared/schemes/scheme.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Query } from "../../platform/db/query.ts";
import type { SchemeScope } from "../queries/scheme-scope.ts";
import {
  appendListedNavs,
  forgetFutureNavs,
  forgetSampleHistories,
  noteMissedDays,
} from "../../history/queries/listed-navs.ts";
import { nextTurn } from "../../platform/queue/run-in-turns.ts";
import { sha256 } from "../../platform/encoding.ts";
import { checkedSchemes, requireFewJumps, requireRoom } from "../check-list.ts";
import { describedBy, encodeResponses } from "../encode-lists.ts";
import {
  cachedLists,
  recordListUnchanged,
  saveListFacts,
  type CachedList,
  type CachedLists,
  type ListFacts,
} from "../queries/scheme-list.ts";
import { detailsOf, listedNavs, replaceSchemes, schemesIn } from "../queries/schemes.ts";
import { describeSchemes } from "../sources/describe-schemes.ts";
import type {
  ListName,
  ParsedList,
  SchemeListSource,
  Validators,
} from "../sources/scheme-source.ts";
import { forgetSampleNavs } from "./queries.ts";

type OfferedList = Validators & {
  list: ListName;
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

type Context = Pick<ServiceContext, "db" | "clock">;

type Options = {
  lists: CachedLists;
  /** The list that the same source gave before. */
  previous: CachedList | undefined;
  accept: boolean;
};

/**
 * Caches an offered list: the schemes in one transaction, their description in a second. If the second fails, the next import
 * starts over.
 * @param accept takes a list whose NAVs jump
 * @throws ListRejectedError where it is no list, lost too many of its schemes, or has NAVs that are not believed
 */
export async function importList(
  ctx: Context,
  offered: OfferedList,
  { lists, previous, accept }: Options,
): Promise<ListImport> {
  const { db } = ctx;
  const hash = await sha256(offered.body);
  const { list, source, etag, lastModified } = offered;
  if (previous?.hash === hash) {
    await recordListUnchanged(db, list, hash, ctx.clock(), { etag, lastModified });
    const { count, asOf } = previous;
    return { schemes: count, changes: 0, unreadable: 0, asOf };
  }
  const text = new TextDecoder().decode(offered.body);
  await nextTurn();
  const parsed = offered.parse(text);
  await nextTurn();
  const accepted = checkedSchemes(parsed, previous?.count ?? 0, latestDate(ctx.clock()));
  const scope = scopeOf(list, accepted, lists);
  const [known, others] = await Promise.all([
    accept || source === "sample" ? null : listedNavs(db, scope),
    othersOf(ctx, list, scope),
  ]);
  requireRoom(list, accepted.length, others.length);
  if (known !== null) requireFewJumps(lists[list], known, accepted);
  await nextTurn();
  const schemes = await describeSchemes(accepted, async (codes) => {
    const details = await detailsOf(db, codes);
    await nextTurn();
    return details;
  });
  await nextTurn();
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
  const hasFormerNames = previous !== undefined && source !== "sample";
  const renamedOn = hasFormerNames ? indianDay(ctx.clock()) : null;
  const imported = { list, scope, schemes, importId, facts, renamedOn };
  const [{ written, dropped }, responses] = await Promise.all([
    replaceSchemes(db, imported, importId, historyWrites(ctx, imported)),
    encode(imported, lists, others),
  ]);
  await describeLists(ctx, imported, { lists, responses });
  const changes = written.rowsAffected + dropped.rowsAffected;
  return { schemes: schemes.length, changes, unreadable: parsed.unreadable, asOf };
}

/**
 * Which of the cached schemes a list replaces. A service's or a file's list may have schemes of both lists; so has the
 * sample, which is always replaced whole, as is a cache that no list describes.
 */
function scopeOf(
  list: ListName,
  schemes: readonly { code: string | null }[],
  { main, sif }: CachedLists,
): SchemeScope {
  if (list === "sif") return "sif";
  const isFirst = main?.source == null || main.source === "sample";
  const hasSifs = schemes.some(({ code }) => code !== null && isSifCode(code));
  return (isFirst && sif?.source == null) || hasSifs ? "all" : "main";
}

const otherList = { main: "sif", sif: "main" } as const satisfies Record<ListName, ListName>;

const othersOf = async (
  { db }: Pick<Context, "db">,
  list: ListName,
  scope: SchemeScope,
): Promise<ListedScheme[]> => (scope === "all" ? [] : schemesIn(db, otherList[list]));

type Imported = {
  list: ListName;
  scope: SchemeScope;
  schemes: readonly ListedScheme[];
  importId: string;
  facts: ListFacts;
  renamedOn: IsoDate | null;
};

/** The sample's NAVs are not real, so none of them stays, and none becomes part of a history. */
function historyWrites({ db, clock }: Context, { list, scope, facts }: Imported): Query[] {
  if (facts.source === "sample") return [];
  return [
    ...(list === "main" ? [...forgetSampleNavs(db), ...forgetSampleHistories(db)] : []),
    ...forgetFutureNavs(db, latestDate(clock())),
    ...noteMissedDays(db),
    appendListedNavs(db, scope),
  ];
}

const encode = (
  { list, schemes, facts }: Imported,
  lists: CachedLists,
  others: readonly ListedScheme[],
) => {
  const { source = null, asOf = null } = facts;
  const described = list === "main" ? { source, asOf } : describedBy(lists);
  return encodeResponses([...schemes, ...others], described);
};

/** How often the other list may be replaced meanwhile. After that, the next import starts over. */
const maxAttempts = 3;

type Attempt = { lists: CachedLists; responses: Awaited<ReturnType<typeof encode>> };

/** Stores what is known of an import and the encodings of both lists, which are built again where the other one changed. */
async function describeLists(ctx: Context, imported: Imported, first: Attempt): Promise<void> {
  const { list, scope, importId } = imported;
  const other = otherList[list];
  let { lists, responses } = first;
  for (let attempt = 1; ; attempt += 1) {
    const others = scope === "all" ? null : { list: other, hash: lists[other]?.hash ?? null };
    if (await saveListFacts(ctx.db, imported, responses, others)) return;
    lists = await cachedLists(ctx.db);
    if (lists[list]?.hash !== importId || attempt === maxAttempts) return;
    responses = await encode(imported, lists, await othersOf(ctx, list, scope));
  }
}
