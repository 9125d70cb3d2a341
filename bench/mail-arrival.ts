import { spawn } from "node:child_process";
import { once } from "node:events";
import { localPartFrom } from "../src/shared/inbox/address.ts";
import { maxFileBytes } from "../src/shared/inbox/limits.ts";
import { registerUser } from "../tests/support/api/sharing.ts";
import { largePdf, statementMail } from "../tests/support/data/mails.ts";
import { runSql } from "../tests/support/servers/run-sql.ts";
import type { TestWorker } from "../tests/support/servers/test-servers.ts";
import { median } from "./pairs.ts";
import { processorTime } from "./support/cost.ts";
import { startServers } from "./support/servers.ts";

export type ArrivalFigure = {
  name: string;
  /** CPU milliseconds a mail, in the worker and in one that only decodes, hashes, seals and stores the file. */
  worker: number;
  floor: number;
  ratio: number;
  atMost: number;
};

export type HoldFigure = {
  name: string;
  /** Milliseconds that another call waits at most while a mail arrives. */
  median: number;
  worst: number;
};

const mails = 12;
const secret = "inbox-secret-of-the-bench";
const domain = "in.bench.example";

/** What the arrival of a mail with a statement of 5 MB takes, and for how long it holds up others. */
export async function mailArrival(): Promise<{ cost: ArrivalFigure[]; holds: HoldFigure[] }> {
  const servers = await startServers({
    INBOX_DOMAIN: domain,
    INBOX_SECRET: secret,
    INBOX_AUTHSERV: "mx.test.example",
    SECRETS_KEY: "A".repeat(43),
  });
  try {
    const database = await servers.database();
    const [worker, bare] = [
      await servers.worker(database.url),
      await servers.bareWorker(database.url),
    ];
    await runSql(database.url, "create table bench_chunks (sealed text)");
    const address = () => newInbox(worker, database.url);
    const store = post(bare, null);
    const [measured, floor] = [[], []] as [number[], number[]];
    const holds: number[] = [];
    for (let count = 0; count <= mails; count += 1) {
      const took = await processorTimeOf(worker, post(worker, await address()));
      const least = await processorTimeOf(bare, store);
      holds.push(await longestWait(worker, await address()));
      if (count === 0) continue;
      measured.push(took);
      floor.push(least);
    }
    const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
    return {
      cost: [
        {
          name: "a mail of 5 MB / decoding, hashing, sealing and storing its file",
          worker: mean(measured),
          floor: mean(floor),
          ratio: mean(measured) / mean(floor),
          atMost: 1.5,
        },
      ],
      holds: [
        {
          name: "the longest wait of another call while one arrives",
          median: median(holds.slice(1)),
          worst: Math.max(...holds.slice(1)),
        },
      ],
    };
  } finally {
    await servers.stop();
  }
}

async function newInbox(worker: TestWorker, databaseUrl: string): Promise<string> {
  const { id } = await registerUser(worker.url);
  const local = localPartFrom(crypto.getRandomValues(new Uint8Array(15)));
  await runSql(
    databaseUrl,
    "insert into inbox_addresses (user_id, local_part, epoch, created_at) values (?, ?, 0, 1)",
    [id, local],
  );
  return `${local}@${domain}`;
}

const mail = statementMail(largePdf(maxFileBytes));

const post = (worker: TestWorker, address: string | null) => async () => {
  const response = await fetch(
    `${worker.url}${address === null ? "/mail" : `/api/inbox?to=${address}`}`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body: mail,
    },
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
  await response.arrayBuffer();
};

async function processorTimeOf({ pid }: TestWorker, step: () => Promise<void>): Promise<number> {
  const before = processorTime(pid);
  await step();
  return processorTime(pid) - before;
}

/** The mail is sent by another process, which does not hold up the calls of this one. */
async function longestWait({ url }: TestWorker, address: string): Promise<number> {
  const header = `Authorization: Bearer ${secret}`;
  const curl = spawn("curl", [
    "-sS",
    "--fail",
    "-H",
    header,
    "--data-binary",
    "@-",
    `${url}/api/inbox?to=${address}`,
  ]);
  curl.stdin.end(mail);
  const done = once(curl, "close");
  let longest = 0;
  while (curl.exitCode === null) {
    const started = performance.now();
    await (await fetch(`${url}/api/openapi.json`, { method: "HEAD" })).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
  }
  const [status]: unknown[] = await done;
  if (status !== 0) throw new Error(`curl ended with status ${String(status)}`);
  return longest;
}
