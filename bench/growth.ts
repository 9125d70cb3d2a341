import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { fundInput } from "../tests/support/api/api-client.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import { registerUser, type RegisteredUser } from "../tests/support/api/sharing.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { startServers, type Servers } from "./support/servers.ts";

const fundsEach = 15;
const sizes = [1_000, 10_000, 100_000] as const;
const calls = 20;

/** How many users a statement inserts. */
const portion = 5_000;

export type Installation = {
  url: string;
  users: number;
  user: RegisteredUser;
  bytes: number;
  deleteAdded: () => Promise<unknown>;
};
export type Growth = { figures: Figure[]; bytesPerUser: number };

/** Compares a user's calls in a large installation with the same calls among 1,000 users, and measures bytes per user. */
export async function growth(): Promise<Growth> {
  const servers = await startServers();
  try {
    const [small, ...larger] = await Promise.all(
      sizes.map((users) => installation(servers, users)),
    );
    if (small === undefined) throw new Error("there is no smallest size");
    const figures: Figure[] = [];
    for (const large of larger) figures.push(await compare("funds.list", large, small, list));
    for (const large of larger) figures.push(await compare("funds.add", large, small, add));
    const largest = larger.at(-1) ?? small;
    return { figures, bytesPerUser: (largest.bytes - small.bytes) / (largest.users - small.users) };
  } finally {
    await servers.stop();
  }
}

export async function installation(servers: Servers, users: number): Promise<Installation> {
  const database = await servers.database();
  const worker = await servers.worker(database.url);
  // The measured user's rows are in the middle of the tables, not at the end.
  await fill(database.url, 0, users / 2);
  const user = await registerUser(worker.url);
  await insertFunds(database.url, user.id, fundsEach);
  await fill(database.url, users / 2, users);
  const [size] = await runSql(
    database.url,
    "select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()",
  );
  const deleteAdded = () =>
    runSql(database.url, "delete from funds where user_id = ? and id not like 'fund-%'", [user.id]);
  return { url: database.url, users, user, bytes: Number(size?.["bytes"]), deleteAdded };
}

async function fill(url: string, from: number, until: number): Promise<void> {
  for (let start = from; start < until; start += portion) {
    await insertUsers(url, start, Math.min(start + portion, until));
  }
}

async function insertUsers(url: string, from: number, until: number): Promise<void> {
  await runSql(
    url,
    `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2 - 1)
     insert into users (id, email, name, password_hash, provider, created_at)
     select printf('%032x', i), 'user-' || i || '@example.in', 'User ' || i, printf('%0100d', i), 'emailAndPassword', i from n`,
    [from, until],
  );
  await runSql(
    url,
    `with recursive k(j) as (select 1 union all select j + 1 from k where j < ${fundsEach})
     insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
       invested_amount, units, nav, nav_date, created_at, updated_at)
     select users.id, printf('%08x-0000-4000-8000-%012x', j, users.created_at), '1234567/' || j,
       'Example Sector ' || j || ' Opportunities Fund - Direct Plan - Growth',
       'example sector ' || j || ' opportunities fund - direct plan - growth', cast(100000 + (users.created_at * 15 + j) % 14000 as text),
       'category ' || (j % 5), '100000', '1234.5678', '45.6789', '2026-08-18', j, j
     from users cross join k where users.created_at >= ?1 and users.created_at < ?2`,
    [from, until],
  );
  await runSql(
    url,
    `insert into categories (user_id, name, count, created_at)
     select user_id, category, count(*), 0 from funds join users on users.id = user_id
     where users.created_at >= ?1 and users.created_at < ?2 group by user_id, category`,
    [from, until],
  );
}

export const compare = (
  name: string,
  large: Installation,
  small: Installation,
  call: (on: Installation) => Promise<unknown>,
  { atMost, pairs } = { atMost: 1.2, pairs: 11 },
) =>
  inPairs(
    {
      name: `${name} among ${large.users.toLocaleString("en")} users / among ${small.users.toLocaleString("en")}`,
      atMost,
      pairs,
    },
    {
      // Otherwise the user would have more and more funds.
      prepare: { step: large.deleteAdded, baseline: small.deleteAdded },
      step: () => call(large),
      baseline: () => call(small),
    },
  );

export async function list({ user }: Installation): Promise<void> {
  for (let call = 0; call < calls; call += 1) await user.query("funds.list");
}

export async function add({ user }: Installation): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    const { status } = await user.mutate("funds.add", fundInput());
    if (status !== 200) throw new Error(`funds.add returned ${status}`);
  }
}
