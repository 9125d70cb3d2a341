import type { Category } from "../src/shared/funds/categories/schema.ts";
import type { FundList } from "../src/shared/funds/schema.ts";
import type { TransactionList } from "../src/shared/transactions/schema.ts";
import { packNewest } from "../src/server/history/store-history.ts";
import { openDatabase } from "../src/server/platform/db/client.ts";
import { addTransaction } from "../tests/support/api/ledgers.ts";
import { registerRecipient } from "../tests/support/api/sharing.ts";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { insertHistory } from "../tests/support/data/insert-history.ts";
import { insertLedger } from "../tests/support/data/insert-ledgers.ts";
import { madeHistory } from "../tests/support/servers/history-source.ts";
import { act, ledgerFundId, type Call, type Kind, type SimulatedUser } from "./load-actions.ts";
import { megabytesOf } from "../tests/support/memory/process-memory.ts";
import { startServers } from "./support/servers.ts";

const sessions = 200;
const seconds = Number(process.env["FUNDBOOK_LOAD_SECONDS"] ?? 60);
/** Average milliseconds between two actions of a user. */
const pause = 1_000;
/** Of each user at the beginning: funds of totals, and purchases of the fund with transactions. */
const [fundsEach, purchases] = [15, 60];
/** Milliseconds of 99 in 100 calls. */
const atMost: Record<Kind, number> = { query: 100, mutate: 300 };

export type Latencies = { procedure: string; calls: number } & Record<
  "p50" | "p95" | "p99" | "max",
  number
> & { "at most": number };
export type Load = {
  latencies: Latencies[];
  /** Responses other than 200, as procedure and status. */
  errors: string[];
  /** How many users ended with other funds or category counts than the responses had reported. */
  inconsistentUsers: number;
  /** Megabytes of memory of the worker and the database, sampled six times. */
  memory: { after: number; worker: number; database: number }[];
};

/** 200 concurrent users, each reading, changing, importing and sharing their own funds and transactions. */
export async function load(): Promise<Load> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const worker = await servers.worker(database.url);
    await insertHistory(database.url, "900002", madeHistory("900002", "2006-04-01", "2026-08-18"));
    await packNewest({
      db: openDatabase({ url: database.url, authToken: undefined, timeout: 30_000 }),
    });
    const users: SimulatedUser[] = [];
    for (let count = 0; count < sessions; count += 1) {
      users.push(await newUser(worker.url, database.url));
    }
    const durations = new Map<string, { kind: Kind; times: number[] }>();
    const errors: string[] = [];
    const call: Call = async ({ client }, kind, procedure, input) => {
      const started = performance.now();
      const { status, data } = await client[kind](procedure, input);
      const timed = durations.get(procedure) ?? { kind, times: [] };
      timed.times.push(performance.now() - started);
      durations.set(procedure, timed);
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
      latencies: [...durations].map(([procedure, { kind, times }]) => ({
        procedure,
        ...percentiles(times),
        "at most": atMost[kind],
      })),
      errors,
      inconsistentUsers: consistent.filter((isRight) => !isRight).length,
      memory,
    };
  } finally {
    await servers.stop();
  }
}

async function newUser(url: string, databaseUrl: string): Promise<SimulatedUser> {
  const client = await registerRecipient(url);
  await insertFunds(databaseUrl, client.id, fundsEach);
  await insertLedger(databaseUrl, client.id, { fundId: ledgerFundId, count: purchases });
  const { funds } = (await client.query("funds.list")).data as FundList;
  const ids = funds.map(({ id }) => id).filter((id) => id !== ledgerFundId);
  // So that there is something to tax.
  const sale = { type: "redemption", date: "2025-06-02", units: 100, amount: 9_000, nav: 90 };
  await addTransaction(client, { fundId: ledgerFundId, ...sale });
  return {
    client,
    funds: new Set(ids),
    transactions: new Set(),
    imported: null,
    sharedWith: null,
  };
}

/** Whether what is stored is what the responses reported, and the category counts match it. */
async function isConsistent({
  client,
  funds: known,
  transactions: added,
  imported,
}: SimulatedUser): Promise<boolean> {
  const { funds } = (await client.query("funds.list")).data as FundList;
  const categories = (await client.query("categories.list")).data as Category[];
  const { transactions } = (await client.query("transactions.list", { fundId: ledgerFundId }))
    .data as TransactionList;
  const counted = Map.groupBy(funds, ({ category }) => category);
  const ids = [...known, ledgerFundId];
  return (
    funds.length === ids.length + (imported === null ? 0 : 1) &&
    ids.every((id) => funds.some((fund) => fund.id === id)) &&
    transactions.length === purchases + 1 + added.size &&
    [...added].every((id) => transactions.some((stored) => stored.id === id)) &&
    categories.every(({ name, count }) => count === (counted.get(name)?.length ?? 0))
  );
}

function percentiles(times: number[]) {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
