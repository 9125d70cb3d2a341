import { join } from "node:path";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { navStatus } from "../../src/server/schemes/nav-status.ts";
import { startProcess, type ManagedProcess } from "./managed-process.ts";
import { shortReason } from "./plain-failure.ts";
import type { Product } from "./product.ts";
import { describeList } from "./scheme-list.ts";
import { readableLogLine } from "./worker-log.ts";

const hour = 60 * 60 * 1000;
const longestRead = 10_000;

type JobOptions = {
  root: string;
  product: Pick<Product, "settings" | "databaseUrl" | "databaseAuthToken" | "hourlyLog" | "note">;
  say: (line: string) => void;
  /** Nothing is cached and no source answers. */
  onEmpty: () => Promise<void>;
};

/**
 * Does the hourly job now and on every hour: outside Cloudflare nothing else starts it. What came of the scheme list
 * is one line, said again only when it changes.
 */
export function startHourlyJob(options: JobOptions): { stop: () => Promise<void> } {
  let lastSaid = "";
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: ManagedProcess | undefined;
  const job = async (): Promise<void> => {
    const outcome = await runOnce(options, (process) => {
      running = process;
      if (isStopped) void process.stop();
    });
    if (isStopped) return;
    if (outcome.said !== lastSaid) options.say(outcome.said);
    lastSaid = outcome.said;
    if (outcome.isEmpty) await options.onEmpty();
  };
  // One at a time: a job that takes longer than an hour is not joined by the next.
  const scheduleNext = () => {
    timer = setTimeout(() => void runAndSchedule(), untilNextHour(Date.now())).unref();
  };
  const runAndSchedule = async (): Promise<void> => {
    await job().catch((error: unknown) =>
      options.say(`The hourly job failed (${shortReason(error)}).`),
    );
    if (!isStopped) scheduleNext();
  };
  const first = runAndSchedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running?.stop();
      await first;
    },
  };
}

export const untilNextHour = (now: number): number => hour - (now % hour);

type Outcome = { said: string; isEmpty: boolean };

async function runOnce(
  { root, product, say }: JobOptions,
  onStart: (process: ManagedProcess) => void,
): Promise<Outcome> {
  try {
    const job = await startProcess({
      name: "The hourly job",
      command: process.execPath,
      args: [join(root, "scripts/hourly.ts")],
      env: { ...process.env, ...product.settings },
      logFile: product.hourlyLog,
      onLine: (line) => {
        const readable = readableLogLine(line);
        if (readable !== null) say(readable);
      },
    });
    product.note(job.pid);
    onStart(job);
    const how = await job.exited;
    if (how !== "exit code 0") throw new Error(`the hourly job failed; see ${product.hourlyLog}`);
    return await outcomeFrom(product);
  } catch (error) {
    const said = `The scheme list could not be fetched (${shortReason(error)}).`;
    return { said, isEmpty: false };
  }
}

async function outcomeFrom({
  databaseUrl: url,
  databaseAuthToken: authToken,
}: JobOptions["product"]): Promise<Outcome> {
  const status = await navStatus({ db: openDatabase({ url, authToken, timeout: longestRead }) });
  const isCached = status.schemes > 0;
  if (status.refusal === null) {
    return { said: `Scheme list: ${describeList(status)}.`, isEmpty: !isCached };
  }
  const kept = isCached ? `; the one from before stays: ${describeList(status)}` : "";
  return {
    said: `The scheme list could not be fetched (${status.refusal.reason})${kept}.`,
    isEmpty: !isCached,
  };
}
