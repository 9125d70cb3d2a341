import { existsSync } from "node:fs";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { reportAddresses } from "./product/database/address-report.ts";
import { chooseDatabase } from "./product/database/choose-database.ts";
import { applyMigrations } from "./product/database/migrations.ts";
import { installation } from "./product/installation.ts";
import { readSettings } from "./product/settings.ts";

await runCommand(
  command("migrate", "Brings the database up to date.")
    .option("--data <folder>", "the data folder of a copy of the product")
    .action(async ({ data }) => {
      const hasDatabase = readSettings()["DATABASE_URL"] !== undefined;
      if (data === undefined && !hasDatabase && !existsSync(installation.dataFolder)) {
        throw new CliError("Set DATABASE_URL to the database to migrate.");
      }
      const database = await chooseDatabase(data);
      await applyMigrations(database);
      console.log("The database is up to date.");
      for (const sentence of await reportAddresses(database)) console.log(sentence);
    }),
);
