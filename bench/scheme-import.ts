import type { RequestListener } from "node:http";
import { createClient, type Client } from "@libsql/client/web";
import { createServices } from "../src/server/services.ts";
import { amfiNavAll, parseAmfiNavAll } from "../src/server/schemes/sources/amfi-nav-all.ts";
import { describeSchemes } from "../src/server/schemes/sources/describe-schemes.ts";
import { syncList } from "../src/server/schemes/procedures/sync-list.ts";
import { nameKey } from "../src/shared/schemes/scheme.ts";
import { startHttpServer, text } from "../tests/support/servers/http-server.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { startServers } from "./support/servers.ts";

const columns = [
  "key",
  "name",
  "name_key",
  "nav",
  "nav_date",
  "plan",
  "option",
  "frequency",
  "is_inferred",
  "fund_house",
  "category",
  "isin",
  "reinvestment_isin",
  "former_name",
];
const upsert = `
  insert into schemes (${columns.join(", ")})
  select ${columns.map((_, index) => `value ->> ${index}`).join(", ")} from json_each(?) where true
  on conflict (key) do update set
    ${columns
      .slice(1)
      .map((column) => `${column} = excluded.${column}`)
      .join(", ")}`;

/**
 * Compares the hourly job's import of a whole list, from the source's response to the cached list, with one upsert of
 * the same rows in the same database.
 */
export async function schemeImport(feed = generatedFeed()): Promise<Figure[]> {
  const upstream = await startHttpServer();
  upstream.answer(text(feed));
  const servers = await startServers();
  const database = await servers.database();
  const client = createClient({ url: database.url });
  const services = createServices(
    { DATABASE_URL: database.url, APP_URL: "http://localhost" },
    { requestId: "", log: () => {} },
    { timeout: 30_000 },
  );
  const schemes = await describeSchemes(parseAmfiNavAll(feed).schemes, async () => new Map());
  const baseline = () => {
    const rows = schemes.map((scheme) => [
      scheme.code,
      scheme.name,
      nameKey(scheme.name),
      scheme.nav,
      scheme.navDate,
      scheme.plan,
      scheme.option,
      scheme.frequency,
      scheme.isInferred ? 1 : 0,
      scheme.fundHouse,
      scheme.category,
      scheme.isin,
      scheme.reinvestmentIsin,
      scheme.formerName,
    ]);
    return client.execute({ sql: upsert, args: [JSON.stringify(rows)] });
  };
  const step = () => syncList(services, amfiNavAll(`${upstream.url}/NAVAll.txt`));
  const empty = () => clear(client);
  try {
    return [
      await inPairs(
        { name: "A new list of 14,000 schemes", atMost: 1.5, pairs: 30 },
        { prepare: { step: empty, baseline: empty }, step, baseline },
      ),
      await inPairs(
        { name: "The same list again, sent whole", atMost: 0.3, pairs: 15 },
        { step, baseline },
      ),
      await inPairs(
        { name: "The same list again, not sent (304)", atMost: 0.3, pairs: 15 },
        {
          prepare: { step: async () => upstream.answer(notModified) },
          step,
          baseline,
        },
      ),
    ];
  } finally {
    client.close();
    await servers.stop();
    await upstream.stop();
  }
}

const notModified: RequestListener = (_, response) => response.writeHead(304).end();

const clear = (client: Client) =>
  client.batch(["delete from schemes", "delete from scheme_list"], "write");
