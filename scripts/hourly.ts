import { runHourly } from "../src/server/hourly.ts";
import { requireCurrentList } from "../src/server/nav/require-current-list.ts";
import { CliError, shortReason } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { defaultDataFolder } from "./product/root.ts";
import { readSettings, type SettingValues } from "./product/settings.ts";

await runCommand(
  command("hourly", "Runs the hourly job once, for a running copy or your own server.")
    .option("--data <folder>", "the data folder of a running copy")
    .action(async ({ data }) => {
      const listDate = await runHourly(await chooseSettings(data)).catch((error: unknown) => {
        throw new CliError(shortReason(error));
      });
      requireCurrentList(listDate);
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
