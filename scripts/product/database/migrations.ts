import type { Client, InStatement } from "@libsql/client/web";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { canonicalEmail } from "../../../src/shared/auth/addresses/email-address.ts";
import { CliError, shortCause } from "../cli-error.ts";
import { addressesBeyondAscii } from "./address-report.ts";
import { inWriteTurn, openClient, type DatabaseAddress } from "./database-client.ts";
import { installation } from "../installation.ts";
import { readStoredSchema } from "./stored-schema.ts";
import { planUpgrade } from "./upgrade-plan.ts";

const timeout = 30_000;

/** Drizzle's own journal. The unique index keeps two runs at once from applying a migration twice. */
const journal = [
  `create table if not exists __drizzle_migrations
    (id serial primary key, hash text not null, created_at numeric)`,
  "create unique index if not exists drizzle_migrations_once on __drizzle_migrations (created_at)",
];

/**
 * Applies all missing migrations in one transaction. A database of a later version is left as it is.
 * @throws CliError where it is older than what this version goes on from
 */
export async function applyMigrations(
  database: DatabaseAddress,
  folder = installation.migrations,
): Promise<void> {
  const client = openClient(database, timeout);
  const known = readMigrationFiles({ migrationsFolder: folder });
  // Fails if another run applies the same migration meanwhile; the next attempt then skips it.
  const applyMissing = async (attempts: number): Promise<void> => {
    const applied = client.migrate(
      upgradeQueries(planUpgrade(await readStoredSchema(client), known)),
    );
    await (attempts === 1 ? applied : applied.catch(() => applyMissing(attempts - 1)));
  };
  try {
    await inWriteTurn(database, async () => {
      // Refuses before anything is written.
      planUpgrade(await readStoredSchema(client), known);
      await client.batch(journal, "write");
      await applyMissing(5);
      await writeCanonicalEmails(client);
    });
  } catch (error) {
    const reason = shortCause(error);
    throw new CliError(`The database could not be brought up to date (${reason}).`, {
      cause: error,
    });
  } finally {
    client.close();
  }
}

/**
 * Addresses were once kept as they were typed, in which a domain may have letters beyond ASCII. Where two accounts come to
 * one address, both stay as they are, and `reportAddresses` says so at each start.
 */
async function writeCanonicalEmails(client: Client): Promise<void> {
  const { rows } = await client.execute(addressesBeyondAscii);
  const updates = rows.flatMap(({ id = null, email }) => {
    const canonical = canonicalEmail(String(email));
    const sql = "update or ignore users set email = ? where id = ?";
    return canonical === null ? [] : [{ sql, args: [canonical, id] }];
  });
  if (updates.length > 0) await client.batch(updates, "write");
}

/** Applies migrations and writes them into the journal, as Drizzle's migrator does, which takes Node a second to load. */
export const upgradeQueries = ({ mark, apply }: ReturnType<typeof planUpgrade>): InStatement[] => [
  ...(mark === null ? [] : [asApplied(mark)]),
  ...apply.flatMap((migration) => [...migration.sql, asApplied(migration)]),
];

const asApplied = ({ hash, folderMillis }: MigrationMeta): InStatement => ({
  sql: "insert into __drizzle_migrations (hash, created_at) values (?, ?)",
  args: [hash, folderMillis],
});
