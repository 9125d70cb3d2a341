import { requireAlertUrl } from "./product/alert.ts";
import { describeSettings } from "./product/check-settings.ts";
import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { databaseOf } from "./product/database/database-client.ts";
import { reportAddresses } from "./product/database/address-report.ts";
import { reportJob } from "./product/database/job-report.ts";
import { reportPasskeys } from "./product/database/passkey-report.ts";
import { ownSetting, readSettings, requireValidSettings } from "./product/settings.ts";

await runCommand(
  command("check", "Checks all settings as a server would, and says how the last hourly job went.")
    .option("--data <folder>", "the data folder of a running copy")
    .action(async ({ data }) => {
      const running = data === undefined ? null : await requireRunning(data);
      const settings = { ...readSettings(), ...running?.settings };
      requireValidSettings(settings);
      requireAlertUrl(ownSetting("ALERT_URL"));
      console.log(describeSettings(settings, "no mail is sent"));
      if (!settings["PUSH_KEY"])
        console.log("PUSH_KEY is not set, so devices get no notifications.");
      const database = databaseOf(settings);
      console.log(await reportJob(database));
      const { APP_URL = "http://localhost" } = settings;
      for (const sentence of await reportPasskeys(database, APP_URL)) console.log(sentence);
      for (const sentence of await reportAddresses(database)) console.log(sentence);
    }),
);
