import { parseAmfiNavAll } from "../../../src/server/schemes/sources/amfi-nav-all.ts";
import { cachedLists } from "../../../src/server/schemes/queries/scheme-list.ts";
import { importList } from "../../../src/server/schemes/procedures/import-list.ts";
import { testDatabase } from "./test-database.ts";

/** Replaces the cached scheme list by a feed. */
export async function loadFeed(databaseUrl: string, feed: string): Promise<void> {
  const db = testDatabase(databaseUrl);
  const body = new TextEncoder().encode(feed);
  const offered = {
    list: "main",
    source: "file",
    body,
    parse: (text: string) => parseAmfiNavAll(text),
    etag: null,
    lastModified: null,
  } as const;
  const lists = await cachedLists(db);
  const options = { lists, previous: undefined, accept: true };
  await importList({ db, clock: () => new Date() }, offered, options);
}
