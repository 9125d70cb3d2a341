import { chooseDatabase } from "./product/database/choose-database.ts";
import { command, runCommand } from "./product/command.ts";
import { describeDump } from "./product/database/dump.ts";
import { backupInFile } from "./product/database/backup-file.ts";
import { checkBackup, restore } from "./product/database/restore.ts";

await runCommand(
  command("restore", "Restores a backup into an empty database.")
    .requiredOption("--from <file>", "the backup")
    .option("--data <folder>", "the data folder of a copy of the product")
    .option("--overwrite", "replaces all that the database holds", false)
    .action(async ({ from, data, overwrite }) => {
      const backup = backupInFile(from);
      const facts = await checkBackup(backup);
      await restore(await chooseDatabase(data), backup, facts, { overwrite });
      console.log(`Restored ${describeDump(facts)}. Everybody has to sign in again.`);
    }),
);
