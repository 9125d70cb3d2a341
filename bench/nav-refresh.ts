import { createClient } from "@libsql/client/web";
import type { RefreshResult } from "../src/shared/funds/schema.ts";
import { registerByRequest, type ApiClient } from "../tests/support/api/api-client.ts";
import { loadFeed } from "../tests/support/servers/load-feed.ts";
import { generatedFeed } from "./support/generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { startServers } from "./support/servers.ts";

/** 10,000 funds of one user, and 100,000 of a hundred users. */
const [one, many] = [
  { users: 1, fundsEach: 10_000, pairs: 15 },
  { users: 100, fundsEach: 1_000, pairs: 3 },
];

/** Adds funds in schemes of the generated feed that have a NAV of the newest day. */
const addFunds = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i < ?2 - 1)
  insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
    invested_amount, units, nav, nav_date, created_at, updated_at)
  select users.id, 'bench-' || i, i, 'Old name', 'old name', schemes.key, 'debt', '100', '10', '9', '2026-08-01', i, i
  from n join users on email = ?1 join schemes on schemes.key = cast(100000 + i % 8400 / 3 * 5 + i % 3 as text)`;

const makeStale = "update funds set nav = '9', nav_date = '2026-08-01', updated_at = 1";

const bareUpdate = `
  update funds set scheme_name = 'New name', name_key = 'new name', nav = '10', nav_date = '2026-08-19', updated_at = 2
  where user_id = (select id from users where email = ?)`;

/** Compares refreshing stale NAVs with one UPDATE per user of the same rows on the same server. */
export async function navRefresh(): Promise<Figure[]> {
  return [await refreshOf(one), await refreshOf(many)];
}

async function refreshOf({ users, fundsEach, pairs }: typeof one): Promise<Figure> {
  const servers = await startServers();
  const { url } = await servers.database();
  const client = createClient({ url });
  try {
    const product = await servers.worker(url);
    await loadFeed(url, generatedFeed());
    const owners: ApiClient[] = [];
    for (let user = 0; user < users; user += 1) {
      const owner = await registerByRequest(product.url);
      await client.execute({ sql: addFunds, args: [owner.email, fundsEach] });
      owners.push(owner);
    }
    const prepare = () => client.execute(makeStale);
    const step = async () => {
      for (const owner of owners) {
        const { data } = await owner.mutate("funds.refreshNav");
        if ((data as RefreshResult).updated !== fundsEach)
          throw new Error("not all were refreshed");
      }
    };
    const baseline = async () => {
      for (const { email } of owners) await client.execute({ sql: bareUpdate, args: [email] });
    };
    const total = (users * fundsEach).toLocaleString("en");
    const whose = users === 1 ? "one user" : `${users} users`;
    return await inPairs(
      { name: `The NAVs of ${total} funds of ${whose} refreshed`, atMost: 3, pairs },
      { prepare: { step: prepare, baseline: prepare }, step, baseline },
    );
  } finally {
    client.close();
    await servers.stop();
  }
}
