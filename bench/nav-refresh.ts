import { createClient } from "@libsql/client/web";
import type { RefreshResult } from "../src/shared/funds/schema.ts";
import { investor } from "../tests/support/person.ts";
import { ownProduct } from "../tests/support/own-product.ts";
import { loadFeed } from "../tests/support/scheme-list.ts";
import { generatedFeed } from "./generated-feed.ts";
import { inPairs, type Figure } from "./pairs.ts";

const fundCount = 10_000;

/** The user's funds, each in one of the generated feed's schemes with a NAV of its newest day. */
const addFunds = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i < ${fundCount - 1})
  insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
    invested_amount, units, nav, nav_date, created_at, updated_at)
  select users.id, 'bench-' || i, i, 'Old name', 'old name', schemes.key, 'debt', '100', '10', '9', '2026-08-01', i, i
  from n join users on email = ? join schemes on schemes.key = cast(100000 + i % 8400 / 3 * 5 + i % 3 as text)`;

const makeOld = "update funds set nav = '9', nav_date = '2026-08-01', updated_at = 1";

const bareUpdate = `
  update funds set scheme_name = 'New name', name_key = 'new name', nav = '10', nav_date = '2026-08-19', updated_at = 2
  where user_id = (select id from users where email = ?)`;

/** What a refresh of 10,000 due funds costs the user who asks, over one UPDATE of the same rows in the same server. */
export async function navRefresh(): Promise<Figure[]> {
  const product = await ownProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
  const client = createClient({ url: product.databaseUrl });
  try {
    await loadFeed(product.databaseUrl, generatedFeed());
    const owner = await investor(product.url);
    await client.execute({ sql: addFunds, args: [owner.email] });
    const prepare = () => client.execute(makeOld);
    const step = async () => {
      const { data } = await owner.tell("funds.refreshNav");
      if ((data as RefreshResult).updated !== fundCount) throw new Error("not all were refreshed");
    };
    const floor = () => client.execute({ sql: bareUpdate, args: [owner.email] });
    return [
      await inPairs(
        { name: "The NAVs of 10,000 funds refreshed", atMost: 3, pairs: 15 },
        { prepare: { step: prepare, floor: prepare }, step, floor },
      ),
    ];
  } finally {
    client.close();
    await product.stop();
  }
}
