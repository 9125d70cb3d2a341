import { createApp } from "./app.ts";
import { serveWriteLock } from "./platform/db/serve-write-lock.ts";
import { createServices } from "./services.ts";
import type { Bindings } from "./platform/env.ts";
import { requireCurrentList } from "./nav/require-current-list.ts";
import { runHourly } from "./hourly.ts";

const limits = { timeout: 4_000, queryTimeout: 2_000 };

const app = createApp((bindings, log, waitUntil) =>
  createServices(bindings, log, { ...limits, waitUntil }),
);

export const WriteLock = serveWriteLock;

type Run = { waitUntil: (work: Promise<unknown>) => void };

export default {
  fetch: app.fetch,
  async scheduled(_event: unknown, bindings: Bindings, run: Run): Promise<void> {
    requireCurrentList(await runHourly(bindings, { waitUntil: (work) => run.waitUntil(work) }));
  },
};
