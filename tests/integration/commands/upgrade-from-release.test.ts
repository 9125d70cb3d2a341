// @module-tag long
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUpIntoFile, backupInFile } from "../../../scripts/product/database/backup-file.ts";
import { dumpReader } from "../../../scripts/product/database/dump.ts";
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

/** How many rows each table of a backup has, and a hash of them in any order; the journal is left out. */
async function rowsIn(file: string) {
  const tables = new Map<string, { rows: number; sum: bigint }>();
  const content = createReadStream(file).pipe(createGunzip());
  for await (const statement of dumpReader().statements(content)) {
    const table = /^INSERT INTO "?(\w+)"? VALUES/.exec(statement)?.[1];
    if (table === undefined || table === "__drizzle_migrations") continue;
    const { rows, sum } = tables.get(table) ?? { rows: 0, sum: 0n };
    const hash = createHash("sha256").update(statement.slice(statement.indexOf("VALUES")));
    const value = BigInt(`0x${hash.digest("hex")}`);
    tables.set(table, { rows: rows + 1, sum: sum + value });
  }
  return Object.fromEntries([...tables].toSorted());
}

const long = { timeout: 120_000 };

describe.each(releases)("a database of $name, with data at every limit", ({ name, make }) => {
  const file = join(path, `${name}.sql.gz`);
  let [released, before] = ["", {} as Awaited<ReturnType<typeof rowsIn>>];

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
    before = await rowsIn(file);
  }, 120_000);

  it("has all its rows after the upgrade, once and when it is done again", long, async () => {
    await applyMigrations(at(released));
    await applyMigrations(at(released));
    const after = join(path, "after.sql.gz");
    await backUpIntoFile(at(released), after);
    expect(before).toMatchObject({ removed_rows: { rows: 98_170 }, sips: { rows: 990 } });
    expect(await rowsIn(after)).toEqual(before);
  });

  it("has all its rows after its backup is restored", long, async () => {
    const restored = await start(`${name} restored`);
    const backup = backupInFile(file);
    await restore(at(restored), backup, await checkBackup(backup), { overwrite: false });
    const after = join(path, "restored.sql.gz");
    await backUpIntoFile(at(restored), after);
    expect(await rowsIn(after)).toEqual(before);
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
