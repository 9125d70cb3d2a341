import { backUpIntoFile } from "./product/database/backup-file.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { backupsFolder } from "./product/data-folder.ts";
import { command, runCommand } from "./product/command.ts";
import { describeDump } from "./product/database/dump.ts";
import { makeBackupsFolder, timedBackup } from "./product/database/kept-backups.ts";
import { installation } from "./product/installation.ts";

await runCommand(
  command("backup", "Backs the database up into a file, also while the product runs.")
    .option("--to <file>", "the backup, else one in the data folder")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ to, data }) => {
      const database = await chooseDatabase(data);
      const file = to ?? manualBackup(data ?? installation.dataFolder);
      const facts = await backUpIntoFile(database, file);
      console.log(`Backed up ${describeDump(facts)} into ${file}.`);
    }),
);

function manualBackup(dataFolder: string): string {
  const folder = backupsFolder(dataFolder);
  makeBackupsFolder(folder);
  return timedBackup(folder, "manual", Date.now());
}
