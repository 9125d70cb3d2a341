import { createClient, type Client } from "@libsql/client/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { violates } from "../../src/server/platform/db/constraints.ts";
import { PlainFailure, shortReason } from "./plain-failure.ts";

const longestWait = 30_000;

/** Where Drizzle's own tools note what has been applied. An entry is made once, or two at once would apply it twice. */
const journal = [
  `create table if not exists __drizzle_migrations
    (id serial primary key, hash text not null, created_at numeric)`,
  "create unique index if not exists drizzle_migrations_once on __drizzle_migrations (created_at)",
];

/**
 * Brings a database to the schema's newest state, all of it or nothing. One that is there already is left alone, and
 * so is one that is ahead: a version from before can serve on it.
 */
export async function applyMigrations(database: {
  url: string;
  authToken: string | undefined;
  folder: string;
}): Promise<void> {
  const { url, authToken, folder } = database;
  const client = createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(longestWait) }),
  });
  try {
    await applyPending(client, folder);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new PlainFailure(`The database could not be brought up to date (${shortReason(cause)}).`);
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
        // Before anything else: where another has applied it meanwhile, all of this is refused.
        {
          sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)",
          args: [hash, folderMillis],
        },
        ...sql,
      ]),
    );
  } catch (error) {
    // Whoever was first may have had fewer of them.
    if (!violates(error, "UNIQUE", "__drizzle_migrations.created_at")) throw error;
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
