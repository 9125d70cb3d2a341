import { join } from "node:path";
import { applyMigrations } from "./product/migrations.ts";
import { PlainFailure } from "./product/plain-failure.ts";
import { readSettings } from "./product/settings.ts";

const root = join(import.meta.dirname, "..");
const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = readSettings(root, process.env);

try {
  if (url === undefined) throw new PlainFailure("Set DATABASE_URL to the database to migrate.");
  await applyMigrations({ url, authToken, folder: join(root, "migrations") });
  console.log("The database is up to date.");
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
