import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { insertFunds } from "../tests/support/data/insert-funds.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { megabytesOf } from "../tests/support/memory/process-memory.ts";
import { requester } from "./support/requests.ts";
import { startServers } from "./support/servers.ts";

export type Footprint = {
  /** Kilobytes of the worker's code and its lists of words, plain and gzipped. */
  script: number;
  gzipped: number;
  /** Milliseconds from the start of workerd to the first response. */
  start: number;
  /** Megabytes of memory after the first response, and after 5,000 calls of funds.list with 50 funds. */
  memory: { first: number; worked: number };
};

/** Code size, start time and memory of the worker. */
export async function footprint(): Promise<Footprint> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const started = performance.now();
    const worker = await servers.worker(database.url);
    const start = performance.now() - started;
    const first = megabytesOf(worker.pid);
    const owner = await registerUser(worker.url);
    await insertFunds(database.url, owner.id, 50);
    const headers = { cookie: owner.cookie() };
    await requester(worker.url, 8).repeat({ path: "/api/trpc/funds.list", headers }, 5_000);
    const code = readdirSync(servers.built)
      .filter((name) => /\.(js|wasm|txt)$/.test(name))
      .map((name) => readFileSync(join(servers.built, name)));
    return {
      script: kilobytes(code),
      gzipped: kilobytes(code.map((file) => gzipSync(file, { level: 9 }))),
      start,
      memory: { first, worked: megabytesOf(worker.pid) },
    };
  } finally {
    await servers.stop();
  }
}

const kilobytes = (files: Buffer[]): number =>
  files.reduce((sum, { length }) => sum + length, 0) / 1_000;
