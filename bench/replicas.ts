import { setTimeout as delay } from "node:timers/promises";
import type { FundList } from "../src/shared/funds/schema.ts";
import { applyMigrations } from "../scripts/product/database/migrations.ts";
import { freePort } from "../scripts/product/servers/free-port.ts";
import {
  apiClient,
  fundInput,
  registerByRequest,
  type Answer,
  type ApiClient,
} from "../tests/support/api/api-client.ts";
import {
  startTestServers,
  type TestDatabase,
  type TestServers,
  type TestWorker,
} from "../tests/support/servers/test-servers.ts";

const peopleEach = 50;
const seconds = 60;
/** Average milliseconds between two actions of a person. */
const pause = 500;

export type Outage = {
  place: string;
  reads: number;
  writes: number;
  /** Lists that lacked what their reader had just written. */
  staleReads: number;
  /** Answers that made a person go to the other place. */
  moves: number;
  errors: number;
  /** People who ended with other funds than the answers had reported. */
  wrong: number;
};

type Place = { name: string; worker: TestWorker; replica: TestDatabase };

/**
 * People at two places, each with a worker and a replica of one primary, one of which is killed half way. Whoever gets
 * no answer there sends the same request to the other place, as through a proxy.
 */
export async function replicas(): Promise<Outage[]> {
  const servers = await startTestServers();
  try {
    const port = await freePort();
    const primary = await servers.database("primary", ["--grpc-listen-addr", `127.0.0.1:${port}`]);
    await applyMigrations({ url: primary.url, authToken: undefined });
    const lost = await place(servers, "replica killed", port);
    const kept = await place(servers, "replica kept", port);
    const end = performance.now() + seconds * 1_000;
    const all = [
      { home: lost, other: kept },
      { home: kept, other: lost },
    ].map(async ({ home, other }) => {
      const people = Array.from({ length: peopleEach }, () => livePerson(home, other, end));
      return { place: home.name, ...sumOf(await Promise.all(people)) };
    });
    await delay((seconds * 1_000) / 2);
    await lost.replica.stop();
    return await Promise.all(all);
  } finally {
    await servers.stop();
  }
}

async function place(servers: TestServers, name: string, primaryPort: number): Promise<Place> {
  const url = `http://127.0.0.1:${primaryPort}`;
  const replica = await servers.database(name.replaceAll(" ", "-"), ["--primary-grpc-url", url]);
  const settings = { DATABASE_URL: replica.url, DATABASE_REPLICA: "on", RATE_LIMITS: "off" };
  return { name, worker: await servers.worker(settings), replica };
}

type Counts = Omit<Outage, "place">;

async function livePerson(home: Place, other: Place, end: number): Promise<Counts> {
  const counts = { reads: 0, writes: 0, staleReads: 0, moves: 0, errors: 0, wrong: 0 };
  await delay(Math.random() * pause);
  const atHome = await registerByRequest(home.worker.url);
  const clients = [atHome, apiClient(other.worker.url, atHome.cookie())];
  const ids = new Set<string>();
  const send = async (call: (client: ApiClient) => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const [current = atHome] = clients;
      const answer = await call(current).catch(() => null);
      if (answer !== null && answer.status !== 503) return answer;
      counts.moves += 1;
      clients.reverse();
    }
  };
  const write = async (procedure: string, input: { id: string }) => {
    const { status } = await send((client) => client.mutate(procedure, input));
    counts.writes += 1;
    if (status !== 200) counts.errors += 1;
  };
  const readsOwn = async () => {
    const { status, data } = await send((client) => client.query("funds.list"));
    counts.reads += 1;
    if (status !== 200) counts.errors += 1;
    const { funds } = data as FundList;
    return funds.length === ids.size && funds.every(({ id }) => ids.has(id));
  };
  while (performance.now() < end) {
    const [oldest] = ids;
    if (oldest !== undefined && ids.size > 5) {
      ids.delete(oldest);
      await write("funds.delete", { id: oldest });
    } else {
      const fund = fundInput();
      ids.add(fund.id);
      await write("funds.add", fund);
    }
    if (!(await readsOwn())) counts.staleReads += 1;
    await delay(pause * (0.5 + Math.random()));
  }
  if (!(await readsOwn())) counts.wrong += 1;
  return counts;
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = (field: keyof Counts) => all.reduce((total, each) => total + each[field], 0);
  return {
    reads: sum("reads"),
    writes: sum("writes"),
    staleReads: sum("staleReads"),
    moves: sum("moves"),
    errors: sum("errors"),
    wrong: sum("wrong"),
  };
}
