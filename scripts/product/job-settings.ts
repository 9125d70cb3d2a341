import type { SettingValues } from "./check-settings.ts";
import { requireRunning } from "./data-folder.ts";
import { defaultDataFolder } from "./root.ts";
import { readSettings } from "./settings.ts";

/** The settings of a deployment's hourly job, or those of the product that runs on a data folder. */
export async function jobSettings(folder: string | undefined): Promise<SettingValues> {
  const settings = readSettings();
  if (folder === undefined && settings["DATABASE_URL"] !== undefined) {
    // Required by the worker's settings, but not used by the job.
    return { APP_URL: "http://localhost", ...settings };
  }
  return { ...settings, ...(await requireRunning(folder ?? defaultDataFolder)).settings };
}
