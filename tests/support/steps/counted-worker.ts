import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { startTestServers } from "../servers/test-servers.ts";
import { noHistorySource } from "../servers/test-product.ts";
import type { Counted } from "./count-steps.ts";
import type { Question } from "./step-server.ts";

export type Work = Counted & {
  /** Rows that the database read. */
  rows: number;
};

export type CountedWorker = {
  url: string;
  databaseUrl: string;
  /** What a call, or a job by its trigger, takes. A call that hangs is cut off by the end of the worker. */
  workOf: <Result>(call: () => Promise<Result>) => Promise<Work & { result: Result }>;
  workOfJob: (cron: string) => Promise<Work>;
  /** Forgets what was done since the last call that was measured. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Milliseconds: a call that takes longer is cut off. */
const longestCall = 60_000;

/** The built worker in a process of Node that counts its steps, on a database that counts the rows that it reads. */
export async function startCountedWorker(unit: "steps" | "time" = "steps"): Promise<CountedWorker> {
  const servers = await startTestServers();
  const [port, adminPort] = [await freePort(), await freePort()];
  const database = await servers.database("counted", [
    "--admin-listen-addr",
    `127.0.0.1:${adminPort}`,
  ]);
  await applyMigrations({ url: database.url, authToken: undefined });
  const url = `http://localhost:${port}`;
  const child = fork(
    join(import.meta.dirname, "step-server.ts"),
    [join(servers.built, "index.js"), String(port), unit],
    {
      env: {
        APP_URL: url,
        AMFI_NAV_URL: "http://127.0.0.1:9/",
        ...noHistorySource,
        DATABASE_URL: database.url,
        RATE_LIMITS: "off",
        TOKEN_SYNC_PATH: "/sync",
      },
      execArgv: [],
    },
  );
  await once(child, "message");
  const ask = async (question: Question): Promise<Counted> => {
    child.send(question);
    const [counted]: Counted[] = await once(child, "message");
    return counted ?? { steps: Number.NaN, longest: Number.NaN };
  };
  const readRows = async (): Promise<number> => {
    const stats = await fetch(`http://127.0.0.1:${adminPort}/v1/namespaces/default/stats`);
    const { rows_read_count: rows }: { rows_read_count: number } = JSON.parse(await stats.text());
    return rows;
  };
  let rowsBefore = 0;
  const newRows = async (): Promise<number> => {
    const rows = await readRows();
    const more = rows - rowsBefore;
    rowsBefore = rows;
    return more;
  };
  return {
    url,
    databaseUrl: database.url,
    async workOf(call) {
      const watch = setTimeout(() => child.kill("SIGKILL"), longestCall);
      const result = await call();
      const counted = await ask("counted");
      clearTimeout(watch);
      return { ...counted, rows: await newRows(), result };
    },
    async workOfJob(cron) {
      const counted = await ask({ cron });
      return { ...counted, rows: await newRows() };
    },
    async startAgain() {
      await ask("counted");
      await newRows();
    },
    async stop() {
      child.kill("SIGKILL");
      await servers.stop();
    },
  };
}
