import { dayInMilliseconds } from "../src/shared/day-length.ts";
import { insertLedger } from "../tests/support/data/insert-ledgers.ts";
import { transactionInput } from "../tests/support/api/ledgers.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester, type Call } from "./support/requests.ts";
import { startServers } from "./support/servers.ts";

const size = 1_000;
const pairs = 25;
const addsInPair = 10;

/** Calls on a fund of a thousand transactions, on workerd itself. */
export async function transactions(): Promise<Figure[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const product = await servers.worker(database.url);
    const bare = await servers.bareWorker(database.url);
    const owner = await registerUser(product.url);
    await insertLedger(database.url, owner.id, { fundId: "long", count: size });
    const full = requester(product.url, 4);
    const baseline = requester(bare.url, 4);
    const headers = { cookie: owner.cookie() };
    const input = encodeURIComponent(JSON.stringify({ fundId: "long" }));
    const list: Call = { path: `/api/trpc/transactions.list?input=${input}`, headers };
    const rawList: Call = { path: `/transactions/${owner.id}/long` };
    await Promise.all([full.repeat(list, 400), baseline.repeat(rawList, 400)]);

    await insertLedger(database.url, owner.id, { fundId: "middle", count: size });
    const oneByOne = requester(product.url, 1);
    const add = (fundId: string, date: string): Call => ({
      method: "POST",
      path: "/api/trpc/transactions.add",
      headers: { ...headers, origin: product.url, "content-type": "application/json" },
      body: JSON.stringify(transactionInput({ fundId, date })),
    });
    /** On the days from a date on, one after the other. */
    const adds = (fundId: string, from: string) => {
      let day = Date.parse(from);
      return (): Call => {
        day += dayInMilliseconds;
        return add(fundId, new Date(day).toISOString().slice(0, 10));
      };
    };
    let emptied: string[] = [];
    const addEmptyFunds = async () => {
      emptied = Array.from({ length: addsInPair }, () => crypto.randomUUID());
      for (const fundId of emptied) {
        await insertLedger(database.url, owner.id, { fundId, count: 0 });
      }
    };
    const addToEmpty = () => add(emptied.pop() ?? "", "2010-01-01");
    const forgetAdded = () =>
      runSql(
        database.url,
        "delete from transactions where fund_id = 'middle' and id not like 'middle-%'",
      );
    const compareAdds = (
      name: string,
      atMost: number,
      prepare: { step?: () => Promise<unknown> },
      next: () => Call,
    ) =>
      inPairs(
        { name, atMost, pairs },
        {
          prepare: { baseline: addEmptyFunds, ...prepare },
          step: () => oneByOne.repeat(next, addsInPair),
          baseline: () => oneByOne.repeat(addToEmpty, addsInPair),
        },
      );
    const end = adds("long", "2010-01-01");
    const middle = adds("middle", "2007-09-01");
    await oneByOne.repeat(end, 100);
    return [
      await inPairs(
        { name: `transactions.list of ${size}, 20 times / its raw query`, atMost: 2, pairs },
        { step: () => full.repeat(list, 20), baseline: () => baseline.repeat(rawList, 20) },
      ),
      await compareAdds(`transactions.add after ${size} / adding to an empty fund`, 1.3, {}, end),
      await compareAdds(
        `transactions.add amid ${size} / adding to an empty fund`,
        3,
        { step: forgetAdded },
        middle,
      ),
    ];
  } finally {
    await servers.stop();
  }
}
