import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { makeInvitation } from "./product/database/invitation.ts";
import { findRunning } from "./product/data-folder.ts";
import { installation } from "./product/installation.ts";
import { readSettings } from "./product/settings.ts";

await runCommand(
  command("invite", "Prints a link that lets one person sign up, where SIGN_UP is invited.")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ data }) => {
      const appUrl = await publicAddress(data);
      console.log(await makeInvitation(await chooseDatabase(data), appUrl));
    }),
);

async function publicAddress(folder: string | undefined): Promise<string> {
  const { APP_URL, DATABASE_URL } = readSettings();
  if (APP_URL !== undefined) return APP_URL;
  if (folder !== undefined || DATABASE_URL === undefined) {
    const run = await findRunning(folder ?? installation.dataFolder);
    if (run !== null) return run.settings["APP_URL"] ?? run.url;
  }
  throw new CliError("Set APP_URL to the address of the site, or start the product first.");
}
