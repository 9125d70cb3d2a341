import { databaseOf } from "./product/database/database-client.ts";
import { createDemoAccounts, demoEmails, demoPassword } from "../sample/accounts.ts";
import { statementFile } from "../sample/statement/family-statement.ts";
import { indianDay } from "../src/shared/dates.ts";
import { openDatabase } from "../src/server/platform/db/client.ts";
import { listStatus } from "../src/server/schemes/queries/scheme-list.ts";
import { CliError, shortReason } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { requireRunning } from "./product/data-folder.ts";
import { defaultDataFolder } from "./product/root.ts";

const timeout = 60_000;

await runCommand(
  command("demo", "Adds two demo accounts to the running product.")
    .option("--data <folder>", "its data folder", defaultDataFolder)
    .action(async ({ data }) => {
      const { url, settings } = await requireRunning(data);
      const db = openDatabase({ ...databaseOf(settings), timeout });
      const [list] = await listStatus(db);
      // Demo funds take names and NAVs from the list.
      if (list === undefined) {
        throw new CliError("The scheme list is not loaded yet. Try again in a minute.");
      }
      const until = list.asOf ?? indianDay(new Date());
      const { asha, ravi } = demoEmails;
      const signIn = `Sign in at ${url} as ${asha} or ${ravi}, password: ${demoPassword}`;
      await createDemoAccounts(url, db, until).catch((error: unknown) => {
        throw new CliError(`No demo accounts were added (${shortReason(error)}). ${signIn}`);
      });
      console.log(signIn);
      console.log(`A statement to import for Asha's family: ${url}/${statementFile}`);
    }),
);
