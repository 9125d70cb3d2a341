import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { writeImageFiles } from "../../../scripts/product/build/image-files.ts";
import { apiClient, password, register } from "../../support/api/api-client.ts";
import { commit, commitInput } from "../../support/api/imports.ts";
import { addFund } from "../../support/api/sharing.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { migrations, migrationsBefore, withMigration } from "../../support/servers/migrations.ts";
import {
  runImageCommand,
  serveImageFiles,
  type ServedProduct,
} from "../../support/servers/served-product.ts";

const folder = mkdtempSync(join(tmpdir(), "fundbook-image-"));
const [files, data] = [join(folder, "files"), join(folder, "data")];
const run = (...words: string[]) => runImageCommand(files, data, words);
const serve = () => serveImageFiles(files, data);
const backups = (kind: string) => globSync(`${data}/backups/${kind}-*.sql.gz`);
const left = () => listProcesses().filter(({ command }) => command.includes(data));

/** Puts other migrations in place of the files' own. */
function migrateWith(make: (folder: string) => string): void {
  rmSync(join(files, "migrations"), { recursive: true });
  make(join(files, "migrations"));
}

let email: string;
const fundsOf = async ({ url }: ServedProduct): Promise<number> => {
  const owner = apiClient(url);
  await owner.mutate("auth.login", { email, password });
  return ((await owner.query("funds.list")).data as { funds: object[] }).funds.length;
};

beforeAll(() => writeImageFiles(files));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the files of an image", () => {
  it("have no packages, no sources and no settings", () => {
    const names = globSync("**/*", { cwd: files });
    expect(names).toContain("dist/commands/serve.mjs");
    expect(names.filter((name) => /package\.json$|\.tsx?$|\.map$|\.vars|\.env/.test(name))).toEqual(
      [],
    );
  });

  it("name no folder of the machine that they were built on", () => {
    const texts = globSync("{bin/*,dist/**/*.{js,mjs}}", { cwd: files });
    const root = join(import.meta.dirname, "../../..");
    const naming = texts.filter((name) => readFileSync(join(files, name), "utf8").includes(root));
    expect(naming).toEqual([]);
  });
});

describe("serve", () => {
  it("refuses a misspelt setting before it starts anything", async () => {
    const { code, said } = await runImageCommand(files, data, ["serve"], { APP_ULR: "a" });
    expect(code).toBe(1);
    expect(said).toBe("Wrong setting: APP_ULR (environment) is not a setting; APP_URL is.\n");
  });

  it("migrates an older version's database, which it backs up first", async () => {
    migrateWith((place) => migrationsBefore(place, "transactions_by_acquisition"));
    const older = await serve();
    const owner = await register(older.url);
    email = owner.email;
    await addFund(owner);
    await commit(owner, commitInput());
    expect((await older.end("SIGTERM")).code).toBe(0);
    expect(backups("before-upgrade")).toEqual([]);

    migrateWith((place) => {
      cpSync(migrations, place, { recursive: true });
      return place;
    });
    const newer = await serve();
    expect(newer.said()).toContain("Backed up 1 account with 2 funds into ");
    expect(backups("before-upgrade")).toHaveLength(1);
    expect(await fundsOf(newer)).toBe(2);
    await newer.end("SIGTERM");
  });

  it("refuses a newer version's database, and changes nothing", async () => {
    migrateWith((place) => withMigration(place, ["create table more (id integer primary key)"]));
    await (await serve()).end("SIGTERM");
    migrateWith((place) => {
      cpSync(migrations, place, { recursive: true });
      return place;
    });
    const { code, said } = await run("serve", "--port", "1");
    expect(code).toBe(1);
    expect(said).toContain(
      "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.",
    );
    expect(left()).toEqual([]);
    const from = backups("before-upgrade").at(-1)!;
    const restoring = await run("restore", "--from", from, "--overwrite");
    expect(restoring).toEqual({
      code: 0,
      said: expect.stringContaining("Restored 1 account with 2 funds."),
    });
  });

  it("loses nothing when it is killed", async () => {
    const killed = await serve();
    const owner = apiClient(killed.url);
    await owner.mutate("auth.login", { email, password });
    await addFund(owner, { category: "Gold" });
    await killed.end("SIGKILL");
    await expect.poll(left).toEqual([]);
    const next = await serve();
    expect(await fundsOf(next)).toBe(3);
    await next.end("SIGTERM");
  });

  it("backs up each night's state once, and by the commands of a running copy", async () => {
    const product = await serve();
    await expect.poll(() => backups("nightly")).toHaveLength(1);
    expect(await run("health")).toEqual({ code: 0, said: expect.stringContaining('"ok":true') });
    expect(await run("backup")).toMatchObject({ code: 0 });
    const [from = ""] = backups("manual");
    await apiClient(product.url).mutate("auth.login", { email, password });
    expect(await run("restore", "--from", from, "--overwrite")).toMatchObject({ code: 0 });
    expect(await run("migrate")).toEqual({ code: 0, said: "The database is up to date.\n" });
    expect(await fundsOf(product)).toBe(3);
    await product.end("SIGTERM");
    expect(await run("health")).toMatchObject({ code: 1 });
  });

  it("tells ALERT_URL of a failed job, and refuses one that is no address", async () => {
    const receiver = await startHttpServer();
    const told: string[] = [];
    receiver.answer(async (request, response) => {
      told.push(await readText(request));
      response.end();
    });
    // The hourly job fails, because the list's source does not answer.
    const product = await serveImageFiles(files, data, { ALERT_URL: receiver.url });
    await expect.poll(() => told).toEqual(["Fundbook's hourly job failed. The log says why."]);
    await product.end("SIGTERM");
    await receiver.stop();
    const refused = await runImageCommand(files, data, ["serve"], { ALERT_URL: "ntfy" });
    expect(refused).toEqual({
      code: 1,
      said: "Wrong setting: ALERT_URL must be an http or https address.\n",
    });
  });

  it("ends within five seconds, with requests open and the hourly job running", async () => {
    const product = await serve();
    const open = new AbortController();
    const hanging = fetch(`${product.url}/api/trpc/auth.login`, {
      method: "POST",
      body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("{")) }),
      duplex: "half",
      signal: open.signal,
      headers: { origin: product.url, "content-type": "application/json" },
    } as RequestInit).catch(() => null);
    const { code, took } = await product.end("SIGTERM");
    open.abort();
    await hanging;
    expect(code).toBe(0);
    expect(took).toBeLessThan(5_000);
    expect(left()).toEqual([]);
    expect(existsSync(join(data, "run.json"))).toBe(false);
  });

  it("does not start beside another container on the same volume, whose sockets it cannot see", async () => {
    const other = spawn(...tiedToParent("flock", ["--no-fork", data, "sleep", "60"]));
    await expect.poll(() => spawnSync("flock", ["-n", data, "true"]).status).toBe(1);
    expect(await run("serve")).toEqual({
      code: 1,
      said: `Fundbook is just being started on ${data}.\n`,
    });
    other.kill("SIGKILL");
    await once(other, "exit");
  });
});
