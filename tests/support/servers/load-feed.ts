import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { parseAmfiNavAll } from "../../../src/server/schemes/sources/amfi-nav-all.ts";
import { cachedLists } from "../../../src/server/schemes/queries/scheme-list.ts";
import { importList } from "../../../src/server/schemes/import-list.ts";
import { writeLockOf } from "./write-locks.ts";

/** Replaces the cached scheme list by a feed. */
export async function loadFeed(databaseUrl: string, feed: string): Promise<void> {
  const writeLock = writeLockOf(databaseUrl);
  const db = openDatabase({
    url: databaseUrl,
    authToken: new URL(databaseUrl).searchParams.get("authToken") ?? undefined,
    timeout: 30_000,
    // Two lists may be loaded by one process.
    maxWrites: 2,
    ...(writeLock !== undefined && { writeLock }),
  });
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
