import { drizzle } from "drizzle-orm/libsql/web";
import { migrate } from "drizzle-orm/libsql/migrator";
import { CliError, shortReason } from "../cli-error.ts";
import { inWriteTurn, openClient, type DatabaseAddress } from "./database-client.ts";
import { migrationsFolder } from "../root.ts";

const timeout = 30_000;

/** Drizzle's own journal. The unique index keeps two runs at once from applying a migration twice. */
const journal = [
  `create table if not exists __drizzle_migrations
    (id serial primary key, hash text not null, created_at numeric)`,
  "create unique index if not exists drizzle_migrations_once on __drizzle_migrations (created_at)",
];

/** Applies all missing migrations in one transaction. A database of a later version is left as it is. */
export async function applyMigrations(
  database: DatabaseAddress,
  folder = migrationsFolder,
): Promise<void> {
  const client = openClient(database, timeout);
  // Fails if another run applies the same migration meanwhile; the next attempt then skips it.
  const applyMissing = async (attempts: number): Promise<void> => {
    const applied = migrate(drizzle(client), { migrationsFolder: folder });
    await (attempts === 1 ? applied : applied.catch(() => applyMissing(attempts - 1)));
  };
  try {
    await inWriteTurn(database, async () => {
      await client.batch(journal, "write");
      await applyMissing(5);
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new CliError(`The database could not be brought up to date (${shortReason(cause)}).`);
  } finally {
    client.close();
  }
}
