// @module-tag long
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUpIntoFile, backupInFile } from "../../../scripts/product/database/backup-file.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { checkBackup, restore } from "../../../scripts/product/database/restore.ts";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { newLogFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import {
  insertAccountAtLimit,
  insertAtLimits,
  insertListsAtLimit,
  insertSendersAtLimit,
} from "../../support/data/insert-at-limits.ts";
import { makeVersion09, releases } from "../../support/servers/last-release.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { createTestFolder } from "../../support/servers/test-product.ts";

const { path, atEnd, stop } = createTestFolder();
afterAll(stop);

async function start(name: string): Promise<string> {
  const server = databaseServer({
    folder: join(path, name),
    port: await freePort(),
    log: newLogFile(join(path, `${name}.log`)),
  });
  atEnd((await startServer(server)).stop);
  return server.url;
}
const at = (url: string) => ({ url, authToken: undefined });

type Columns = ReadonlyMap<string, readonly string[]>;

/** Of each table but the journal of migrations. */
async function columnsIn(url: string): Promise<Columns> {
  const columns = await runSql(
    url,
    `select tables.name as "table", columns.name from sqlite_master as tables,
       pragma_table_info(tables.name) as columns
     where tables.type = 'table' and tables.name not in ('__drizzle_migrations', 'sqlite_sequence')`,
  );
  const byTable = Map.groupBy(columns, ({ table }) => String(table));
  return new Map([...byTable].map(([table, its]) => [table, its.map(({ name }) => String(name))]));
}

const pageSize = 5_000;

/** How many rows each table has, and a hash of these columns of them, in any order. */
async function rowsIn(url: string, columns: Columns) {
  const tables: Record<string, { rows: number; sum: bigint }> = {};
  for (const [table, its] of columns) {
    const row = its.map((name) => `quote("${name}")`).join(" || ',' || ");
    const found = { rows: 0, sum: 0n };
    for (let page: object[] = [{}]; page.length > 0;) {
      page = await runSql(
        url,
        `select ${row} as text from "${table}" limit ${pageSize} offset ${found.rows}`,
      );
      for (const { text } of page as { text: string }[]) {
        found.sum += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
      }
      found.rows += page.length;
    }
    tables[table] = found;
  }
  return tables;
}

const long = { timeout: 120_000 };

describe.each(releases)("a database of $name, with data at every limit", ({ name, make }) => {
  const file = join(path, `${name}.sql.gz`);
  let released = "";
  let columns: Columns = new Map();
  let before: Awaited<ReturnType<typeof rowsIn>> = {};

  beforeAll(async () => {
    released = await start(`${name} released`);
    await make(released, path);
    const account =
      "insert into users (id, email, name, provider, created_at) values ('u', 'asha@example.in', 'Asha', 'google', 1)";
    await runSql(released, account);
    await insertListsAtLimit(released);
    await insertAtLimits(released, "u");
    await insertAccountAtLimit(released, "u");
    await insertSendersAtLimit(released, "u", 2);
    await backUpIntoFile(at(released), file);
    columns = await columnsIn(released);
    before = await rowsIn(released, columns);
  }, 120_000);

  it("has all its rows after the upgrade, once and when it is done again", long, async () => {
    await applyMigrations(at(released));
    await applyMigrations(at(released));
    expect(before).toMatchObject({ removed_rows: { rows: 98_170 }, sips: { rows: 990 } });
    expect(await rowsIn(released, columns)).toEqual(before);
  });

  it("has all its rows after its backup is restored", long, async () => {
    const restored = await start(`${name} restored`);
    const backup = backupInFile(file);
    await restore(at(restored), backup, await checkBackup(backup), { overwrite: false });
    expect(await rowsIn(restored, columns)).toEqual(before);
  });
});

describe("a database that is older than version 0.9.0", () => {
  it("is refused before the first write, and so is its backup", async () => {
    const [older, empty] = [await start("older"), await start("empty")];
    await makeVersion09(older);
    const last = "select max(created_at) from __drizzle_migrations";
    await runSql(older, `delete from __drizzle_migrations where created_at = (${last})`);
    const all = () => runSql(older, "select * from sqlite_master");
    const before = await all();
    const advice = "start version 0.9.0 with it once";
    await expect(applyMigrations(at(older))).rejects.toThrow(advice);
    expect(await all()).toEqual(before);
    const file = join(path, "older.sql.gz");
    await backUpIntoFile(at(older), file);
    await expect(checkBackup(backupInFile(file))).rejects.toThrow(advice);
    expect(await runSql(empty, "select * from sqlite_master")).toEqual([]);
  });
});
