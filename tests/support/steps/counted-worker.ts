import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { newPushKey } from "../../../scripts/product/secrets-key.ts";
import { missing } from "../../../src/shared/missing.ts";
import { startTestServers } from "../servers/test-servers.ts";
import { noHistorySource } from "../servers/test-product.ts";
import type { Answer, Question, Work } from "./step-server.ts";

export type CountedWorker = {
  url: string;
  databaseUrl: string;
  /**
   * What a call takes. One that hangs, or takes more than `most` steps, is cut off: the worker ends.
   * @throws Error where the worker has ended
   */
  workOf: <Result>(
    call: () => Promise<Result>,
    most?: number,
  ) => Promise<Work & { result: Result }>;
  /** What a job, by its trigger, takes. */
  workOfJob: (cron: string) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** Milliseconds: a call that takes longer is cut off. */
const longestCall = 60_000;

/** The built worker in a process of Node that counts its steps, on a database that counts the rows that it reads. */
export async function startCountedWorker(
  unit: "steps" | "time" = "steps",
  settings: Record<string, string> = {},
): Promise<CountedWorker> {
  const servers = await startTestServers();
  const adminPort = await freePort();
  const database = await servers.database("counted", [
    "--admin-listen-addr",
    `127.0.0.1:${adminPort}`,
  ]);
  await applyMigrations({ url: database.url, authToken: undefined });
  const child = fork(
    join(import.meta.dirname, "step-server.ts"),
    [
      join(servers.built, "index.js"),
      unit,
      `http://127.0.0.1:${adminPort}/v1/namespaces/default/stats`,
    ],
    {
      // As structures, among which are maps.
      serialization: "advanced",
      env: {
        AMFI_NAV_URL: "http://127.0.0.1:9/",
        ...noHistorySource,
        DATABASE_URL: database.url,
        RATE_LIMITS: "off",
        TOKEN_SYNC_PATH: "/sync",
        INBOX_DOMAIN: "in.test.example",
        SECRETS_KEY: "A".repeat(43),
        PUSH_KEY: newPushKey(),
        ...settings,
      },
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  let said = "";
  child.stderr
    ?.setEncoding("utf8")
    .on("data", (text: string) => (said = (said + text).slice(-2_000)));
  const ended = new AbortController();
  child.once("close", (code, signal) =>
    ended.abort(new Error(`The worker has ended (${signal ?? code}): ${said}`)),
  );
  const nextMessage = async <Message>(): Promise<Message> => {
    const [message]: Message[] = await once(child, "message", { signal: ended.signal });
    return message ?? missing();
  };
  const url = await nextMessage<string>();
  const ask = async (question: Question): Promise<Answer> => {
    child.send(question);
    return nextMessage<Answer>();
  };
  return {
    url,
    databaseUrl: database.url,
    async workOf(call, most) {
      await ask({ most });
      const watch = setTimeout(() => child.kill("SIGKILL"), longestCall);
      const result = await call();
      const { work } = await ask({});
      clearTimeout(watch);
      return { ...work, result };
    },
    async workOfJob(cron) {
      await ask({});
      return ask({ cron });
    },
    async stop() {
      child.kill("SIGKILL");
      await servers.stop();
    },
  };
}
