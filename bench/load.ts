import type { Category } from "../src/shared/categories/schema.ts";
import type { FundList } from "../src/shared/funds/schema.ts";
import { fundInput } from "../tests/support/api/api-client.ts";
import { registerRecipient, type RegisteredUser } from "../tests/support/api/sharing.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { megabytesOf } from "./support/memory.ts";
import { startServers } from "./support/servers.ts";

const sessions = 200;
const seconds = Number(process.env["FUNDBOOK_LOAD_SECONDS"] ?? 60);
/** Average milliseconds between two actions of a user. */
const pause = 1_000;

export type Latencies = { procedure: string; calls: number } & Record<
  "p50" | "p95" | "p99" | "max",
  number
>;
export type Load = {
  latencies: Latencies[];
  /** Responses other than 200, as procedure and status. */
  errors: string[];
  /** How many users ended with other funds or category counts than the responses had reported. */
  inconsistentUsers: number;
  /** Megabytes of memory of the worker and the database, sampled six times. */
  memory: { after: number; worker: number; database: number }[];
};

/** 200 concurrent users, each reading, adding, changing, deleting and sharing their own funds. */
export async function load(): Promise<Load> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const worker = await servers.worker(database.url);
    const users: SimulatedUser[] = [];
    for (let count = 0; count < sessions; count += 1) {
      const client = await registerRecipient(worker.url);
      await insertFunds(database.url, client.id, 15);
      users.push({ client, ids: new Set(initialIds), sharedWith: null });
    }
    const durations = new Map<string, number[]>();
    const errors: string[] = [];
    const call: Call = async ({ client }, kind, procedure, input) => {
      const started = performance.now();
      const { status, data } = await client[kind](procedure, input);
      const times = durations.get(procedure) ?? [];
      times.push(performance.now() - started);
      durations.set(procedure, times);
      if (status !== 200) errors.push(`${procedure} ${status}`);
      return data;
    };
    const end = performance.now() + seconds * 1_000;
    const memory: Load["memory"] = [];
    const sampler = setInterval(
      () =>
        memory.push({
          after: ((memory.length + 1) * seconds) / 6,
          worker: megabytesOf(worker.pid),
          database: megabytesOf(database.pid()),
        }),
      (seconds * 1_000) / 6,
    );
    await Promise.all(
      users.map(async (user, index) => {
        const next = users[(index + 1) % users.length];
        await wait(Math.random() * pause);
        while (performance.now() < end) {
          await act(call, user, next ?? user);
          await wait(pause * (0.5 + Math.random()));
        }
      }),
    );
    clearInterval(sampler);
    const consistent = await Promise.all(users.map(isConsistent));
    return {
      latencies: [...durations].map(([procedure, times]) => ({ procedure, ...percentiles(times) })),
      errors,
      inconsistentUsers: consistent.filter((isRight) => !isRight).length,
      memory,
    };
  } finally {
    await servers.stop();
  }
}

/** A user, with the funds and the share that the responses so far have reported. */
type SimulatedUser = {
  client: RegisteredUser;
  ids: Set<string>;
  sharedWith: RegisteredUser | null;
};
type Call = (
  user: SimulatedUser,
  kind: "query" | "mutate",
  procedure: string,
  input?: unknown,
) => Promise<unknown>;

const initialIds = Array.from(
  { length: 15 },
  (_, index) => `fund-${String(index + 1).padStart(6, "0")}`,
);

/** One action of a user, mostly a read. As much is deleted as is added, so the data does not grow. */
async function act(call: Call, user: SimulatedUser, neighbour: SimulatedUser): Promise<void> {
  const [some] = user.ids;
  const chance = Math.random();
  if (chance < 0.45) await call(user, "query", "funds.list");
  else if (chance < 0.55) await call(user, "query", "auth.me");
  else if (chance < 0.65) await call(user, "query", "categories.list");
  else if (chance < 0.7) await call(user, "query", "sharing.recipients", {});
  else if (chance < 0.75) await call(user, "query", "sharing.senders");
  else if (chance < 0.83) {
    const fund = fundInput({ category: `category ${Math.floor(Math.random() * 7)}` });
    await call(user, "mutate", "funds.add", fund);
    user.ids.add(fund.id);
  } else if (chance < 0.89 && some !== undefined) {
    await call(user, "mutate", "funds.update", {
      id: some,
      data: { units: 1 + Math.floor(chance * 100) },
    });
  } else if (chance < 0.97 && some !== undefined && user.ids.size > 1) {
    user.ids.delete(some);
    await call(user, "mutate", "funds.delete", { id: some });
  } else if (user.sharedWith === null) {
    user.sharedWith = neighbour.client;
    await call(user, "mutate", "sharing.share", { recipientId: neighbour.client.id });
  } else {
    const { id } = user.sharedWith;
    user.sharedWith = null;
    await call(user, "mutate", "sharing.unshare", { recipientId: id });
  }
}

/** Whether the stored funds are those that the responses reported, and the category counts match them. */
async function isConsistent({ client, ids }: SimulatedUser): Promise<boolean> {
  const { funds } = (await client.query("funds.list")).data as FundList;
  const categories = (await client.query("categories.list")).data as Category[];
  const counted = Map.groupBy(funds, ({ category }) => category);
  return (
    funds.length === ids.size &&
    funds.every(({ id }) => ids.has(id)) &&
    categories.every(({ name, count }) => count === (counted.get(name)?.length ?? 0))
  );
}

function percentiles(times: number[]): Omit<Latencies, "procedure"> {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
