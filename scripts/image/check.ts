import { requireAlertUrl } from "../product/alert.ts";
import { describeSettings } from "../product/check-settings.ts";
import { command, runCommand } from "../product/command.ts";
import { findRunning } from "../product/data-folder.ts";
import { databaseOf } from "../product/database/database-client.ts";
import { reportJob } from "../product/database/job-report.ts";
import { ownSetting, readSettings, requireValidSettings } from "../product/settings.ts";
import { installation } from "./installation.ts";

await runCommand(
  command(
    "check",
    "Checks all settings as the server would, and says how the last hourly job went.",
  ).action(async () => {
    const settings = readSettings();
    // The command serve sets these two itself, so they may be missing here.
    const defaults = { APP_URL: "http://localhost", DATABASE_URL: "http://localhost" };
    requireValidSettings({ ...defaults, ...settings });
    requireAlertUrl(ownSetting("ALERT_URL"));
    console.log(describeSettings(settings, "mails are files in the outbox"));
    const running = await findRunning(installation.dataFolder);
    if (running !== null) console.log(await reportJob(databaseOf(running.settings)));
  }),
);
