import { existsSync } from "node:fs";
import { join } from "node:path";
import { chooseDatabase } from "./product/choose-database.ts";
import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { applyMigrations } from "./product/migrations.ts";
import { describeLeftOut, saveListFacts, loadSchemeList } from "./product/scheme-list.ts";
import { readSettings } from "./product/settings.ts";

const root = join(import.meta.dirname, "..");

await runCommand(
  command("nav:load", "Loads a scheme list from a file.")
    .argument("[files...]", "AMFI's NAVAll.txt, or a scheme service's JSON")
    .option("--data <folder>", "the data folder of a copy of the product")
    .option("--allow-older", "loads a list that is older than the one in the database", false)
    .action(async ([file, ...more], { data, allowOlder }) => {
      if (file === undefined || more.length > 0) {
        throw new CliError("Name one file: npm run nav:load -- FILE [--data FOLDER].");
      }
      if (data === undefined && !hasUsualDatabase()) {
        throw new CliError(
          "There is no copy to load it into yet: npm start makes one. Where that was given a --data folder, give it here too.",
        );
      }
      const { url, authToken } = await chooseDatabase(root, data);
      await applyMigrations({ url, authToken, folder: join(root, "migrations") });
      const options = { databaseUrl: url, authToken, source: "file", allowOlder } as const;
      const list = await loadSchemeList(file, options);
      console.log(`Loaded ${saveListFacts(list)}${describeLeftOut(list)}.`);
    }),
);

function hasUsualDatabase(): boolean {
  const { DATABASE_URL: url } = readSettings(root, process.env);
  return url !== undefined || existsSync(join(root, ".data"));
}
