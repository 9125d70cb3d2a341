import { performance } from "node:perf_hooks";
import { insertHistoriesAtLimit } from "../tests/support/data/insert-at-limits.ts";
import { thingsAtLimits } from "../tests/support/api/things-at-limits.ts";
import { calls, type Procedure, type Resources } from "../tests/support/api/procedures.ts";
import {
  inputAtLimits,
  procedureOrder,
  refusalsAtLimits,
} from "../tests/support/api/walk-at-limits.ts";
import { megabytesOf } from "../tests/support/memory/process-memory.ts";
import { startServers } from "./support/servers.ts";

const senders = 10;
const files = [
  "data.json",
  "funds.csv",
  "transactions.csv",
  "portfolio-performance.csv",
  "ghostfolio.json",
];
/** Milliseconds between two looks at the worker's memory. */
const sampling = 20;

type Call = { name: string; path: string; body?: unknown; status: number };
export type AtLimits = {
  name: string;
  status: number;
  time: number;
  megabytes: number;
  peak: number;
};

/** Each procedure and download for a user who has nearly all that is allowed, one by one with nobody else. */
export async function limits(): Promise<{ rows: AtLimits[]; isAsExpected: boolean }> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const { url, pid } = await servers.worker(database.url);
    const things = await thingsAtLimits({ baseUrl: url, databaseUrl: database.url }, { senders });
    const { owner } = things;
    await insertHistoriesAtLimit(database.url);
    const procedures = procedureOrder.map((procedure) => callOf(procedure, things));
    const allCalls: Call[] = [
      {
        name: "portfolio.history of all funds",
        path: "/api/trpc/portfolio.history?input=%7B%7D",
        status: 200,
      },
      ...files.map((name) => ({ name, path: `/api/account/${name}`, status: 200 })),
      ...procedures,
    ];
    const cookies = new Map([["fundbook", owner.cookie()]]);
    const rows: AtLimits[] = [];
    let isAsExpected = true;
    // Its data are in the database's cache, and the code is loaded.
    await owner.query("funds.list");
    for (const call of allCalls) {
      const row = await measure(url, pid, cookies, call);
      rows.push(row);
      if (row.status !== call.status) isAsExpected = false;
    }
    return { rows, isAsExpected };
  } finally {
    await servers.stop();
  }
}

/** Unlike in the tests, the token sync is configured. */
const refusals = { ...refusalsAtLimits, "auth.syncToken": 200 };

function callOf(procedure: Procedure, things: Resources): Call {
  const input = inputAtLimits(procedure, things);
  const call = { name: procedure, status: refusals[procedure] ?? 200 };
  const path = `/api/trpc/${procedure}`;
  if (calls[procedure].kind === "mutate") return { ...call, path, body: input ?? null };
  if (input === undefined) return { ...call, path };
  return { ...call, path: `${path}?input=${encodeURIComponent(JSON.stringify(input))}` };
}

async function measure(
  url: string,
  pid: number,
  cookies: Map<string, string>,
  { name, path, body }: Call,
): Promise<AtLimits> {
  let peak = megabytesOf(pid);
  const sampler = setInterval(() => {
    peak = Math.max(peak, megabytesOf(pid));
  }, sampling);
  const start = performance.now();
  const response = await fetch(`${url}${path}`, {
    headers: {
      cookie: [...cookies.values()].join("; "),
      origin: url,
      "content-type": "application/json",
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  for (const header of response.headers.getSetCookie()) {
    const [cookie = ""] = header.split(";");
    cookies.set(cookie.split("=")[0] ?? "", cookie);
  }
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += part.length;
  const time = performance.now() - start;
  clearInterval(sampler);
  return { name, status: response.status, time, megabytes: bytes / 1e6, peak };
}
