import type { SettingValues } from "./check-settings.ts";
import { findRunning, requireRunning } from "./data-folder.ts";
import { installation } from "./installation.ts";
import { readSettings } from "./settings.ts";

/** The settings of a deployment's hourly job, or those of the product that runs on a data folder. */
export async function jobSettings(folder: string | undefined): Promise<SettingValues> {
  const settings = readSettings();
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    // Required by the worker's settings, but not used by the job.
    return { APP_URL: "http://localhost", ...settings, ...(await runningOnSameDatabase(settings)) };
  }
  const running = await requireRunning(folder ?? installation.dataFolder);
  return { ...settings, ...running.settings };
}

/** The settings of the product that runs on the default data folder, where it has the same database: with its queue. */
export async function runningOnSameDatabase(
  settings: SettingValues,
): Promise<SettingValues | undefined> {
  const running = (await findRunning(installation.dataFolder))?.settings;
  return running?.["DATABASE_URL"] === settings["DATABASE_URL"] ? running : undefined;
}
