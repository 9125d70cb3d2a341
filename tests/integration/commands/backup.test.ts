import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { backUpIntoFile, backupInFile } from "../../../scripts/product/database/backup-file.ts";
import type { DatabaseAddress } from "../../../scripts/product/database/database-client.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { checkBackup, restore } from "../../../scripts/product/database/restore.ts";
import { startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { startFaultProxy } from "../../support/servers/fault-proxy.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestServers,
} from "../../support/servers/test-servers.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register, password, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { makeVersion09 } from "../../support/servers/last-release.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund, registerRecipient, share } from "../../support/api/sharing.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";

const [baseUrl, databaseUrl] = [inject("baseUrl"), inject("databaseUrl")];
const folder = mkdtempSync(join(tmpdir(), "backup-"));
const file = join(folder, "fundbook.sql.gz");

const at = (url: string): DatabaseAddress => {
  const { origin, searchParams } = new URL(url);
  return { url: origin, authToken: searchParams.get("authToken") ?? undefined };
};
const restoreInto = async (database: DatabaseAddress, from = file, overwrite = false) => {
  const backup = backupInFile(from);
  const facts = await checkBackup(backup);
  await restore(database, backup, facts, { overwrite });
  return facts;
};
const into = (url: string, from?: string, overwrite?: boolean) =>
  restoreInto(at(url), from, overwrite);

let servers: TestServers;
let empty: TestDatabase;
let asha: ApiClient;
beforeAll(async () => {
  servers = await startTestServers();
  empty = await servers.database("restored");
});
afterAll(async () => {
  await servers?.stop();
  rmSync(folder, { recursive: true });
});

const fundsOf = async (owner: ApiClient) =>
  (await owner.query("funds.list")).data as { funds: object[] };

const tables = (url: string) => runSql(url, "select name, sql from sqlite_master order by name");

/** A value that breaks SQL when it is not escaped. */
const awkward = "O'Brien's;\n-- \u0000 ₹ 😀\r\n');\nCOMMIT;\n";

describe("a backup made during writes", () => {
  it("restores every account and fund in an empty database, as one consistent state", async () => {
    asha = await register(baseUrl);
    const ravi = await registerRecipient(baseUrl);
    for (const category of ["Debt", "Gold"]) await addFund(asha, { category });
    await share(asha, ravi);
    await addToken(asha);
    await runSql(
      databaseUrl,
      `insert into calendars (user_id, holder_id, hash, with_amounts, epoch, created_at)
       select id, 'everyone', 'hash of ' || id, 1, access_epoch, 1 from users where email = ?`,
      [asha.email],
    );
    const rename = (name: string) =>
      runSql(databaseUrl, "update users set name = ? where id = ?", [name, ravi.id]);
    await rename(awkward);
    const before = await fundsOf(asha);
    const year = "insert or ignore into nav_years values ('900001', 2025, x'00ff275c2727')";
    await runSql(databaseUrl, year);
    await runSql(databaseUrl, "insert or ignore into nav_points values ('900001', 20500, '10.5')");

    const busy = await register(baseUrl);
    const done = new AbortController();
    const adding = (async () => {
      for (; !done.signal.aborted;) await addFund(busy);
    })();
    await backUpIntoFile(at(databaseUrl), file);
    done.abort();
    await adding;
    await rename(ravi.name);

    await into(empty.url);
    const worker = await servers.worker({ DATABASE_URL: empty.url, RATE_LIMITS: "off" });
    const ashaAgain = apiClient(worker.url);
    await ashaAgain.mutate("auth.login", { email: asha.email, password });
    expect(await fundsOf(ashaAgain)).toEqual(before);
    const nameOf = (url: string) => runSql(url, "select name from users where id = ?", [ravi.id]);
    expect(await nameOf(empty.url)).toMatchObject([{ name: awkward }]);
    const shared = "select * from shared_funds where recipient_id = ?";
    expect(await runSql(empty.url, shared, [ravi.id])).toHaveLength(2);
    const miscounted = `select * from categories where count <>
      (select count(*) from funds where user_id = categories.user_id and category = name)
      and user_id in (select id from users where email in (?, ?))`;
    expect(await runSql(empty.url, miscounted, [asha.email, busy.email])).toEqual([]);
    const bytes = await runSql(empty.url, "select hex(points) as bytes from nav_years");
    expect(bytes).toContainEqual(expect.objectContaining({ bytes: "00FF275C2727" }));
    const points = await runSql(empty.url, "select nav from nav_points where day = 20500");
    expect(points).toMatchObject([{ nav: "10.5" }]);
    expect(await tables(empty.url)).toEqual(await tables(databaseUrl));
  });

  it("does not restore sessions, trusted devices, access tokens or calendars", async () => {
    for (const table of ["sessions", "trusted_devices"]) {
      const emails = `select email from ${table} join users on users.id = user_id`;
      expect((await runSql(databaseUrl, emails)).length).toBeGreaterThan(1);
      expect(await runSql(empty.url, emails)).toMatchObject([{ email: asha.email }]);
    }
    for (const table of ["password_reset_codes", "access_tokens", "oauth_grants", "calendars"])
      expect(await runSql(empty.url, `select * from ${table}`), table).toEqual([]);
  });

  it("is readable by its owner only and leaves no other file", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["fundbook.sql.gz"]);
  });
});

describe("a restore into a non-empty database", () => {
  it("is refused without --overwrite", async () => {
    await runSql(empty.url, "update users set name = 'changed since'");
    await expect(into(empty.url)).rejects.toThrow(
      "Nothing was restored, nothing was changed (the database is not empty; --overwrite deletes everything in it).",
    );
    const changed = "select count(*) as many from users where name = 'changed since'";
    expect(await runSql(empty.url, changed)).not.toMatchObject([{ many: 0 }]);
    await into(empty.url, file, true);
    expect(await runSql(empty.url, changed)).toMatchObject([{ many: 0 }]);
    expect(await tables(empty.url)).toEqual(await tables(databaseUrl));
  });
});

describe("a restore of an older version's backup over a running product", () => {
  it("brings it up to date, so that the product goes on", async () => {
    const [old, running] = await Promise.all([
      servers.database("old"),
      servers.database("running"),
    ]);
    await makeVersion09(old.url);
    await applyMigrations(at(running.url));
    const { url } = await servers.worker({ DATABASE_URL: running.url });
    await register(url);
    const older = join(folder, "older.sql.gz");
    await backUpIntoFile(at(old.url), older);
    await into(running.url, older, true);
    expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ database: "ok" });
    const { status } = await (await register(url)).query("funds.list");
    expect(status).toBe(200);
  });
});

describe("a database that lacks a migration", () => {
  it("is named by the health check", async () => {
    const old = await servers.database("lacking");
    await applyMigrations(at(old.url));
    const { url } = await servers.worker({ DATABASE_URL: old.url });
    await runSql(
      old.url,
      "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
    );
    const response = await fetch(`${url}/api/health`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ok: false, database: "not-migrated" });
  });
});

describe("a restore whose last response is lost", () => {
  it("says that it may have succeeded, and what to do", { tags: "long" }, async () => {
    const counting = await startCountingProxy(empty.url);
    await into(counting.url, file, true);
    await counting.stop();
    await runSql(empty.url, "update users set name = 'changed since'");
    const faulty = await startFaultProxy(empty.url);
    faulty.drop("answer", counting.requests());
    const outcome = into(faulty.url, file, true);
    await expect(outcome).rejects.toThrow("It is not known whether the backup was restored (");
    await expect(outcome).rejects.toThrow("Run the same command again");
    await faulty.stop();
    const changed = "select count(*) as many from users where name = 'changed since'";
    expect(await runSql(empty.url, changed)).toMatchObject([{ many: 0 }]);
  });
});

describe("an invalid backup", () => {
  const whole = () => gunzipSync(readFileSync(file)).toString();
  const written = (sql: string) => gzipSync(sql);

  it.each([
    ["cut short", () => readFileSync(file).subarray(0, -100), "it is broken"],
    ["changed in one place", () => withOtherByte(readFileSync(file)), "it is broken"],
    ["no backup", () => Buffer.from("hello"), "it is broken"],
    ["without its end", () => written(whole().slice(0, -8)), "it is incomplete"],
    ["too large when unpacked", () => written("x".repeat(20_000_000)), "it is broken"],
    ["full of other statements", () => written("ATTACH 'x' AS y;\n"), "it is broken"],
    ["another program's", () => written("BEGIN;\nCOMMIT;\n"), "it has no data of Fundbook"],
    [
      "of a later version",
      () => written(whole().replace(/'[0-9a-f]{64}'/, `'${"0".repeat(64)}'`)),
      "it is from another version, whose migrations are unknown here",
    ],
  ])("is refused where it is %s, before the database is asked", async (_, content, reason) => {
    const other = join(folder, "other.gz");
    writeFileSync(other, content());
    await expect(into("http://127.0.0.1:9", other, true)).rejects.toThrow(
      `${other} cannot be restored (${reason}).`,
    );
  });

  it("changes nothing when a row violates a foreign key", async () => {
    const other = join(folder, "other.gz");
    const before = await runSql(empty.url, "select * from users order by id");
    writeFileSync(other, written(whole().replace(/^INSERT INTO users VALUES\('.{8}/m, "$&x")));
    await expect(into(empty.url, other, true)).rejects.toThrow("Nothing was restored");
    expect(await runSql(empty.url, "select * from users order by id")).toEqual(before);
  });
});

describe("a database with a token", () => {
  it(
    "is restored with the product's token and backed up with a read-only one",
    { tags: "long" },
    async () => {
      const script = join(import.meta.dirname, "../../../scripts/database-key.ts");
      execFileSync(process.execPath, [script, "--to", folder]);
      const token = (name: string) => {
        expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
        return parseEnv(readFileSync(join(folder, name), "utf8"))["DATABASE_AUTH_TOKEN"];
      };
      const key = join(folder, "database-key.pem");
      const { url } = await servers.database("guarded", ["--auth-jwt-key-file", key]);
      const [forAll, forBackups] = [token("database.env"), token("backup.env")];
      const copy = join(folder, "copy.gz");
      const restoreBy = (authToken: string | undefined) => restoreInto({ url, authToken });
      for (const wrong of [undefined, forBackups]) {
        await expect(restoreBy(wrong)).rejects.toThrow("Nothing was restored");
      }
      const restored = await restoreBy(forAll);
      await expect(backUpIntoFile({ url, authToken: undefined }, copy)).rejects.toThrow(
        "No backup was made (the database refused DATABASE_AUTH_TOKEN",
      );
      expect(
        (await backUpIntoFile({ url, authToken: forBackups }, copy)).rowCounts.get("users"),
      ).toBe(restored.rowCounts.get("users"));
    },
  );
});

describe("a failed backup", () => {
  it("leaves the previous backup unchanged", async () => {
    const before = readFileSync(file);
    await expect(backUpIntoFile(at("http://127.0.0.1:9"), file)).rejects.toThrow(
      "No backup was made (there is no answer from 127.0.0.1:9).",
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe("an interrupted backup", () => {
  it("fails and leaves no file", async () => {
    const place = join(folder, "stopped");
    mkdirSync(place);
    const database = await startHttpServer();
    database.answer((_, response) => response.writeHead(200).write("BEGIN TRANSACTION;\n"));
    const script = join(import.meta.dirname, "../../../scripts/backup.ts");
    const command = spawn(process.execPath, [script, "--to", join(place, "fundbook.sql.gz")], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: "ignore",
    });
    const ended = once(command, "exit");
    await expect.poll(() => readdirSync(place)).toHaveLength(1);
    command.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(place)).toEqual([]);
    await database.stop();
  });
});

function withOtherByte(content: Buffer): Buffer {
  const middle = content.length >> 1;
  content[middle] = (content[middle] ?? 0) ^ 1;
  return content;
}
