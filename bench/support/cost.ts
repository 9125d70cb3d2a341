import { readFileSync } from "node:fs";
import { insertFunds } from "../../tests/support/data/insert-funds.ts";
import { fundInput, password } from "../../tests/support/api/api-client.ts";
import { registerUser } from "../../tests/support/api/sharing.ts";
import { requester, type Call } from "./requests.ts";
import { startServers } from "./servers.ts";

const concurrency = 8;

export type Cost = {
  procedure: string;
  /** CPU milliseconds per call. */
  worker: number;
  database: number;
  perSecond: number;
};

/** CPU time and throughput of calls by a user with 50 funds, on one worker and one database. */
export async function cost(): Promise<Cost[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const worker = await servers.worker(database.url);
    const owner = await registerUser(worker.url);
    await insertFunds(database.url, owner.id, 50);
    const client = requester(worker.url, concurrency);
    const read = (procedure: string): Call => ({
      path: `/api/trpc/${procedure}`,
      headers: { cookie: owner.cookie() },
    });
    const write = (procedure: string, input: unknown): Call => ({
      ...read(procedure),
      method: "POST",
      headers: {
        cookie: owner.cookie(),
        origin: worker.url,
        "content-type": "application/json",
      },
      body: JSON.stringify(input),
    });
    const measure = async (procedure: string, count: number, call: () => Call): Promise<Cost> => {
      await client.repeat(call, count / 4);
      const before = [worker.pid, database.pid()].map(processorTime);
      const started = performance.now();
      await client.repeat(call, count);
      const seconds = (performance.now() - started) / 1_000;
      const [inWorker = 0, inDatabase = 0] = [worker.pid, database.pid()].map(
        (pid, index) => (processorTime(pid) - (before[index] ?? 0)) / count,
      );
      return { procedure, worker: inWorker, database: inDatabase, perSecond: count / seconds };
    };
    return [
      await measure("auth.me", 2_000, () => read("auth.me")),
      await measure("funds.list", 2_000, () => read("funds.list")),
      await measure("funds.add", 800, () => write("funds.add", fundInput())),
      await measure("auth.login", 80, () => write("auth.login", { email: owner.email, password })),
    ];
  } finally {
    await servers.stop();
  }
}

/** CPU milliseconds that a process has used, in steps of ten. */
export function processorTime(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
  const fields = afterName.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
