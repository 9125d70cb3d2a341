import { command, runCommand } from "./product/command.ts";
import { readSettings, requireValid } from "./product/settings.ts";

await runCommand(
  command("check", "Checks all settings as a server would, and says what is wrong.").action(() => {
    const settings = readSettings();
    requireValid(settings);
    console.log("The settings are valid.");
    if (settings["RESEND_API_KEY"] === undefined && settings["SMTP_URL"] === undefined) {
      console.log("Neither SMTP_URL nor RESEND_API_KEY is set, so no mail is sent.");
    }
  }),
);
