// @module-tag long
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { peaksInTrace } from "../../support/memory/gc-trace.ts";
import { heaviestWork } from "../../support/memory/heaviest-work.ts";
import { startListSource } from "../../support/memory/list-source.ts";
import { greedyWorker, limitedProduct } from "../../support/memory/limited-worker.ts";
import { startTestServers, type TestServers } from "../../support/servers/test-servers.ts";

/** Megabytes. An isolate of Workers has 128 for V8's heap and what V8 knows of outside of it. */
const [maxHeap, maxOutside] = [64, 64];

let servers: TestServers;
beforeAll(async () => {
  servers = await startTestServers();
});
afterAll(() => servers?.stop());

const log = () => readFileSync(join(servers.folder, "log/server.log"), "utf8");

/** Without V8's trace. */
const lastLines = () =>
  log()
    .split("\n")
    .filter((line) => /"level"|fatal/.test(line))
    .slice(-5)
    .join("\n");

describe("an isolate of 128 MB", () => {
  it("ends when its heap needs more", async () => {
    const settings = { DATABASE_URL: "http://127.0.0.1:9" };
    const { url, exited } = await servers.worker(settings, greedyWorker(servers, maxHeap));
    const take = (megabytes: number) => fetch(`${url}/?megabytes=${megabytes}`);
    expect((await take(32)).status).toBe(200);
    await expect(take(64)).rejects.toThrow("fetch failed");
    await exited;
    expect(log()).toContain("Reached heap limit");
  });

  it("is enough for the heaviest work, one after the other and side by side", async () => {
    const database = await servers.database("database");
    await applyMigrations({ url: database.url, authToken: undefined });
    const source = await startListSource();
    const settings = { DATABASE_URL: database.url, RATE_LIMITS: "off", ...source.settings };
    const worker = await servers.worker(settings, limitedProduct(servers, maxHeap));
    const works = heaviestWork({
      url: () => worker.url,
      databaseUrl: database.url,
      changeNavs: source.changeNavs,
    });
    for (const { name, isRepeated, prepare, run } of works) {
      if (isRepeated) continue;
      await prepare?.();
      await run().catch((cause: unknown) => {
        throw new Error(`${name} failed; the worker's last lines:\n${lastLines()}`, { cause });
      });
    }
    const { heap, outside } = peaksInTrace(log());
    expect(heap).toBeGreaterThan(20);
    // V8 goes over its own limit by less than a page of it, and rounds.
    expect(heap).toBeLessThan(maxHeap + 1);
    // The password hash alone is 19.
    expect(outside).toBeGreaterThan(19);
    expect(outside).toBeLessThan(maxOutside);
    await source.stop();
  });
});
