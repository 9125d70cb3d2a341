import { invitationAddress, invitationDays } from "../src/shared/auth/invitation.ts";
import { insertOperatorInvitation } from "../src/server/auth/queries/invitations.ts";
import { openDatabase } from "../src/server/platform/db/client.ts";
import { hashText } from "../src/server/platform/encoding.ts";
import { newToken } from "../src/server/platform/token.ts";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { findRunning, openDataFolder } from "./product/data-folder.ts";
import { defaultDataFolder } from "./product/root.ts";
import { readSettings } from "./product/settings.ts";

/** Milliseconds. */
const timeout = 30_000;

await runCommand(
  command("invite", "Prints a link that lets one person sign up, where SIGN_UP is invited.")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ data }) => {
      const origin = new URL(await publicAddress(data)).origin;
      const db = openDatabase({ ...(await chooseDatabase(data)), timeout });
      const token = newToken();
      await db.writes.batch([insertOperatorInvitation(db, await hashText(token), new Date())]);
      console.log(invitationAddress(origin, token));
      console.log(`It works once, for ${invitationDays} days. It is not shown again.`);
    }),
);

async function publicAddress(folder: string | undefined): Promise<string> {
  const { APP_URL, DATABASE_URL } = readSettings();
  if (APP_URL !== undefined) return APP_URL;
  if (folder !== undefined || DATABASE_URL === undefined) {
    const run = await findRunning(openDataFolder(folder ?? defaultDataFolder));
    if (run !== null) return run.url;
  }
  throw new CliError("Set APP_URL to the address of the site, or start the product first.");
}
