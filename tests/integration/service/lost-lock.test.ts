import { createClient } from "@libsql/client/web";
import { expect, it, vi } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { databasePid, startTestProduct } from "../../support/servers/test-product.ts";

const [writers, timeout] = [48, 3_000];
const content = "x".repeat(8_000);

/** Writes past the queue, as many at a time, until no write gets through. @returns the ids of the rows that were stored */
async function loseLock(databaseUrl: string, isLost: () => boolean): Promise<string[]> {
  const stored: string[] = [];
  const write = async () => {
    while (!isLost()) {
      const id = crypto.randomUUID();
      const client = createClient({
        url: databaseUrl,
        fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
      });
      const sql = "insert into past_the_queue values (?, ?)";
      await client.batch([{ sql, args: [id, content] }], "write").then(
        () => stored.push(id),
        // Refused or lost, as most are by then.
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return stored;
}

it("a database that has lost its write lock is started again, with all that it has stored", async () => {
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    RATE_LIMITS: "off",
  });
  try {
    const asha = await register(product.url);
    await runSql(
      product.databaseUrl,
      "create table past_the_queue (id text primary key, content text)",
    );
    const first = databasePid(product);
    const restarted = () => product.said.some((line) => line.includes("it took no writes"));
    const stored = await loseLock(product.databaseUrl, restarted);
    await vi.waitFor(async () => {
      const { status } = await asha.mutate("funds.add", fundInput());
      expect(status).toBe(200);
    });
    expect(databasePid(product)).not.toBe(first);
    const rows = await runSql(product.databaseUrl, "select id from past_the_queue");
    const found = new Set(rows.map(({ id }) => id));
    expect(stored.filter((id) => !found.has(id))).toEqual([]);
    expect(stored.length).toBeGreaterThan(0);
    expect(await (await fetch(`${product.url}/api/health`)).json()).toMatchObject({
      database: "ok",
    });
  } finally {
    await product.stop();
  }
});
