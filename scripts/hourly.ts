import { join } from "node:path";
import { runHourly } from "../src/server/hourly.ts";
import { readCommandLine } from "./product/command-line.ts";
import { readSettingsFile } from "./product/data-folder.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { runningCopy } from "./product/running-copy.ts";
import { runUntilStopped } from "./product/run-until-stopped.ts";
import {
  environmentSettings,
  readSettings,
  requireValid,
  type SettingValues,
} from "./product/settings.ts";

const root = join(import.meta.dirname, "..");

/** The hourly job, once: for a running copy, or for a server of one's own, where a timer starts it. */
await runUntilStopped({
  async run() {
    const { data } = readCommandLine({
      args: process.argv.slice(2),
      options: { data: { type: "string" } },
    }).values;
    const settings = chosenSettings(data);
    requireValid(settings);
    await runHourly(settings).catch((error: unknown) => {
      // Its log says why.
      throw new PlainFailure(error instanceof Error ? error.message : String(error));
    });
  },
  stop: async () => {},
});

function chosenSettings(folder: string | undefined): SettingValues {
  const settings = readSettings(root, process.env);
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    // Required of the worker; the job makes no page and no mail.
    return { APP_URL: "http://localhost", ...settings };
  }
  const { data } = runningCopy(folder ?? join(root, ".data"));
  const running = readSettingsFile(data);
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = running;
  return {
    ...running,
    ...environmentSettings(process.env),
    ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    ...(DATABASE_AUTH_TOKEN !== undefined && { DATABASE_AUTH_TOKEN }),
  };
}
