import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { runHourlyOnce } from "./product/database/hourly-once.ts";
import { defaultDataFolder } from "./product/root.ts";
import type { SettingValues } from "./product/check-settings.ts";
import { readSettings } from "./product/settings.ts";

await runCommand(
  command("hourly", "Runs the hourly job once, for a running copy or your own server.")
    .option("--data <folder>", "the data folder of a running copy")
    .action(async ({ data }) => {
      await runHourlyOnce(await chooseSettings(data));
    }),
);

async function chooseSettings(folder: string | undefined): Promise<SettingValues> {
  const settings = readSettings();
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    // Required by the worker's settings, but not used by the job.
    return { APP_URL: "http://localhost", ...settings };
  }
  return { ...settings, ...(await requireRunning(folder ?? defaultDataFolder)).settings };
}
