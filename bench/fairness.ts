import { performance } from "node:perf_hooks";
import type { RegisteredUser } from "../tests/support/api/sharing.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import {
  insertAtLimits,
  insertHistoriesAtLimit,
  largestFund,
} from "../tests/support/data/insert-at-limits.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { startServers } from "./support/servers.ts";

const rounds = 200;
const concurrency = 8;
const maxRatio = 3;

type FairnessFigure = {
  name: string;
  measured: number;
  baseline: number;
  ratio: number;
  atMost: number;
};

/** How much longer a user's list takes while another one, who has all that is allowed, asks for something expensive. */
export async function fairness(): Promise<FairnessFigure[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const { url } = await servers.worker(database.url);
    const [other, expensive] = [await registerUser(url), await registerUser(url)];
    await insertFunds(database.url, other.id, 15);
    await insertAtLimits(database.url, expensive.id);
    await insertHistoriesAtLimit(database.url);
    const list = () => medianOf(() => other.query("funds.list"));
    await list();
    const figures: FairnessFigure[] = [];
    for (const [name, call] of Object.entries(expensiveCalls)) {
      const baseline = await list();
      const measured = await duringCalls(() => call(expensive), list);
      const ratio = measured / baseline;
      figures.push({ name, measured, baseline, ratio, atMost: maxRatio });
    }
    return figures;
  } finally {
    await servers.stop();
  }
}

const expensiveCalls: Record<string, (user: RegisteredUser) => Promise<{ status: number }>> = {
  "portfolio.performance": (user) => user.query("portfolio.performance"),
  "portfolio.history": (user) => user.query("portfolio.history", {}),
  "transactions.list": (user) => user.query("transactions.list", { fundId: largestFund }),
  "imports.ledgers": (user) => user.query("imports.ledgers", {}),
};

/** Each caller asks again as soon as it has its answer. */
async function duringCalls<Result>(
  call: () => Promise<{ status: number }>,
  measure: () => Promise<Result>,
): Promise<Result> {
  const end = new AbortController();
  const repeat = async () => {
    while (!end.signal.aborted) {
      const { status } = await call();
      if (status !== 200 && status !== 429) throw new Error(`status ${status}`);
    }
  };
  const callers = Array.from({ length: concurrency }, repeat);
  const result = await measure();
  end.abort();
  await Promise.all(callers);
  return result;
}

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[rounds / 2] ?? 0;
}
