import { chooseDatabase } from "./product/database/choose-database.ts";
import { replaceSyncKey } from "./product/database/sync-key.ts";
import { command, runCommand } from "./product/command.ts";

await runCommand(
  command("token:rotate", "Makes a new key for the synced service's tokens, see docs/deploy.md.")
    .option("--data <folder>", "the data folder of a copy of the product")
    .option("--at-once", "deletes all other keys, for after a leak", false)
    .action(async ({ data, atOnce }) => {
      console.log(await replaceSyncKey(await chooseDatabase(data), atOnce));
    }),
);
