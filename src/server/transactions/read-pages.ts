import { AppError } from "../../shared/errors.ts";
import type { Database } from "../platform/db/client.ts";
import type { ReadNamed } from "../platform/db/batch.ts";
import { countJson } from "../platform/queue/run-in-turns.ts";
import type { LedgerPage, PageOf, Pages } from "./queries/ledger-pages.ts";

type ReadingContext = { db: Database; read: ReadNamed };

/**
 * All pages, of which the first was read together with something else. Most people's transactions
 * are one page. The next page is read while one is worked on.
 * @throws AppError transactions/conflict where a ledger has changed since the first page was read
 */
export async function* streamPages<Row>(
  ctx: ReadingContext,
  pages: Pages<Row>,
  [first]: readonly LedgerPage[],
  pageOf: PageOf = {},
): AsyncGenerator<Row[]> {
  for (let page = first; page !== undefined;) {
    if (page.version !== first?.version) throw new AppError("transactions/conflict");
    const next = readNext(ctx, pages, page, pageOf);
    // Its error is thrown where it is awaited, which a reader that stops never does.
    next.catch(() => {});
    await countJson(page.rows);
    yield pages.read([page]);
    page = await next;
  }
}

async function readNext<Row>(
  ctx: ReadingContext,
  pages: Pages<Row>,
  { hasMore, last }: LedgerPage,
  pageOf: PageOf,
): Promise<LedgerPage | undefined> {
  if (hasMore === 0) return undefined;
  const { page } = await ctx.read((owner) => ({
    page: pages.query(ctx.db, owner, pageOf, last),
  }));
  return page[0];
}

/** @throws AppError as `streamPages` */
export const readPages = <Row>(
  ctx: ReadingContext,
  pages: Pages<Row>,
  first: readonly LedgerPage[],
  pageOf: PageOf = {},
): Promise<Row[]> => readPagesAs(ctx, pages, first, (row) => row, pageOf);

/**
 * All rows, each made into what is needed of it page by page: others have their turn in between.
 * @throws AppError as `streamPages`
 */
export async function readPagesAs<Row, Item>(
  ctx: ReadingContext,
  pages: Pages<Row>,
  first: readonly LedgerPage[],
  toItem: (row: Row) => Item,
  pageOf: PageOf = {},
): Promise<Item[]> {
  const all: Item[][] = [];
  for await (const rows of streamPages(ctx, pages, first, pageOf)) all.push(rows.map(toItem));
  return all.flat();
}
