import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loseLock } from "../../support/servers/lose-lock.ts";
import { mountSmallDisk } from "../../support/servers/small-disk.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { imageCommands, writeImageFiles } from "../../../scripts/product/build/image-files.ts";
import { apiClient, password, register } from "../../support/api/api-client.ts";
import { commit, commitInput } from "../../support/api/imports.ts";
import { addFund } from "../../support/api/sharing.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { migrations, withMigration } from "../../support/servers/migrations.ts";
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
/** Kills a part of the product that runs. */
const kill = (part: "sqld" | "workerd serve"): void => {
  const found = left().find(({ command }) => command.includes(`/programs/${part}`));
  expect(found).toBeDefined();
  process.kill(found!.pid, "SIGKILL");
};
const day = 24 * 60 * 60 * 1000;

/** As if the image were built with other migrations: the server knows the newest of them. */
function migrateWith(make: (folder: string) => string): void {
  rmSync(join(files, "migrations"), { recursive: true });
  const journal = readFileSync(join(make(join(files, "migrations")), "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: object[] };
  const server = join(files, "server/index.js");
  const known = /entries:\[\{idx:0,[^\]]*\]|entries:\[\{"idx":0,[^\]]*\]/;
  writeFileSync(
    server,
    readFileSync(server, "utf8").replace(known, `entries:${JSON.stringify(entries)}`),
  );
}

let email: string;
const fundsOf = async ({ url }: ServedProduct): Promise<number> => {
  const owner = apiClient(url);
  await owner.mutate("auth.login", { email, password });
  return ((await owner.query("funds.list")).data as { funds: object[] }).funds.length;
};

beforeAll(() => writeImageFiles(files));
/** A test that failed must not hold the folder. */
afterEach(() => {
  const all = listProcesses().filter(({ command }) => command.includes(folder));
  for (const { pid } of all) process.kill(pid, "SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the files of an image", () => {
  it("have no packages, no sources and no settings", () => {
    const names = globSync("**/*", { cwd: files });
    expect(names).toContain("commands/serve.sh");
    expect(names.filter((name) => /package\.json$|\.tsx?$|\.map$|\.vars|\.env/.test(name))).toEqual(
      [],
    );
  });

  it("name no folder of the machine that they were built on", () => {
    const texts = globSync("{commands,operations,server}/*.{sh,js,capnp}", { cwd: files });
    const root = join(import.meta.dirname, "../../..");
    const naming = texts.filter((name) => readFileSync(join(files, name), "utf8").includes(root));
    expect(naming).toEqual([]);
  });
});

describe("a command", () => {
  it.each(imageCommands)(
    "%s says how it is used, and refuses what it does not know",
    async (name) => {
      expect(await run(name, "--help")).toMatchObject({
        code: 0,
        said: expect.stringMatching(new RegExp(`^Usage: ${name}.*\n[A-Z].*\\.\n$`)),
      });
      expect(await run(name, "--wrong")).toMatchObject({
        code: 1,
        said: expect.stringContaining(`Usage: ${name}`),
      });
    },
  );

  it.each([
    ["backup", "No backup was made (there is no answer from 127.0.0.1:9)."],
    ["invite", "Fundbook cannot reach its database. Please try again in a moment."],
    ["migrate", "The database could not be brought up to date (Network connection lost.)."],
    ["health", `Fundbook does not run on ${data}.`],
    ["serve", "The database does not answer (Network connection lost.)."],
  ])("%s says in a sentence that there is no database", async (name, sentence) => {
    const settings = { DATABASE_URL: "http://127.0.0.1:9" };
    const port = name === "serve" ? ["--port", String(await freePort())] : [];
    const { code, said } = await runImageCommand(files, data, [name, ...port], settings);
    expect(code).toBe(1);
    expect(said.split("\n")[0]).toBe(sentence);
    expect(said).not.toContain("    at ");
  });

  it.each([
    ["a folder", (place: string) => place, (place: string) => `${place} is a folder`],
    ["where there is none", () => "/no/file.gz", () => "/no cannot be written"],
  ])("backup refuses %s", async (_, to, reason) => {
    const ended = await runImageCommand(files, join(folder, "apart"), [
      "backup",
      "--to",
      to(folder),
    ]);
    expect(ended).toEqual({ code: 1, said: `No backup was made (${reason(folder)}).\n` });
  });

  it("backup and restore take names that look like options", async () => {
    const runApart = (...words: string[]) => runImageCommand(files, join(folder, "apart"), words);
    expect(await runApart("migrate")).toMatchObject({ code: 0 });
    const name = "--to y'z.gz";
    expect(await runApart("backup", "--to", name)).toMatchObject({ code: 0 });
    const restored = await runApart("restore", "--overwrite", "--from", name);
    expect(restored).toMatchObject({ code: 0 });
  });
});

describe("serve", () => {
  it("refuses a misspelt setting before it starts anything", async () => {
    const { code, said } = await runImageCommand(files, data, ["serve"], { APP_ULR: "a" });
    expect(code).toBe(1);
    expect(said).toBe("Wrong setting: APP_ULR (environment) is not a setting; APP_URL is.\n");
  });

  it("migrates an older version's database, which it backs up first", async () => {
    const older = await serve();
    const owner = await register(older.url);
    email = owner.email;
    await addFund(owner);
    await commit(owner, commitInput());
    expect((await older.end("SIGTERM")).code).toBe(0);
    expect(backups("before-upgrade")).toEqual([]);

    migrateWith((place) => withMigration(place, ["create table more (id integer primary key)"]));
    const newer = await serve();
    await expect.poll(newer.said).toContain("Backed up 1 account with 2 funds into ");
    expect(backups("before-upgrade")).toHaveLength(1);
    expect(await fundsOf(newer)).toBe(2);
    await newer.end("SIGTERM");
  });

  it("refuses a newer version's database, and changes nothing", async () => {
    migrateWith((place) => {
      cpSync(migrations, place, { recursive: true });
      return place;
    });
    const { code, said } = await run("serve", "--port", "1");
    expect(code).toBe(1);
    expect(said).toContain(
      "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.",
    );
    expect(said).toContain("Fundbook ends: The database could not be brought up to date.\n");
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

  it("starts a part again when it ends, and ends where one does not stay up", async () => {
    const product = await serve();
    const restarts = () => product.said().split("; starting it again.").length - 1;
    kill("sqld");
    await expect.poll(restarts).toBe(1);
    await expect.poll(product.said).toContain("The database ended (SIGKILL); starting it again.");
    await expect.poll(async () => (await fetch(`${product.url}/api/health`)).status).toBe(200);
    expect(await fundsOf(product)).toBe(3);
    const isUp = async () => (await fetch(`${product.url}/api/health`).catch(() => null))?.ok;
    // The server alone has nothing to wait for, where the database ends meanwhile.
    kill("workerd serve");
    kill("sqld");
    await expect.poll(restarts).toBe(3);
    await expect.poll(isUp).toBe(true);
    kill("workerd serve");
    await expect.poll(restarts).toBe(4);
    await expect.poll(isUp).toBe(true);
    expect(product.said()).not.toContain("Killed");
    kill("workerd serve");
    expect(await product.ended).toBe(1);
    expect(product.said()).toMatch(/Fundbook ends: The server does not stay up\.$/m);
    expect(left()).toEqual([]);
  });

  it("starts its database again when that has lost its write lock, with all that it has stored", async () => {
    const product = await serve();
    const runEnv = parseEnv(readFileSync(join(data, "run.env"), "utf8").replaceAll("export ", ""));
    const database = new URL(runEnv["DATABASE_URL"] ?? "");
    database.searchParams.set("authToken", runEnv["DATABASE_AUTH_TOKEN"] ?? "");
    const wasNoticed = () => product.said().includes("The database ended (it took no writes)");
    const { stored, missing } = await loseLock(database.href, wasNoticed);
    await expect.poll(async () => (await fetch(`${product.url}/api/health`)).status).toBe(200);
    expect(stored).toBeGreaterThan(0);
    expect(await missing()).toEqual([]);
    await product.end("SIGTERM");
  });

  it("starts with every fund after a power cut has torn the log beside the database", async () => {
    const [log = ""] = globSync(`${data}/db/dbs/*/wallog`);
    truncateSync(log, Math.floor(statSync(log).size / 2));
    const product = await serve();
    await expect.poll(product.said).toContain("The database did not start with its side files");
    expect(globSync(`${data}/db/set-aside-*/dbs/*/wallog`)).toHaveLength(1);
    expect(await fundsOf(product)).toBe(3);
    await product.end("SIGTERM");
  });

  it("says that the disk is full, and does not start", async () => {
    const disk = mountSmallDisk(4);
    if (disk === null) return console.log("A full disk was not tried: only root can mount one.");
    try {
      disk.fill();
      const { code, said } = await runImageCommand(files, disk.path, ["serve", "--port", "1"]);
      expect(code).toBe(1);
      expect(said).toMatch(/^The disk of the data folder .* is full\./);
    } finally {
      disk.remove();
    }
  });

  it("backs up each night's state once, keeps 30, and backs up by the commands of a running copy", async () => {
    // Night ends at 21:00 UTC.
    const night = (before: number) => {
      const ended = new Date(Date.now() + day / 8 - before * day);
      return `${data}/backups/nightly-${ended.toISOString().slice(0, 10)}.sql.gz`;
    };
    const nights = Array.from({ length: 33 }, (_, index) => night(index));
    const [due = "", ...earlier] = nights;
    const own = [`${data}/backups/nightly-0.sql.gz`, `${data}/backups/family.new-phone.sql.gz`];
    const interrupted = `${data}/backups/.fundbook-draft.Ab12Cd`;
    rmSync(due, { force: true });
    for (const file of [...earlier, ...own]) writeFileSync(file, "");
    mkdirSync(interrupted);
    for (const place of [...own, interrupted]) utimesSync(place, 0, 0);
    const product = await serve();
    const kept = [...nights.slice(0, 30), own[0]].toSorted();
    await expect.poll(() => backups("nightly").toSorted()).toEqual(kept);
    expect(gunzipSync(readFileSync(due)).toString()).toMatch(/^COMMIT;$/m);
    expect([existsSync(interrupted), ...own.map((file) => existsSync(file))]).toEqual([
      false,
      true,
      true,
    ]);
    for (const file of own) rmSync(file);
    const drafts = () => readdirSync(`${data}/backups`).filter((name) => name.startsWith("."));
    await expect.poll(drafts).toEqual([]);
    expect(await run("health")).toEqual({ code: 0, said: expect.stringContaining('"ok":true') });
    expect(await run("backup")).toMatchObject({ code: 0 });
    const [from = ""] = backups("manual");
    await apiClient(product.url).mutate("auth.login", { email, password });
    expect(await run("restore", "--from", from, "--overwrite")).toMatchObject({ code: 0 });
    expect(await run("migrate")).toEqual({ code: 0, said: "The database is up to date.\n" });
    expect(await fundsOf(product)).toBe(3);
    expect(await runImageCommand(files, data, ["backup"], { HOSTNAME: "other" })).toEqual({
      code: 1,
      said: `Fundbook runs in another container on ${data}: run this command in that one, by exec.\n`,
    });
    await product.end("SIGTERM");
    expect(await run("health")).toMatchObject({ code: 1 });
  });

  it("writes mails to files that only its user can read, where no mail server is set", async () => {
    const product = await serve();
    await apiClient(product.url).mutate("auth.requestPasswordReset", { email });
    const mails = () => globSync(`${data}/outbox/*.json`);
    await expect.poll(mails).toHaveLength(1);
    const [mail = ""] = mails();
    expect(JSON.parse(readFileSync(mail, "utf8"))).toMatchObject({ to: email });
    expect(statSync(mail).mode & 0o777).toBe(0o600);
    await expect
      .poll(product.said)
      .toContain(`No mail server is set: a mail is in ${data}/outbox.`);
    expect(product.said()).not.toContain(email);
    await product.end("SIGTERM");
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
      said: "Wrong setting: ALERT_URL must be an http or https address, such as https://ntfy.sh/topic.\n",
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
      said: `Another command of Fundbook is running on ${data}; try again when it has ended.\n`,
    });
    other.kill("SIGKILL");
    await once(other, "exit");
  });
});
