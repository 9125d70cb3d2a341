import { readMigrationFiles } from "drizzle-orm/migrator";
import { CliError, shortCause, shortReason } from "../cli-error.ts";
import { openClient, type DatabaseAddress } from "./database-client.ts";
import { readStoredSchema } from "./stored-schema.ts";
import { planUpgrade, type Stored } from "./upgrade-plan.ts";

const timeout = 30_000;

/**
 * How a database compares with the migrations of this version.
 * @param migrationsFolder the migrations that this version knows
 * @throws CliError where a newer version has migrated the database, or it is too old for this one
 */
export async function schemaState(
  database: DatabaseAddress,
  migrationsFolder: string,
): Promise<"current" | "older" | "empty"> {
  const stored = await storedIn(database).catch((error: unknown) => {
    throw new CliError(`The database does not answer (${shortCause(error)}).`);
  });
  const state = stateOf(stored, migrationsFolder);
  if (state !== "newer") return state;
  throw new CliError(
    "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.",
  );
}

function stateOf(stored: Stored, migrationsFolder: string) {
  try {
    return planUpgrade(stored, readMigrationFiles({ migrationsFolder })).state;
  } catch (error) {
    throw new CliError(`This version cannot use the database (${shortReason(error)}).`);
  }
}

async function storedIn(database: DatabaseAddress): Promise<Stored> {
  const client = openClient(database, timeout);
  try {
    return await readStoredSchema(client);
  } finally {
    client.close();
  }
}
