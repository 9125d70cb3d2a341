import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { parseAmfiNavAll } from "../../../src/server/schemes/sources/amfi-nav-all.ts";
import { importList } from "../../../src/server/schemes/import-list.ts";

/** Replaces the cached scheme list by a feed. */
export async function loadFeed(databaseUrl: string, feed: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, authToken: undefined, timeout: 30_000 });
  const body = new TextEncoder().encode(feed);
  const offered = {
    source: "file",
    body,
    parse: parseAmfiNavAll,
    etag: null,
    lastModified: null,
  } as const;
  await importList({ db, clock: () => new Date() }, offered, { cached: undefined, accept: true });
}
