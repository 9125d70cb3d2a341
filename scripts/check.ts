import { describeSettings, requireValid } from "./product/check-settings.ts";
import { command, runCommand } from "./product/command.ts";
import { readSettings, settingSources } from "./product/settings.ts";

await runCommand(
  command("check", "Checks all settings as a server would, and says what is wrong.").action(() => {
    const settings = readSettings();
    requireValid(settings, settingSources());
    console.log(describeSettings(settings, "no mail is sent"));
  }),
);
