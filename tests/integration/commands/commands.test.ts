import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUpIntoFile } from "../../../scripts/product/database/backup-file.ts";
import { scriptWords } from "../../../scripts/product/script-words.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { noHistorySource } from "../../support/servers/test-product.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestServers,
} from "../../support/servers/test-servers.ts";
import { apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const feed = join(import.meta.dirname, "../../fixtures/nav/eight-columns.txt");
const olderFeed = join(import.meta.dirname, "../../fixtures/nav/six-columns.txt");

let servers: TestServers;
let database: TestDatabase;
beforeAll(async () => {
  servers = await startTestServers();
  database = await servers.database("commanded");
});
afterAll(() => servers?.stop());

/** Runs a command against the database alone. */
const run = (command: string, ...words: string[]): Promise<{ code: number; said: string }> =>
  runAgainst(database.url, command, ...words);

const runAgainst = (
  databaseUrl: string,
  command: string,
  ...words: string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ...noHistorySource,
      AMFI_NAV_URL: "http://127.0.0.1:9/",
      APP_URL: "http://localhost",
    };
    const child = execFile(
      process.execPath,
      scriptWords(`${command}.ts`, ...words),
      { env },
      (_, out, errors) => {
        resolve({ code: child.exitCode ?? 1, said: out + errors });
      },
    );
  });

describe("a refused restore", () => {
  const broken = () => {
    const file = join(servers.folder, "broken.sql.gz");
    writeFileSync(file, "no backup");
    return file;
  };
  /** A backup whose restore fails once the database is there: a row refers to a missing one. */
  const unsound = async () => {
    const file = join(servers.folder, "unsound.sql.gz");
    await run("migrate");
    await backUpIntoFile({ url: database.url, authToken: undefined }, file);
    const dump = gunzipSync(readFileSync(file)).toString();
    const orphan = "INSERT INTO sessions VALUES('id','nobody',1,1,NULL);\nCOMMIT;\n";
    writeFileSync(file, gzipSync(dump.replace(/COMMIT;\n$/, orphan)));
    return file;
  };

  it.each([
    ["of a broken file", broken, "cannot be restored (it is broken)"],
    ["of a backup with a row that refers to a missing one", unsound, "Nothing was restored"],
  ])("%s leaves nothing behind", async (_, file, reason) => {
    const place = join(servers.folder, "new");
    const restoring = await run("restore", "--from", await file(), "--data", join(place, "data"));
    expect(restoring).toEqual({ code: 1, said: expect.stringContaining(reason) });
    expect(existsSync(place)).toBe(false);
  });
});

describe("on an empty database", () => {
  it("migrate and nav:load prepare it for a worker and report what they did", async () => {
    expect(await run("migrate")).toMatchObject({ code: 0 });
    expect(await run("nav-load", feed)).toEqual({
      code: 0,
      said: expect.stringMatching(/^Loaded 6 schemes/),
    });
    expect(await runSql(database.url, "select count(*) as n from schemes")).toEqual([{ n: 6 }]);
    const { url } = await servers.worker({ DATABASE_URL: database.url });
    expect((await apiClient(url).query("nav.status")).data).toMatchObject({ schemes: 6 });
  });

  it(
    "nav:load refuses a list older than the one in the database, unless --allow-older is given",
    { tags: "long" },
    async () => {
      await run("migrate");
      await run("nav-load", feed);
      const asOf = () => runSql(database.url, "select as_of from scheme_list");
      const before = await asOf();
      expect(await run("nav-load", olderFeed)).toEqual({
        code: 1,
        said: expect.stringMatching(/older than those in the database.*--allow-older/),
      });
      expect(await asOf()).toEqual(before);
      expect(await run("nav-load", olderFeed, "--allow-older")).toMatchObject({ code: 0 });
      expect(await asOf()).not.toEqual(before);
    },
  );

  it("token:rotate adds a signing key, and with --at-once removes the others", async () => {
    const keys = () => runSql(database.url, "select id from token_sync_key");
    await run("token-rotate");
    expect(await run("token-rotate")).toEqual({
      code: 0,
      said: expect.stringMatching(/^Made a new key\. It is published now/),
    });
    expect(await keys()).toHaveLength(2);
    expect((await run("token-rotate", "--at-once")).said).toMatch(/deleted all others/);
    expect(await keys()).toHaveLength(1);
  });

  it.each([
    ["nav-load", [], "Name the file, or accept the source's list: --accept."],
    ["nav-load", ["no-such-file.txt"], "no-such-file.txt"],
    ["restore", [], "--from"],
  ])(
    "%s says what it lacks, and shows nothing of its inside",
    { tags: "long" },
    async (command, words, lack) => {
      const { code, said } = await run(command, ...words);
      expect(code).toBe(1);
      expect(said).toContain(lack);
      expect(said).not.toMatch(/\bat .+:\d+:\d+/);
    },
  );

  it.each(["invite", "token-rotate"])(
    "%s says that the database has no tables yet",
    async (command) => {
      const { url } = await servers.database(`without-tables-${command}`);
      const { code, said } = await runAgainst(url, command);
      expect(code).toBe(1);
      expect(said).toBe(
        "The database is not up to date. Start the product, or run its command migrate, first.\n",
      );
    },
  );

  it(
    "hourly fails where no list can be fetched and the newest is old",
    { tags: "long" },
    async () => {
      await run("migrate");
      await run("nav-load", feed);
      const { code, said } = await run("hourly");
      expect(code).toBe(1);
      expect(said).toContain("The newest scheme list is of 2026-08-19, more than 3 weekdays ago.");
    },
  );
});

describe("against a database that refuses the token", () => {
  it.each([
    ["migrate", []],
    ["hourly", []],
    ["token-rotate", []],
    ["invite", []],
    ["nav-load", [feed]],
    ["backup", ["--to", join(tmpdir(), "refused.sql.gz")]],
  ])("%s says so, and shows nothing of its inside", { tags: "long" }, async (command, words) => {
    const refusing = await startHttpServer();
    refusing.answer((_, response) => response.writeHead(401).end());
    const { code, said } = await runAgainst(refusing.url, command, ...words);
    await refusing.stop();
    expect(code).toBe(1);
    expect(said).toContain("the database refused DATABASE_AUTH_TOKEN: it is wrong or has expired");
    expect(said).not.toMatch(/^\s+at /m);
  });
});
