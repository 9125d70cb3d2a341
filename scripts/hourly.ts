import { join } from "node:path";
import { runHourly } from "../src/server/hourly.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import { readSettings, requireValid } from "./product/settings.ts";

/** What the worker's cron does, for a server of one's own: workerd has no cron. */
await runUntilStopped({
  async run() {
    const settings = readSettings(join(import.meta.dirname, ".."), process.env);
    requireValid(settings);
    await runHourly(settings).catch((error: unknown) => {
      // Its log says why.
      throw new PlainFailure(error instanceof Error ? error.message : String(error));
    });
  },
  stop: async () => {},
});
