import { readMigrationFiles } from "drizzle-orm/migrator";
import { CliError, shortCause } from "../cli-error.ts";
import { openClient, type DatabaseAddress } from "./database-client.ts";

const timeout = 30_000;

/**
 * How a database compares with the migrations of this version.
 * @param migrationsFolder the migrations that this version knows
 * @throws CliError where a newer version has migrated the database
 */
export async function schemaState(
  database: DatabaseAddress,
  migrationsFolder: string,
): Promise<"current" | "older" | "empty"> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await appliedMigrations(database).catch((error: unknown) => {
    throw new CliError(`The database does not answer (${shortCause(error)}).`);
  });
  if (!applied.every((hash) => known.includes(hash))) {
    throw new CliError(
      "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.",
    );
  }
  if (applied.length === 0) return "empty";
  return applied.length === known.length ? "current" : "older";
}

async function appliedMigrations(database: DatabaseAddress): Promise<string[]> {
  const client = openClient(database, timeout);
  try {
    const journal = "select name from sqlite_master where name = '__drizzle_migrations'";
    if ((await client.execute(journal)).rows.length === 0) return [];
    const { rows } = await client.execute("select hash from __drizzle_migrations");
    return rows.map(({ hash }) => String(hash));
  } finally {
    client.close();
  }
}
