import { join } from "node:path";
import { runHourly } from "../src/server/hourly.ts";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import {
  environmentSettings,
  readSettings,
  requireValid,
  type SettingValues,
} from "./product/settings.ts";

const root = join(import.meta.dirname, "..");

await runCommand(
  command("hourly", "Runs the hourly job once, for a running copy or an own server.")
    .option("--data <folder>", "the data folder of a running copy")
    .action(async ({ data }) => {
      const settings = await chooseSettings(data);
      requireValid(settings);
      await runHourly(settings).catch((error: unknown) => {
        // The job's own log says why.
        throw new CliError(error instanceof Error ? error.message : String(error));
      });
    }),
);

async function chooseSettings(folder: string | undefined): Promise<SettingValues> {
  const settings = readSettings(root, process.env);
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    // Required of the worker; the job makes no page and no mail.
    return { APP_URL: "http://localhost", ...settings };
  }
  const { settings: running } = await requireRunning(folder ?? join(root, ".data"));
  const { DATABASE_URL = "", DATABASE_AUTH_TOKEN } = running;
  return {
    ...running,
    ...environmentSettings(process.env),
    DATABASE_URL,
    ...(DATABASE_AUTH_TOKEN !== undefined && { DATABASE_AUTH_TOKEN }),
  };
}
