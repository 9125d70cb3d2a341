import { command, runCommand } from "./product/command.ts";
import { readSettings, requireValid } from "./product/settings.ts";

await runCommand(
  command("check", "Checks all settings as a server would, and says what is wrong.").action(() => {
    const settings = readSettings();
    requireValid(settings);
    console.log("The settings are valid.");
    if (settings["RESEND_API_KEY"] === undefined) {
      console.log("RESEND_API_KEY is not set, so no mail is sent.");
    }
  }),
);
