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
import { migrations, withMigration } from "../../support/servers/migrations.ts";
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
