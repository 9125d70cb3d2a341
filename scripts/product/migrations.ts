import type { Client } from "@libsql/client/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { isConstraintError } from "../../src/server/platform/db/constraints.ts";
import type { DatabaseAddress } from "./database-auth.ts";
import { openClient } from "./database-client.ts";
import { CliError, shortReason } from "./cli-error.ts";

const timeout = 30_000;

/** Drizzle's own journal. The unique index keeps two runs at once from applying a migration twice. */
const journal = [
  `create table if not exists __drizzle_migrations
    (id serial primary key, hash text not null, created_at numeric)`,
  "create unique index if not exists drizzle_migrations_once on __drizzle_migrations (created_at)",
];

/** Applies all missing migrations in one transaction. A database that is ahead of this version is left alone. */
export async function applyMigrations(
  database: DatabaseAddress & { folder: string },
): Promise<void> {
  const client = openClient(database, timeout);
  try {
    await applyPending(client, database.folder);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new CliError(`The database could not be brought up to date (${shortReason(cause)}).`);
  } finally {
    client.close();
  }
}

async function applyPending(client: Client, migrationsFolder: string): Promise<void> {
  await client.batch(journal, "write");
  const migrations = await pending(client, migrationsFolder);
  if (migrations.length === 0) return;
  try {
    await client.migrate(
      migrations.flatMap(({ hash, folderMillis, sql }) => [
        // First, so that all is refused where another run has applied it meanwhile.
        {
          sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)",
          args: [hash, folderMillis],
        },
        ...sql,
      ]),
    );
  } catch (error) {
    if (!isConstraintError(error, "UNIQUE", "__drizzle_migrations.created_at")) throw error;
    await applyPending(client, migrationsFolder);
  }
}

async function pending(client: Client, migrationsFolder: string) {
  const { rows } = await client.execute(
    "select max(created_at) as newest from __drizzle_migrations",
  );
  const newest = Number(rows[0]?.["newest"] ?? 0);
  return readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest,
  );
}
