import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import {
  startTestServers,
  type TestServers,
  type TestWorker,
} from "../../support/servers/test-servers.ts";

const queryTimeout = 2_000;

let servers: TestServers;
let worker: TestWorker;
let metricsUrl: string;
let idle: number;
let asha: ApiClient;
let ravi: ApiClient;
beforeAll(async () => {
  servers = await startTestServers();
  const admin = `127.0.0.1:${await freePort()}`;
  metricsUrl = `http://${admin}/metrics`;
  const database = await servers.database("database", ["--admin-listen-addr", admin]);
  while (!(await countsConnections(database.url))) {
    await database.stop();
    await database.startAgain();
  }
  await applyMigrations({ url: database.url, authToken: undefined });
  worker = await servers.worker({ DATABASE_URL: database.url, RATE_LIMITS: "off" });
  asha = (await register(worker.url)).withoutRetry();
  ravi = (await register(worker.url)).withoutRetry();
  await makeEndless(database.url);
  idle = await openConnections();
});
afterEach(() => expect.poll(openConnections).toBe(idle));
afterAll(() => servers?.stop());

/** Reading `sharing_blocks`, or writing a fund of the category "endless", never ends by itself. */
async function makeEndless(databaseUrl: string): Promise<void> {
  const columns = await runSql(databaseUrl, "select name from pragma_table_info('sharing_blocks')");
  const values = columns.map(({ name }) => `i as ${String(name)}`).join(", ");
  await runSql(databaseUrl, "drop table sharing_blocks");
  await runSql(
    databaseUrl,
    `create view sharing_blocks as
     with recursive n(i) as (select 1 union all select i + 1 from n) select ${values} from n`,
  );
  await runSql(
    databaseUrl,
    `create trigger endless before insert on funds when new.category = 'endless'
     begin select count(*) from sharing_blocks; end`,
  );
}

async function readMetrics(): Promise<string> {
  const metrics = await (await fetch(metricsUrl)).text();
  // Not those of another server that has taken the port.
  expect(metrics).toContain("libsql_server_");
  return metrics;
}

/** Where sqld opens its first connection before it has set its metrics up, it never counts one until its next start. */
async function countsConnections(databaseUrl: string): Promise<boolean> {
  await runSql(databaseUrl, "select 1");
  return (await readMetrics()).includes("libsql_server_concurrent_connections ");
}

/** What sqld itself counts. */
async function metric(name: string): Promise<number> {
  const metrics = await readMetrics();
  const [, value = "0"] = metrics.match(new RegExp(`^libsql_server_${name} (\\d+)$`, "m")) ?? [];
  return Number(value);
}
const endedQueries = () => metric("query_canceled");
const openConnections = () => metric("concurrent_connections");

const endlessRead = () => asha.query("sharing.blocked");
const endlessWrite = () => asha.mutate("funds.add", fundInput({ category: "endless" }));

/** Until so many endless queries run. Fails with the first result that comes instead. */
async function begun(sent: readonly Promise<unknown>[]): Promise<void> {
  const ended = Promise.race(sent).then((result) => expect.fail(JSON.stringify(result)));
  await Promise.race([expect.poll(openConnections).toBe(idle + sent.length), ended]);
}

/** Sends an endless read and leaves as soon as the database has begun it. */
async function leaveEarly(leave: "close" | "reset"): Promise<void> {
  const socket = connect(Number(new URL(worker.url).port), "127.0.0.1");
  const head = ["GET /api/trpc/sharing.blocked HTTP/1.1", "host: localhost"];
  socket.write([...head, `cookie: ${asha.cookie()}`, "", ""].join("\r\n"));
  await expect.poll(openConnections).toBeGreaterThan(idle);
  const closed = once(socket, "close");
  if (leave === "close") socket.destroy();
  else socket.resetAndDestroy();
  await closed;
}

describe("a query that runs for ever", () => {
  it("is ended in the database after 2 s, and others read and write meanwhile", async () => {
    const [ended, asked] = [await endedQueries(), Date.now()];
    const reads = Array.from({ length: 6 }, endlessRead);
    await begun(reads);
    expect((await ravi.mutate("funds.add", fundInput())).status).toBe(200);
    expect((await ravi.query("funds.list")).data).toMatchObject({ funds: [{}] });
    for (const { status, error } of await Promise.all(reads)) {
      expect([status, error?.data.appCode]).toEqual([503, "service/unavailable"]);
    }
    expect(Date.now() - asked).toBeLessThan(2 * queryTimeout);
    await expect.poll(endedQueries).toBe(ended + reads.length);
    expect((await ravi.query("funds.list")).status).toBe(200);
  });

  it("as a write is ended as well, changes nothing, and lets the next write through", async () => {
    const [ended, asked] = [await endedQueries(), Date.now()];
    const refused = endlessWrite();
    await begun([refused]);
    const next = ravi.mutate("funds.add", fundInput());
    expect((await refused).error?.data.appCode).toBe("service/unavailable");
    expect(Date.now() - asked).toBeLessThan(2 * queryTimeout);
    expect((await next).status).toBe(200);
    expect(await endedQueries()).toBe(ended + 1);
    expect((await asha.query("funds.list")).data).toMatchObject({ funds: [] });
  });

  it("is ended immediately when its client resets the connection", async () => {
    const asked = Date.now();
    await leaveEarly("reset");
    await expect.poll(openConnections).toBe(idle);
    expect(Date.now() - asked).toBeLessThan(queryTimeout);
  });

  it("is ended within 2 s when its client only closes the connection, which workerd cannot see", async () => {
    const asked = Date.now();
    await leaveEarly("close");
    await expect.poll(openConnections).toBe(idle);
    expect(Date.now() - asked).toBeLessThan(2 * queryTimeout);
  });
});
