import { insertFundPerScheme } from "../tests/support/insert-fund-per-scheme.ts";
import { loadFeed } from "../tests/support/load-feed.ts";
import { registerUser } from "../tests/support/sharing.ts";
import { generatedFeed } from "./generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester } from "./requests.ts";
import { servers } from "./servers.ts";

const atOnce = 8;
/** Many short ones: a machine's speed drifts by more within seconds than what is to be told apart. */
const pairs = 35;
/** Fewer of what is far from its bound. */
const fewPairs = 25;
const nothing = async () => {};
const prepare = { step: nothing, floor: nothing };

/** What one request costs, on workerd itself: a full worker over a bare one, each kept busy by eight connections. */
export async function reads(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const product = await its.worker(database.url);
    const bare = await its.bareWorker(database.url);
    const owner = await registerUser(product.url);
    // With the NAVs of two days, so that what the newest day made of the funds is worked out as well.
    for (const day of ["18-Aug-2026", "19-Aug-2026"]) {
      await loadFeed(database.url, generatedFeed().replaceAll("19-Aug-2026", day));
    }
    await insertFundPerScheme(database.url, owner.email, 50);
    const full = requester(product.url, atOnce);
    const floor = requester(bare.url, atOnce);
    const headers = { cookie: owner.cookie() };
    const list = { path: "/api/trpc/funds.list", headers };
    const me = { path: "/api/trpc/auth.me" };
    const nothingBare = { path: "/nothing" };
    const nothingByTrpc = { path: "/trpc/nothing" };
    const bareList = { path: `/funds/${owner.id}` };
    // Longer than a first pair: until the runtime has compiled what is called most.
    const warm = [
      full.repeat(list, 4_000),
      floor.repeat(bareList, 4_000),
      full.repeat(me, 16_000),
      floor.repeat(nothingBare, 16_000),
      floor.repeat(nothingByTrpc, 16_000),
    ];
    await Promise.all(warm);
    return [
      await inPairs(
        {
          name: "funds.list of 50 funds, 200 times, over one raw query",
          atMost: 1 / 0.75,
          pairs,
        },
        {
          prepare,
          step: () => full.repeat(list, 200),
          floor: () => floor.repeat(bareList, 200),
        },
      ),
      await inPairs(
        {
          name: "A tRPC procedure that does nothing, 800 times, over bare Hono",
          atMost: 1 / 0.4,
          pairs: fewPairs,
        },
        {
          prepare,
          step: () => floor.repeat(nothingByTrpc, 800),
          floor: () => floor.repeat(nothingBare, 800),
        },
      ),
      await inPairs(
        {
          name: "The same with all that the product does for each call, over bare Hono",
          // What the product adds may cost as much as tRPC may.
          atMost: 2 / 0.4 - 1,
          pairs: fewPairs,
        },
        {
          prepare,
          step: () => full.repeat(me, 800),
          floor: () => floor.repeat(nothingBare, 800),
        },
      ),
    ];
  } finally {
    await its.stop();
  }
}
