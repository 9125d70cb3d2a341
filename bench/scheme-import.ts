import type { RequestListener } from "node:http";
import { createClient, type Client } from "@libsql/client/web";
import { composeServices } from "../src/server/compose.ts";
import { amfiNavAll, parseAmfiNavAll } from "../src/server/scheme-sources/amfi-nav-all.ts";
import { syncList } from "../src/server/services/nav/sync-list.ts";
import { nameKey } from "../src/shared/nav/scheme.ts";
import { startUpstream, text } from "../tests/support/upstream.ts";
import { generatedFeed } from "./generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { servers } from "./servers.ts";

const upsert = `
  insert into schemes (key, name, name_key, nav, nav_date)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?) where true
  on conflict (key) do update set
    name = excluded.name, name_key = excluded.name_key, nav = excluded.nav, nav_date = excluded.nav_date`;

/**
 * What loading a whole list costs, from the source's answer to the cached list, as the hourly work of an own server does
 * it, over one json_each upsert of the same rows straight into the same database.
 */
export async function schemeImport(feed = generatedFeed()): Promise<Figure[]> {
  const upstream = await startUpstream();
  upstream.answer(text(feed));
  const its = await servers();
  const database = await its.database();
  const client = createClient({ url: database.url });
  const services = composeServices(
    { DATABASE_URL: database.url, APP_URL: "http://localhost" },
    { requestId: "", log: () => {} },
    { timeout: 30_000 },
  );
  const { schemes } = parseAmfiNavAll(feed);
  const floor = () => {
    const rows = schemes.map(({ code, name, nav, navDate }) => [
      code,
      name,
      nameKey(name),
      nav,
      navDate,
    ]);
    return client.execute({ sql: upsert, args: [JSON.stringify(rows)] });
  };
  const step = () => syncList(services, amfiNavAll(`${upstream.url}/NAVAll.txt`));
  const nothing = async () => {};
  const empty = () => clear(client);
  try {
    return [
      await inPairs(
        { name: "A new list of 14,000 schemes", atMost: 1.5, pairs: 30 },
        { prepare: { step: empty, floor: empty }, step, floor },
      ),
      await inPairs(
        { name: "The same list again, sent whole", atMost: 0.3, pairs: 15 },
        { prepare: { step: nothing, floor: nothing }, step, floor },
      ),
      await inPairs(
        { name: "The same list again, not sent (304)", atMost: 0.3, pairs: 15 },
        {
          prepare: { step: async () => upstream.answer(notModified), floor: nothing },
          step,
          floor,
        },
      ),
    ];
  } finally {
    client.close();
    await its.stop();
    await upstream.stop();
  }
}

const notModified: RequestListener = (_, response) => response.writeHead(304).end();

const clear = (client: Client) =>
  client.batch(["delete from schemes", "delete from scheme_list"], "write");
