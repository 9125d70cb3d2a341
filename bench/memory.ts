import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CliError, shortReason } from "../scripts/product/cli-error.ts";
import { applyMigrations } from "../scripts/product/database/migrations.ts";
import { peaksInTrace } from "../tests/support/memory/gc-trace.ts";
import { heaviestWork } from "../tests/support/memory/heaviest-work.ts";
import { startListSource } from "../tests/support/memory/list-source.ts";
import { greedyWorker, limitedProduct } from "../tests/support/memory/limited-worker.ts";
import { megabytesOf, peakOf, resetPeak } from "../tests/support/memory/process-memory.ts";
import { startTestServers } from "../tests/support/servers/test-servers.ts";

/** Megabytes that V8's heap may have; the smallest number with which all works succeed is found by this. */
const maxHeap = Number(process.env["FUNDBOOK_HEAP"] ?? 64);

export type Peak = {
  name: string;
  time: number;
  /** Megabytes. */
  heap: number;
  /** Buffers and WebAssembly. */
  outside: number;
  isolate: number;
  /** Of an isolate of Workers. */
  atMost: number;
  /** Of the process, more than with an empty worker. */
  process: number;
};

/** The most memory that each work takes, each in a process of its own. */
export async function memoryPeaks(): Promise<Peak[]> {
  const servers = await startTestServers();
  const source = await startListSource();
  try {
    const database = await servers.database("database");
    await applyMigrations({ url: database.url, authToken: undefined });
    const settings = { DATABASE_URL: database.url, RATE_LIMITS: "off", ...source.settings };
    const empty = await servers.worker(settings, greedyWorker(servers, maxHeap));
    const ofWorkerd = megabytesOf(empty.pid);
    const limited = limitedProduct(servers, maxHeap);
    const log = join(servers.folder, "log/server.log");
    let worker = await servers.worker(settings, limited);
    const works = heaviestWork({
      url: () => worker.url,
      databaseUrl: database.url,
      changeNavs: source.changeNavs,
    });
    const peaks: Peak[] = [];
    for (const { name, prepare, run } of works) {
      await worker.stop();
      rmSync(log);
      worker = await servers.worker(settings, limited);
      await prepare?.();
      resetPeak(worker.pid);
      const start = performance.now();
      await run().catch((error: unknown) => {
        throw new CliError(`With a heap of ${maxHeap} MB, ${name} failed (${shortReason(error)}).`);
      });
      const time = performance.now() - start;
      const { heap, outside } = peaksInTrace(readFileSync(log, "utf8"));
      const process = peakOf(worker.pid) - ofWorkerd;
      peaks.push({ name, time, heap, outside, isolate: heap + outside, atMost: 128, process });
    }
    return peaks;
  } finally {
    await servers.stop();
    await source.stop();
  }
}
