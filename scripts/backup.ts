import { backUpIntoFile } from "./product/database/backup-file.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { command, runCommand } from "./product/command.ts";
import { describeDump } from "./product/database/dump.ts";

await runCommand(
  command("backup", "Backs the database up into a file, also while the product runs.")
    .requiredOption("--to <file>", "the backup")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ to, data }) => {
      const facts = await backUpIntoFile(await chooseDatabase(data), to);
      console.log(`Backed up ${describeDump(facts)} into ${to}.`);
    }),
);
