import { CliError } from "./product/cli-error.ts";
import { command, runCommand } from "./product/command.ts";
import { applyMigrations } from "./product/database/migrations.ts";
import { readSettings } from "./product/settings.ts";

await runCommand(
  command("migrate", "Brings the database at DATABASE_URL up to date.").action(async () => {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings();
    if (url === undefined) throw new CliError("Set DATABASE_URL to the database to migrate.");
    await applyMigrations({ url, authToken });
    console.log("The database is up to date.");
  }),
);
