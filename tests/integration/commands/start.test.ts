import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { listeningPortsOf } from "../../support/servers/listening-ports.ts";
import { createTestFolder, noHistorySource } from "../../support/servers/test-product.ts";
import { apiClient } from "../../support/api/api-client.ts";
import { findProcess, listProcesses } from "../../../scripts/product/servers/process-table.ts";
import { startProduct } from "../../support/servers/npm-start.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";

let source: HttpServer;
beforeAll(async () => {
  source = await startHttpServer();
  source.answer(text(navFixture("six-columns")));
});
afterAll(() => source?.stop());

const settings = () => ({
  ...noHistorySource,
  AMFI_NAV_URL: source.url,
  RATE_LIMITS: "off",
});
const isUp = async (url: string) => (await fetch(`${url}/api/health`)).status === 200;
const startedFrom = (folder: string) =>
  listProcesses().filter(({ command }) => command.includes(folder));

describe("npm start", () => {
  it("runs the hourly job immediately and leaves nothing behind when interrupted", async () => {
    const { path, stop } = createTestFolder();
    const product = await startProduct("start", { port: await freePort(), data: path }, settings());
    const { url } = product.run();
    await vi.waitFor(
      async () =>
        expect((await apiClient(url).query("nav.status")).data).toMatchObject({ schemes: 5 }),
      { timeout: 20_000 },
    );
    await expect.poll(() => product.said()).toContain("Scheme list: 5 schemes");
    expect(await product.end("SIGINT")).toBe(0);
    expect(startedFrom(path)).toEqual([]);
    expect(readdirSync(path).toSorted()).toEqual([
      "app",
      "database-key.pem",
      "db",
      "log",
      "outbox",
    ]);
    await stop();
  });

  it("takes the next free port beside another copy, and restarts a killed server and database", async () => {
    const [first, second] = [createTestFolder(), createTestFolder()];
    const port = await freePort();
    const one = await startProduct("start", { port, data: first.path }, settings());
    const other = await startProduct("start", { port, data: second.path }, settings());
    await expect.poll(other.said).toContain(`Port ${port} is in use; taking`);
    const [before, pids] = [other.run(), other.pids()];
    expect(before.url).not.toBe(one.run().url);
    process.kill(pids.server, "SIGKILL");
    process.kill(pids.database, "SIGKILL");
    await vi.waitFor(
      async () => {
        expect(await isUp(before.url)).toBe(true);
        expect(other.pids().server).not.toBe(pids.server);
        expect(other.pids().database).not.toBe(pids.database);
      },
      { timeout: 30_000 },
    );
    expect(other.run()).toEqual(before);
    await expect.poll(other.said).toContain("The server ended (SIGKILL); starting it again.");
    expect(await isUp(one.run().url)).toBe(true);
    await Promise.all([one.end("SIGTERM"), other.end("SIGTERM")]);
    await Promise.all([first.stop(), second.stop()]);
  });

  it("leaves nothing behind when it is killed, and the next start invalidates its database token", async () => {
    const { path, stop } = createTestFolder();
    const flags = { port: await freePort(), data: path };
    const killed = await startProduct("start", flags, settings());
    const { settings: before } = killed.run();
    const pids = killed.pids();
    const alive = () => [pids.server, pids.database].map((pid) => findProcess(pid) !== undefined);
    expect(alive()).toEqual([true, true]);
    await killed.end("SIGKILL");
    await expect.poll(alive).toEqual([false, false]);
    const next = await startProduct("start", flags, settings());
    expect(next.said()).not.toContain("Building");
    const dump = await fetch(`${next.run().settings["DATABASE_URL"]}/dump`, {
      headers: { authorization: `Bearer ${before["DATABASE_AUTH_TOKEN"]}` },
    });
    expect(dump.status).toBe(401);
    await next.end("SIGTERM");
    expect(existsSync(join(path, "run.json"))).toBe(false);
    await stop();
  });
});

describe("npm run dev", () => {
  it("runs the worker from its sources without an inspector, and the cron job on request", async () => {
    const { path, stop } = createTestFolder();
    const flags = { port: await freePort(), data: path };
    const offlineSettings = { ...settings(), AMFI_NAV_URL: "http://127.0.0.1:9/" };
    const product = await startProduct("dev", flags, offlineSettings);
    const { url } = product.run();
    const pids = product.pids();
    expect(await isUp(url)).toBe(true);
    const serverProcesses = () => listProcesses().filter(({ group }) => group === pids.server);
    expect(serverProcesses().filter(({ command }) => /inspector|debug-port/.test(command))).toEqual(
      [],
    );
    for (const { port } of listeningPortsOf(pids.server)) {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      expect(await answer.text(), String(port)).not.toContain("webSocketDebuggerUrl");
    }
    const module = await fetch(`${url}/api/trpc.ts`);
    expect(module.headers.get("content-type")).toContain("javascript");
    const status = async () => (await apiClient(url).query("nav.status")).data;
    // The job fails where there is no list at all.
    await expect.poll(status).toMatchObject({ source: "sample" });
    const job = await fetch(`${url}/cdn-cgi/handler/scheduled`);
    expect(await job.text()).toBe("ok");
    expect(await status()).toMatchObject({
      refusal: { reason: expect.stringContaining("reached") },
    });
    expect(serverProcesses().map(({ command }) => command)).toContainEqual(
      expect.stringContaining("workerd serve"),
    );
    await product.end("SIGKILL");
    await expect.poll(() => [...serverProcesses(), ...startedFrom(path)]).toEqual([]);
    await stop();
  });
});
