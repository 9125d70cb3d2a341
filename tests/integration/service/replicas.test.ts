// @module-tag long
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { withMigration } from "../../support/servers/migrations.ts";
import { startTcpProxy, type TcpProxy } from "../../support/servers/tcp-proxy.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestServers,
  type TestWorker,
} from "../../support/servers/test-servers.ts";
import { fundInput, register, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { programClient } from "../../support/api/program-client.ts";
import { holderInput } from "../../support/api/holders.ts";
import { addFund, registerRecipient, seenBy, share } from "../../support/api/sharing.ts";

/** A region: a worker, its replica, and the replica's connection to the primary. */
type Place = { worker: TestWorker; replica: TestDatabase; line: TcpProxy };

let servers: TestServers;
let primary: TestDatabase;
let mumbai: Place;
let delhi: Place;
beforeAll(async () => {
  servers = await startTestServers();
  const port = await freePort();
  primary = await servers.database("primary", ["--grpc-listen-addr", `127.0.0.1:${port}`]);
  await applyMigrations({ url: primary.url, authToken: undefined });
  [mumbai, delhi] = await Promise.all([place("mumbai", port), place("delhi", port)]);
});
afterAll(async () => {
  await servers?.stop();
  await Promise.all([mumbai?.line.stop(), delhi?.line.stop()]);
});

async function place(name: string, primaryPort: number): Promise<Place> {
  const line = await startTcpProxy(primaryPort);
  const url = `http://127.0.0.1:${line.port}`;
  const replica = await servers.database(name, ["--primary-grpc-url", url]);
  const settings = { DATABASE_URL: replica.url, DATABASE_REPLICA: "on", RATE_LIMITS: "off" };
  return { worker: await servers.worker(settings), replica, line };
}

/** The same session in another region. */
const at = ({ worker }: Place, client: ApiClient): ApiClient =>
  apiClient(worker.url, client.cookie());
const fundIds = async (owner: ApiClient): Promise<string[]> =>
  ((await owner.query("funds.list")).data as { funds: { id: string }[] }).funds.map(({ id }) => id);
/** Waits for replication, which can take a while on a busy machine. */
const untilOk = (work: () => Promise<{ status: number }>) =>
  expect.poll(async () => (await work()).status).toBe(200);
const health = ({ worker }: Place) => fetch(`${worker.url}/api/health`);

describe("a write in one region", () => {
  it("can be read there immediately: an account, and each added, edited and deleted fund", async () => {
    const asha = await register(mumbai.worker.url);
    expect((await asha.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });
    for (let round = 0; round < 10; round += 1) {
      const fund = fundInput();
      await asha.mutate("funds.add", fund);
      expect(await fundIds(asha)).toEqual([fund.id]);
      await asha.mutate("funds.update", { id: fund.id, data: { units: 11 } });
      expect((await asha.query("funds.list")).data).toMatchObject({ funds: [{ units: 11 }] });
      await asha.mutate("funds.delete", { id: fund.id });
      expect(await fundIds(asha)).toEqual([]);
    }
  });

  it("is visible there immediately to the recipient, and in other regions soon after", async () => {
    const [asha, ravi] = [
      await registerRecipient(mumbai.worker.url),
      await registerRecipient(mumbai.worker.url),
    ];
    await addFund(asha);
    expect((await share(asha, ravi)).status).toBe(200);
    expect((await seenBy(ravi, asha)).funds).toHaveLength(1);
    const raviInDelhi = at(delhi, ravi);
    await untilOk(() => raviInDelhi.query("sharing.senderFunds", { senderId: asha.id }));
    await expect
      .poll(async () => (await seenBy({ ...ravi, ...raviInDelhi }, asha)).funds)
      .toHaveLength(1);
  });

  it("is refused there by the code of the rule that it breaks, and changes nothing", async () => {
    const asha = await register(mumbai.worker.url);
    const fund = fundInput({ holderId: crypto.randomUUID() });
    const ofNobody = await asha.mutate("funds.add", fund);
    expect(ofNobody.error?.data.appCode).toBe("holders/not-found");
    expect(await fundIds(asha)).toEqual([]);
    await asha.mutate("holders.add", holderInput());
    const again = await asha.mutate("holders.add", holderInput());
    expect(again.error?.data.appCode).toBe("holders/exists");
  });

  it("of a session's end reaches other regions soon after", async () => {
    const asha = await register(mumbai.worker.url);
    const inDelhi = at(delhi, asha);
    await untilOk(() => inDelhi.query("auth.me"));
    const before = at(mumbai, asha);
    await asha.mutate("auth.logout");
    expect((await before.query("funds.list")).status).toBe(401);
    await expect.poll(async () => (await inDelhi.query("funds.list")).status).toBe(401);
  });
});

describe("an additive migration", () => {
  it("is applied during reads and writes in all regions without an error", async () => {
    const people = await Promise.all([mumbai, delhi].map(({ worker }) => register(worker.url)));
    const done = new AbortController();
    const requests: number[] = [];
    const using = people.map(async (client) => {
      while (!done.signal.aborted) {
        requests.push((await client.mutate("funds.add", fundInput())).status);
        requests.push((await client.query("funds.list")).status);
      }
    });
    const untilSome = (more: number) => expect.poll(() => requests.length).toBeGreaterThan(more);
    await untilSome(10);
    const folder = withMigration(join(servers.folder, "migrations"), [
      "create table notes (id text primary key not null)",
      "alter table funds add note text",
      "alter table users add theme text default 'light' not null",
      "create index funds_by_note on funds (note)",
    ]);
    // A stalled machine, too: calls then wait for their limit of time, and are sent again.
    process.kill(primary.pid(), "SIGSTOP");
    const going = setTimeout(() => process.kill(primary.pid(), "SIGCONT"), 3_000);
    onTestFinished(() => clearTimeout(going));
    await applyMigrations({ url: primary.url, authToken: undefined }, folder);
    await untilSome(requests.length + 20);
    done.abort();
    await Promise.all(using);
    expect(new Set(requests)).toEqual(new Set([200]));
  });
});

describe("a lost replica", () => {
  it("makes only its own region unavailable, and catches up when it is back", async () => {
    const asha = await register(mumbai.worker.url);
    await delhi.replica.stop();
    const inDelhi = at(delhi, asha);
    const { status, error } = await inDelhi.query("funds.list");
    expect([status, error?.data.appCode]).toEqual([503, "service/unavailable"]);
    expect((await health(delhi)).status).toBe(503);
    const id = await addFund(asha);
    expect((await health(mumbai)).status).toBe(200);
    await delhi.replica.startAgain();
    await expect
      .poll(async () => (await inDelhi.query("funds.list")).data)
      .toMatchObject({
        funds: [{ id }],
      });
  });
});

describe("a replica without a connection to the primary", () => {
  it("serves reads, refuses writes, and catches up by itself", { timeout: 30_000 }, async () => {
    const asha = await register(mumbai.worker.url);
    const inDelhi = at(delhi, asha);
    await untilOk(() => inDelhi.query("funds.list"));
    delhi.line.disconnect();
    const id = await addFund(asha);
    expect(await fundIds(inDelhi)).toEqual([]);
    expect((await inDelhi.mutate("funds.add", fundInput())).status).toBe(503);
    delhi.line.reconnect();
    await expect.poll(() => fundIds(inDelhi)).toEqual([id]);
    await untilOk(() => inDelhi.mutate("funds.add", fundInput({ id })));
  });
});

describe("an access token that is revoked in one region", { timeout: 30_000 }, () => {
  const inDelhiBy = (token: string) => programClient(delhi.worker.url, token);

  it("is refused by the next call in another", async () => {
    const asha = await register(mumbai.worker.url);
    const { id, token } = await addToken(asha);
    await untilOk(() => inDelhiBy(token).get("/funds"));
    await asha.mutate("tokens.revoke", { id });
    expect((await inDelhiBy(token).get("/funds")).status).toBe(401);
  });

  it("is not taken by a replica that has lost the primary and still has it", async () => {
    const asha = await register(mumbai.worker.url);
    const { id, token } = await addToken(asha);
    await untilOk(() => inDelhiBy(token).get("/funds"));
    delhi.line.disconnect();
    await asha.mutate("tokens.revoke", { id });
    expect((await inDelhiBy(token).get("/funds")).status).toBe(503);
    delhi.line.reconnect();
    await expect.poll(async () => (await inDelhiBy(token).get("/funds")).status).toBe(401);
  });
});

describe("a restart of the primary", () => {
  it("refuses writes, keeps reads in all regions, and recovers", { timeout: 40_000 }, async () => {
    const asha = await register(mumbai.worker.url);
    const id = await addFund(asha);
    const inDelhi = at(delhi, asha);
    await expect.poll(() => fundIds(inDelhi)).toEqual([id]);
    await primary.stop();
    const next = fundInput();
    const refused = await Promise.all([
      asha.mutate("funds.add", next),
      inDelhi.mutate("auth.login", { email: asha.email, password: "whatever" }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(await fundIds(asha)).toEqual([id]);
    expect(await fundIds(inDelhi)).toEqual([id]);
    await primary.startAgain();
    await untilOk(() => asha.mutate("funds.add", next));
    await expect
      .poll(async () => (await fundIds(inDelhi)).toSorted())
      .toEqual([id, next.id].toSorted());
  });
});
