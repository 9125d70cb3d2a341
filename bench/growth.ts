import { insertFunds } from "../tests/support/insert-funds.ts";
import { fundInput } from "../tests/support/api-client.ts";
import { runSql } from "../tests/support/run-sql.ts";
import { registerUser, type RegisteredUser } from "../tests/support/sharing.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { servers, type Servers } from "./servers.ts";

const fundsEach = 15;
const sizes = [1_000, 10_000, 100_000] as const;
const calls = 20;

type Town = {
  users: number;
  somebody: RegisteredUser;
  bytes: number;
  forgetAdded: () => Promise<unknown>;
};
export type Growth = { figures: Figure[]; bytesPerUser: number };

/** What a user's calls cost among many others, over the same calls among a thousand; and what a user takes up. */
export async function growth(): Promise<Growth> {
  const its = await servers();
  try {
    const [small, ...larger] = await Promise.all(sizes.map((users) => town(its, users)));
    if (small === undefined) throw new Error("there is no smallest size");
    const figures: Figure[] = [];
    for (const large of larger) figures.push(await compare("funds.list", large, small, list));
    for (const large of larger) figures.push(await compare("funds.add", large, small, add));
    const largest = larger.at(-1) ?? small;
    return { figures, bytesPerUser: (largest.bytes - small.bytes) / (largest.users - small.users) };
  } finally {
    await its.stop();
  }
}

/** An installation with so many users, each with as many funds, and one of them to be measured. */
async function town(its: Servers, users: number): Promise<Town> {
  const database = await its.database();
  const worker = await its.worker(database.url);
  // The newcomer's rows lie among the others', not behind them.
  await fill(database.url, 0, users / 2);
  const somebody = await registerUser(worker.url);
  await insertFunds(database.url, somebody.id, fundsEach);
  await fill(database.url, users / 2, users);
  const [size] = await runSql(
    database.url,
    "select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()",
  );
  const forgetAdded = () =>
    runSql(database.url, "delete from funds where user_id = ? and id not like 'fund-%'", [
      somebody.id,
    ]);
  return { users, somebody, bytes: Number(size?.["bytes"]), forgetAdded };
}

async function fill(url: string, from: number, until: number): Promise<void> {
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
       'example sector ' || j || ' opportunities fund - direct plan - growth', cast(800000 + j as text),
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

const compare = (name: string, large: Town, small: Town, call: (town: Town) => Promise<void>) =>
  inPairs(
    {
      name: `${name} among ${large.users.toLocaleString("en")} users, over ${small.users.toLocaleString("en")}`,
      atMost: 1.2,
      pairs: 11,
    },
    {
      // Or lists and adds would come to be those of a user with more and more funds.
      prepare: { step: large.forgetAdded, floor: small.forgetAdded },
      step: () => call(large),
      floor: () => call(small),
    },
  );

async function list({ somebody }: Town): Promise<void> {
  for (let call = 0; call < calls; call += 1) await somebody.query("funds.list");
}

async function add({ somebody }: Town): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    const { status } = await somebody.mutate("funds.add", fundInput());
    if (status !== 200) throw new Error(`funds.add was answered ${status}`);
  }
}
