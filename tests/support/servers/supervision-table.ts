import { freePort } from "../../../scripts/product/servers/free-port.ts";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiClient, password, register } from "../api/api-client.ts";
import { fundsOf } from "../api/funds.ts";
import { commit, commitInput } from "../api/imports.ts";
import { addFund } from "../api/sharing.ts";
import { navFixture, todaysList } from "../data/fixtures.ts";
import { startHttpServer, text, type HttpServer } from "./http-server.ts";
import { holdWriteLock } from "./hold-write-lock.ts";
import { makeOlderDatabase } from "./older-database.ts";
import { runSql } from "./run-sql.ts";
import { mountSmallDisk } from "./small-disk.ts";
import {
  processesOf,
  runCommand,
  startProduct,
  type RunningProduct,
  type WayToRun,
} from "./ways-to-run.ts";

const day = 24 * 60 * 60 * 1000;

/** Describes how the product is kept up, whichever way it runs. The tests follow each other on one data folder. */
export function describeSupervision(way: WayToRun): void {
  const folder = mkdtempSync(join(tmpdir(), "fundbook-kept-up-"));
  const data = join(folder, "data");
  const backups = (kind: string) => globSync(`${data}/backups/${kind}-*.sql.gz`).toSorted();
  const run = (...words: string[]) => runCommand(way, data, words);
  let source: HttpServer;
  let alerts: HttpServer;
  const told: string[] = [];
  let product: RunningProduct;
  let email: string;
  const serve = (port?: number) =>
    startProduct(way, data, { AMFI_NAV_URL: source.url, ALERT_URL: alerts.url }, port);
  /** Runs the product where it ends by itself. */
  const refusal = (settings = {}, place = data) =>
    runCommand(way, place, [way.serve, "--port", "1"], settings);
  const signedIn = async () => {
    const owner = apiClient(product.url);
    await owner.mutate("auth.login", { email, password });
    return owner;
  };
  const fundCount = async () => (await fundsOf(await signedIn())).length;

  beforeAll(async () => {
    source = await startHttpServer();
    source.answer(text("no list"));
    alerts = await startHttpServer();
    alerts.answer(async (request, response) => {
      told.push(await readText(request));
      response.end();
    });
    mkdirSync(join(data, "backups"), { recursive: true, mode: 0o700 });
    await makeOlderDatabase(data, folder);
  });
  afterAll(async () => {
    // A test that failed must not leave the product.
    for (const { pid } of processesOf(data)) process.kill(pid, "SIGKILL");
    await source.stop();
    await alerts.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    [{ APP_ULR: "a" }, "APP_ULR (environment) is not a setting; APP_URL is."],
    [
      { ALERT_URL: "ntfy" },
      "ALERT_URL must be an http or https address, such as https://ntfy.sh/topic.",
    ],
  ])("refuses %j before it starts anything", async (settings, problem) => {
    expect(await refusal(settings)).toEqual({ code: 1, said: `Wrong setting: ${problem}\n` });
  });

  it("says that the disk is full, and does not start", async () => {
    const disk = mountSmallDisk(4);
    if (disk === null) return console.log("A full disk was not tried: only root can mount one.");
    try {
      disk.fill();
      const { code, said } = await refusal({}, disk.path);
      expect(code).toBe(1);
      expect(said).toMatch(/^The disk of the data folder .* is full/);
    } finally {
      disk.remove();
    }
  });

  it("migrates an older version's database, which it backs up first", async () => {
    // Night ends at 21:00 UTC.
    const night = (before: number) => {
      const ended = new Date(Date.now() + day / 8 - before * day);
      return `${data}/backups/nightly-${ended.toISOString().slice(0, 10)}.sql.gz`;
    };
    const earlier = Array.from({ length: 32 }, (_, index) => night(index + 1));
    const own = [`${data}/backups/nightly-0.sql.gz`, `${data}/backups/family.new-phone.sql.gz`];
    const interrupted = `${data}/backups/.fundbook-draft.Ab12Cd`;
    for (const file of [...earlier, ...own, interrupted]) writeFileSync(file, "");
    product = await serve();
    expect(product.said()).toContain("Backed up 1 account with 0 funds into ");
    expect(backups("before-upgrade")).toHaveLength(1);

    // The night's state is backed up once, of which 30 are kept.
    const written = () => backups("nightly").filter((file) => statSync(file).size > 0);
    await expect.poll(written).toHaveLength(1);
    const [due = ""] = written();
    expect([night(0), night(1)]).toContain(due);
    const kept = [due, ...earlier.filter((file) => file !== due).slice(0, 29), own[0]].toSorted();
    await expect.poll(() => backups("nightly")).toEqual(kept);
    expect(gunzipSync(readFileSync(due)).toString()).toMatch(/^COMMIT;$/m);
    expect(statSync(due).mode & 0o777).toBe(0o600);
    expect([existsSync(interrupted), ...own.map((file) => existsSync(file))]).toEqual([
      false,
      true,
      true,
    ]);
    const drafts = () => readdirSync(`${data}/backups`).filter((name) => name.startsWith("."));
    expect(drafts()).toEqual([]);
  });

  it("tells ALERT_URL of a failed hourly job, and runs it again long before the hour", async () => {
    await expect.poll(() => told).toContain("Fundbook's hourly job failed. The log says why.");
    source.answer(text(todaysList()));
    const status = async () => (await apiClient(product.url).query("nav.status")).data;
    await expect.poll(status).toMatchObject({ source: "amfi", schemes: 5 });
    await expect.poll(product.said).toContain("Scheme list: 5 schemes");
  });

  it("writes mails to files that only its user can read, where no mail server is set", async () => {
    const owner = await register(product.url);
    email = owner.email;
    await addFund(owner);
    await commit(owner, commitInput());
    await owner.mutate("auth.requestPasswordReset", { email });
    const mails = () => globSync(`${data}/outbox/*.json`);
    await expect.poll(mails).toHaveLength(1);
    const [mail = ""] = mails();
    expect(JSON.parse(readFileSync(mail, "utf8"))).toMatchObject({ to: email });
    expect(statSync(mail).mode & 0o777).toBe(0o600);
    await expect.poll(product.said).toContain(way.saysOfMail(email, data));
  });

  it("is backed up, restored and migrated by commands while it runs", async () => {
    expect(await run("backup")).toEqual({
      code: 0,
      said: expect.stringContaining("Backed up 2 accounts with 2 funds into "),
    });
    await addFund(await signedIn());
    const [from = ""] = backups("manual");
    expect(await run("restore", "--from", from, "--overwrite")).toEqual({
      code: 0,
      said: "Restored 2 accounts with 2 funds. Everybody has to sign in again.\n",
    });
    expect(await run("migrate")).toEqual({ code: 0, said: "The database is up to date.\n" });
    const list = join(folder, "list.txt");
    writeFileSync(list, navFixture("eight-columns"));
    // An hourly job that is due meanwhile must not bring the other list back.
    source.answer(text(navFixture("eight-columns")));
    expect(await run("nav-load", list, "--allow-older")).toMatchObject({ code: 0 });
    expect((await apiClient(product.url).query("nav.status")).data).toMatchObject({ schemes: 6 });
    expect(await fundCount()).toBe(2);
  });

  it("is the only one on its data folder, also beside another container", async () => {
    expect(await refusal({ ALERT_URL: alerts.url })).toEqual({
      code: 1,
      said: `Fundbook is already running on ${data}, at ${product.url}.\n`,
    });
    // The product is up, so nobody has to come.
    expect(told.filter((sentence) => sentence.startsWith("Fundbook ends"))).toEqual([]);
    const facts = product.run();
    writeFileSync(join(data, "run.json"), JSON.stringify({ ...facts, network: "another" }));
    expect(await run("backup")).toEqual({
      code: 1,
      said: `Fundbook runs in another container on ${data}: run this command in that one, by exec.\n`,
    });
    writeFileSync(join(data, "run.json"), JSON.stringify(facts));
  });

  it("starts server and database again when they are killed", async () => {
    const before = product.pids();
    for (const pid of Object.values(before)) process.kill(pid, "SIGKILL");
    await expect.poll(product.said).toContain("The database ended (SIGKILL); starting it again.");
    await expect.poll(product.said).toContain("The server ended (SIGKILL); starting it again.");
    await expect.poll(product.isUp).toBe(true);
    expect(await fundCount()).toBe(2);
  });

  it("starts server and database again when they hang, and tells ALERT_URL", async () => {
    for (const pid of Object.values(product.pids())) process.kill(pid, "SIGSTOP");
    const sentence = (part: string) => `The ${part} ended (it did not answer); starting it again.`;
    await expect.poll(product.said).toContain(sentence("database"));
    await expect.poll(product.said).toContain(sentence("server"));
    await expect.poll(product.isUp).toBe(true);
    expect(await fundCount()).toBe(2);
    await expect.poll(() => told).toContain("The server did not answer.");
  });

  it(
    "starts its database again when that takes no writes, and tells ALERT_URL",
    { tags: "long" },
    async () => {
      const letGo = await holdWriteLock(data);
      await expect.poll(product.said).toContain("The database ended (it took no writes)");
      await letGo();
      await expect.poll(product.isUp).toBe(true);
      expect(await fundCount()).toBe(2);
      await expect.poll(() => told).toContain("The database took no writes.");
    },
  );

  it("leaves nothing behind when it is killed, and loses nothing, not by a torn log beside the database either", async () => {
    const token = product.run().settings["DATABASE_AUTH_TOKEN"];
    await product.end("SIGKILL");
    await expect.poll(() => processesOf(data)).toEqual([]);
    const [log = ""] = globSync(`${data}/db/dbs/*/wallog`);
    truncateSync(log, Math.floor(statSync(log).size / 2));
    product = await serve();
    expect(product.said()).toContain("The database did not start with its side files");
    expect(globSync(`${data}/db/set-aside-*/dbs/*/wallog`)).toHaveLength(1);
    expect(await fundCount()).toBe(2);
    const dump = await fetch(`${product.run().settings["DATABASE_URL"]}/dump`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(dump.status).toBe(401);
  });

  it("ends within five seconds, with requests open", async () => {
    // As a newer version would leave it.
    const newer = "insert into __drizzle_migrations (hash, created_at) values ('newer', 9e15)";
    await runSql(product.databaseUrl(), newer);
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
    expect(processesOf(data)).toEqual([]);
    expect(existsSync(join(data, "run.json"))).toBe(false);
  });

  it("refuses a newer version's database, and restores an older backup", async () => {
    expect(await refusal()).toEqual({
      code: 1,
      said: expect.stringContaining(
        "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.\n",
      ),
    });
    expect(processesOf(data)).toEqual([]);
    const [from = ""] = backups("manual");
    expect(await run("restore", "--from", from, "--overwrite")).toMatchObject({ code: 0 });
  });

  it("ends where a part does not stay up, and tells ALERT_URL", { tags: "long" }, async () => {
    // The product takes the next port: not one of those that the system gives to outgoing connections.
    const busy = await startHttpServer(await freePort());
    product = await serve(way.takesNextPort ? Number(new URL(busy.url).port) : undefined);
    expect(product.said().includes("is in use; taking")).toBe(way.takesNextPort);
    await busy.stop();
    expect(await fundCount()).toBe(2);
    const restarts = () => product.said().split("; starting it again.").length - 1;
    for (const restart of [1, 2, 3]) {
      process.kill(product.pids().server, "SIGKILL");
      if (restart === 3) break;
      await expect.poll(restarts).toBe(restart);
      await expect.poll(product.isUp).toBe(true);
    }
    expect(await product.ended).toBe(1);
    expect(product.said()).toMatch(/^The server does not stay up; see .*\.$/m);
    // The hourly job, which it interrupts, may tell of its own end after it.
    await expect
      .poll(() => told)
      .toContainEqual(
        expect.stringMatching(/^Fundbook ends: The server does not stay up; see .*\.$/),
      );
    expect(processesOf(data)).toEqual([]);
  });
}
