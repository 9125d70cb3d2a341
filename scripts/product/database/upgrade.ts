import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { CliError } from "../cli-error.ts";
import { migrationsFolder } from "../root.ts";
import { backUpIntoFile } from "./backup-file.ts";
import { openClient, type DatabaseAddress } from "./database-client.ts";
import { describeDump } from "./dump.ts";
import { backupName, pruneBackups } from "./kept-backups.ts";
import { applyMigrations } from "./migrations.ts";

const timeout = 30_000;

/**
 * Brings a database up to date that this version owns alone. One that holds data is backed up before it is changed.
 * @param backups the folder of the backup
 * @throws CliError where a newer version has migrated the database
 */
export async function upgrade(
  database: DatabaseAddress,
  backups: string,
  say: (line: string) => void,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await appliedMigrations(database);
  if (!applied.every((hash) => known.includes(hash))) {
    throw new CliError(
      "The database belongs to a newer version of Fundbook: start that version again, or restore a backup of this one.",
    );
  }
  if (applied.length === known.length) return;
  if (applied.length > 0) {
    const now = new Date();
    const file = join(backups, backupName("before-upgrade", now));
    const facts = await backUpIntoFile(database, file);
    pruneBackups(backups, "before-upgrade", now);
    say(
      `Backed up ${describeDump(facts)} into ${file}, because this version changes the database.`,
    );
  }
  await applyMigrations(database);
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
