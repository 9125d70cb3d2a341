import { existsSync } from "node:fs";
import { acceptList } from "./product/database/accept-list.ts";
import { chooseDatabase, chooseSettings } from "./product/database/choose-database.ts";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { applyMigrations } from "./product/database/migrations.ts";
import { installation } from "./product/installation.ts";
import { loadSchemeList } from "./product/database/scheme-list.ts";
import { readSettings } from "./product/settings.ts";

await runCommand(
  command("nav:load", "Loads a scheme list from a file, or accepts one that was held back.")
    .argument("[file]", "AMFI's NAVAll.txt or SIF_NAVAll.txt, or a scheme service's JSON")
    .option("--data <folder>", "the data folder of a copy of the product")
    .option("--allow-older", "loads a list that is older than the one in the database", false)
    .option(
      "--accept",
      "takes a list whose NAVs jump; without a file, the one of the source",
      false,
    )
    .action(async (file, { data, ...options }) => {
      if (file === undefined) {
        if (!options.accept)
          throw new CliError("Name the file, or accept the source's list: --accept.");
        // Required by the worker's settings, but not used here.
        const settings = { APP_URL: "http://localhost", ...(await chooseSettings(data)) };
        console.log(`Loaded ${await acceptList(settings)}.`);
        return;
      }
      const hasDatabase = readSettings()["DATABASE_URL"] !== undefined;
      if (data === undefined && !hasDatabase && !existsSync(installation.dataFolder)) {
        throw new CliError(
          "There is no copy to load it into yet: npm start makes one. If you started it with --data, name the same folder here.",
        );
      }
      const database = await chooseDatabase(data);
      await applyMigrations(database);
      const facts = await loadSchemeList(database, file, options);
      console.log(`Loaded ${facts}.`);
    }),
);
