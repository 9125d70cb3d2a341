import { readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import { reportAddresses } from "../../../scripts/product/database/address-report.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { upgrade } from "../../../scripts/product/database/upgrade.ts";
import { newLogFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import { migrations, migrationsBefore, withMigration } from "../../support/servers/migrations.ts";
import { createTestFolder } from "../../support/servers/test-product.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const { path, atEnd, stop } = createTestFolder();
afterAll(stop);

let database: { url: string };
let servers = 0;
beforeEach(async () => {
  servers += 1;
  const options = databaseServer({
    folder: join(path, `${servers}`),
    port: await freePort(),
    log: newLogFile(join(path, `${servers}.log`)),
  });
  atEnd((await startServer(options)).stop);
  database = options;
});

const address = () => ({ url: database.url, authToken: undefined });
const migrate = (folder = migrations) => applyMigrations(address(), folder);
const schema = () => runSql(database.url, "select name, sql from sqlite_master order by name");
const applied = () => runSql(database.url, "select hash from __drizzle_migrations");

describe("a migration", () => {
  it("is applied once when several processes start it concurrently", async () => {
    const folder = withMigration(join(path, "counted"), [
      "create table runs (count integer)",
      "insert into runs values (0)",
      "update runs set count = count + 1",
    ]);
    await Promise.all(Array.from({ length: 4 }, () => migrate(folder)));
    expect(await runSql(database.url, "select count from runs")).toMatchObject([{ count: 1 }]);
    const hashes = (await applied()).map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("continues a concurrent run that had fewer migrations", async () => {
    const folder = withMigration(join(path, "more"), ["create table more (id integer)"]);
    await Promise.all([migrate(), migrate(folder), migrate(), migrate(folder)]);
    expect(await runSql(database.url, "select * from more")).toEqual([]);
  });

  it("that fails part way is rolled back and reported in one sentence", async () => {
    await migrate();
    const before = [await schema(), await applied()];
    const folder = withMigration(join(path, "failing"), [
      "alter table users add nickname text",
      "insert into nowhere values (1)",
    ]);
    await expect(migrate(folder)).rejects.toThrow(
      "The database could not be brought up to date (SQLite error: no such table: nowhere).",
    );
    expect([await schema(), await applied()]).toEqual(before);
  });

  it("that fails leaves no backup, which each further start would add to", async () => {
    const [backups, said] = [join(path, "backups"), [] as string[]];
    const change = (folder: string) =>
      upgrade(address(), backups, (line) => said.push(line), folder);
    await migrate();
    const failing = withMigration(join(path, "broken"), ["insert into nowhere values (1)"]);
    await expect(change(failing)).rejects.toThrow("no such table: nowhere");
    expect(readdirSync(backups)).toEqual([]);
    await change(withMigration(join(path, "sound"), ["alter table users add nickname text"]));
    expect([readdirSync(backups).length, said.length]).toEqual([1, 2]);
  });

  it("does not change a database of a later version", async () => {
    await migrate(withMigration(join(path, "later"), ["alter table users add nickname text"]));
    const before = [await schema(), await applied()];
    await migrate();
    expect([await schema(), await applied()]).toEqual(before);
  });
});

it("marks only addresses that Google had vouched for as proven", async () => {
  await migrate(migrationsBefore(join(path, "unproven"), "_proven_addresses"));
  const google = "https://accounts.google.com";
  const accounts = [
    ["asha@gmail.com", google],
    ["ravi@googlemail.com", google],
    ["corp@example.in", google],
    ["other@gmail.com", "https://login.example"],
    ["password@gmail.com", null],
  ] as const;
  for (const [email, issuer] of accounts) {
    await runSql(
      database.url,
      "insert into users (id, email, name, provider, created_at) values (?1, ?1, 'A', 'google', 1)",
      [email],
    );
    if (issuer === null) continue;
    await runSql(
      database.url,
      "insert into oauth_accounts (issuer, subject, user_id, created_at) values (?1, ?2, ?2, 7)",
      [issuer, email],
    );
  }
  await migrate();
  expect(
    await runSql(
      database.url,
      "select email, email_proven_at at from users where email_proven_at is not null order by email",
    ),
  ).toMatchObject([
    { email: "asha@gmail.com", at: 7 },
    { email: "ravi@googlemail.com", at: 7 },
  ]);
});

it("counts a sale before STT and TDS in the realised gain, unless it was taken back", async () => {
  await migrate(migrationsBefore(join(path, "net"), "_sale_values"));
  await runSql(
    database.url,
    "insert into users (id, email, name, provider, created_at) values ('u', 'u', 'A', 'google', 1)",
  );
  const realised = { sold: "48577.84", back: "100", kept: "-3.5" };
  for (const [id, gain] of Object.entries(realised)) {
    await runSql(
      database.url,
      `insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units, created_at, realised)
       values ('u', ?1, '1', 'A', 'a', 'equity', '1', '1', 1, ?2)`,
      [id, gain],
    );
  }
  const rows = [
    ["sold", "redemption", "10", "3.1", "1254.34"],
    ["back", "redemption", "10", "1", "0"],
    ["back", "redemption", "20", "2.25", "0"],
    ["back", "redemption-reversal", "20", "0", "0"],
    ["kept", "redemption", "10", "0", "0"],
  ] as const;
  for (const [index, [fund, type, units, stt, tds]] of rows.entries()) {
    await runSql(
      database.url,
      `insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, stamp_duty, exit_load, stt, tds, source, confirmed, created_at)
       values ('u', ?1, ?2, '2024-01-05', ?1, ?3, ?4, '100', '0', '0', ?5, ?6, 'manual', 1, 1)`,
      [index, fund, type, units, stt, tds],
    );
  }
  await migrate();
  // By hand: 48,577.84 + 3.10 + 1,254.34; 100 + 1.
  expect(await runSql(database.url, "select id, realised from funds order by id")).toMatchObject([
    { id: "back", realised: "101" },
    { id: "kept", realised: "-3.5" },
    { id: "sold", realised: "49835.28" },
  ]);
});

it("writes addresses in ASCII, leaves one whose form another account has, and says how many are left", async () => {
  await migrate();
  const addresses = [
    "asha@stra\u00dfe.example",
    "ravi@gm\u0430il.example",
    "ravi@xn--gmil-63d.example",
    "\u0905\u0936\u093e@mail.example",
  ];
  for (const [index, email] of addresses.entries()) {
    await runSql(
      database.url,
      "insert into users (id, email, name, provider, created_at) values (?1, ?2, 'A', 'google', 1)",
      [String(index), email],
    );
  }
  const oneLeft = [expect.stringMatching(/^1 account has an address in letters beyond ASCII/)];
  // Before the addresses are written in ASCII too: those that wait for that are nobody else's.
  expect(await reportAddresses(address())).toEqual(oneLeft);
  await migrate();
  const stored = await runSql(database.url, "select email from users order by id");
  expect(stored.map(({ email }) => email)).toEqual([
    "asha@xn--strae-oqa.example",
    ...addresses.slice(1),
  ]);
  const said = await reportAddresses(address());
  expect(said).toEqual(oneLeft);
  expect(said.join()).not.toContain("@");
});
