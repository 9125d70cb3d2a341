import { giveFunds } from "../tests/support/given-funds.ts";
import { party } from "../tests/support/sharing.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester } from "./requests.ts";
import { servers } from "./servers.ts";

const atOnce = 8;
const nothing = async () => {};
const prepare = { step: nothing, floor: nothing };

/** What one request costs, on workerd itself: a full worker over a bare one, each kept busy by eight connections. */
export async function reads(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const product = await its.worker(database.url);
    const bare = await its.bareWorker(database.url);
    const owner = await party(product.url);
    await giveFunds(database.url, owner.id, 50);
    const full = requester(product.url, atOnce);
    const floor = requester(bare.url, atOnce);
    const headers = { cookie: owner.cookie() };
    const list = { path: "/api/trpc/funds.list", headers };
    const me = { path: "/api/trpc/auth.me" };
    const nothingBare = { path: "/nothing" };
    return [
      await inPairs(
        {
          name: "funds.list of 50 funds, 1,000 times, over one raw query",
          atMost: 1 / 0.75,
          pairs: 9,
        },
        {
          prepare,
          step: () => full.repeat(list, 1_000),
          floor: () => floor.repeat({ path: `/funds/${owner.id}` }, 1_000),
        },
      ),
      await inPairs(
        {
          name: "A tRPC procedure that does nothing, 4,000 times, over bare Hono",
          atMost: 1 / 0.4,
          pairs: 9,
        },
        {
          prepare,
          step: () => floor.repeat({ path: "/trpc/nothing" }, 4_000),
          floor: () => floor.repeat(nothingBare, 4_000),
        },
      ),
      await inPairs(
        {
          name: "The same with all that the product does for each call, over bare Hono",
          // What the product adds may cost as much as tRPC may.
          atMost: 2 / 0.4 - 1,
          pairs: 9,
        },
        {
          prepare,
          step: () => full.repeat(me, 4_000),
          floor: () => floor.repeat(nothingBare, 4_000),
        },
      ),
    ];
  } finally {
    await its.stop();
  }
}
