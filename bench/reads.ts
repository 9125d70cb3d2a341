import { insertFundPerScheme } from "../tests/support/data/insert-fund-per-scheme.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester } from "./support/requests.ts";
import { startServers } from "./support/servers.ts";

const concurrency = 8;
/** Many and short, because a machine's speed drifts within seconds. */
const pairs = 35;
/** Enough where the result is far from its limit. */
const fewPairs = 25;

/** Compares requests to the product's worker with requests to the bare one, each with eight connections. */
export async function reads(): Promise<Figure[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const product = await servers.worker(database.url);
    const bare = await servers.bareWorker(database.url);
    const owner = await registerUser(product.url);
    // The NAVs of two days, so that the day's change is computed as well.
    for (const day of ["18-Aug-2026", "19-Aug-2026"]) {
      await loadFeed(database.url, generatedFeed().replaceAll("19-Aug-2026", day));
    }
    await insertFundPerScheme(database.url, owner.email, 50);
    const full = requester(product.url, concurrency);
    const baseline = requester(bare.url, concurrency);
    const headers = { cookie: owner.cookie() };
    const list = { path: "/api/trpc/funds.list", headers };
    const me = { path: "/api/trpc/auth.me" };
    const nothingBare = { path: "/nothing" };
    const nothingByTrpc = { path: "/trpc/nothing" };
    const bareList = { path: `/funds/${owner.id}` };
    // Until the runtime has compiled what is called most.
    const warm = [
      full.repeat(list, 4_000),
      baseline.repeat(bareList, 4_000),
      full.repeat(me, 16_000),
      baseline.repeat(nothingBare, 16_000),
      baseline.repeat(nothingByTrpc, 16_000),
    ];
    await Promise.all(warm);
    return [
      await inPairs(
        {
          name: "funds.list of 50 funds, 200 times / one raw query",
          atMost: 1 / 0.75,
          pairs,
        },
        {
          step: () => full.repeat(list, 200),
          baseline: () => baseline.repeat(bareList, 200),
        },
      ),
      await inPairs(
        {
          name: "An empty tRPC procedure, 800 times / bare Hono",
          atMost: 1 / 0.4,
          pairs: fewPairs,
        },
        {
          step: () => baseline.repeat(nothingByTrpc, 800),
          baseline: () => baseline.repeat(nothingBare, 800),
        },
      ),
      await inPairs(
        {
          name: "The same with everything that the product does per call / bare Hono",
          // What the product adds may cost as much as tRPC may.
          atMost: 2 / 0.4 - 1,
          pairs: fewPairs,
        },
        {
          step: () => full.repeat(me, 800),
          baseline: () => baseline.repeat(nothingBare, 800),
        },
      ),
    ];
  } finally {
    await servers.stop();
  }
}
