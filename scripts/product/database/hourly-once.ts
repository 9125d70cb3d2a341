import { runHourly } from "../../../src/server/hourly.ts";
import { requireCurrentList } from "../../../src/server/schemes/require-current-list.ts";
import type { SettingValues } from "../check-settings.ts";
import { CliError, shortReason } from "../cli-error.ts";

/** Runs the hourly job. @throws CliError where it fails, OperatorError where the scheme list is too old afterwards */
export async function runHourlyOnce(
  settings: SettingValues,
  options: { trustClock: boolean },
): Promise<void> {
  const listDate = await runHourly(settings, options).catch((error: unknown) => {
    throw new CliError(shortReason(error));
  });
  requireCurrentList(listDate);
}
