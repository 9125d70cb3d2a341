import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createClient, type Client, type Transaction } from "@libsql/client/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { DatabaseAddress } from "./database-auth.ts";
import { dumpReader, type DumpFacts } from "./dump.ts";
import { CliError, shortReason } from "./cli-error.ts";

const timeout = 60_000;
/** Characters of SQL in one request. */
const chunkSize = 1_000_000;

type RestoreOptions = {
  /** The migrations that this version of the product knows. */
  migrations: string;
  /** Replaces whatever is in the database. */
  overwrite: boolean;
};

/**
 * Restores a backup in one transaction, which is committed only after tables, rows and foreign keys were checked.
 * Sessions and reset codes are left out: one that was ended since the backup would work again.
 */
export async function restore(
  { url, authToken }: DatabaseAddress,
  file: string,
  { migrations, overwrite }: RestoreOptions,
): Promise<DumpFacts> {
  const facts = await checkBackup(file, migrations);
  const client = createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeout) }),
  });
  try {
    const transaction = await beginRestore(client, facts, file, overwrite).catch(
      (error: unknown) => {
        throw new CliError(`Nothing was restored, nothing was changed (${shortReason(error)}).`);
      },
    );
    await transaction.commit().catch((error: unknown) => {
      throw new CliError(unknownOutcome(shortReason(error)));
    });
    return facts;
  } finally {
    client.close();
  }
}

const unknownOutcome = (reason: string): string =>
  `It is not known whether the backup was restored (${reason}). Run the same command again: it restores all of it, ` +
  "or says that the database is not empty, and then all of it has been restored.";

async function beginRestore(
  client: Client,
  facts: DumpFacts,
  file: string,
  overwrite: boolean,
): Promise<Transaction> {
  const transaction = await client.transaction("write");
  try {
    await dropTables(transaction, overwrite);
    await fill(transaction, facts, file);
    await verify(transaction, facts);
    await transaction.executeMultiple("delete from sessions; delete from password_reset_codes;");
    return transaction;
  } catch (error) {
    transaction.close();
    throw error;
  }
}

/** Reads a whole backup. @throws CliError where it is broken, or of another version */
export async function checkBackup(file: string, migrationsFolder: string): Promise<DumpFacts> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  try {
    const facts = await readBackup(file, async () => {});
    if (facts.migrations.every((hash) => known.has(hash))) return facts;
    throw new CliError("it is of another version, with migrations that are not known here");
  } catch (error) {
    const reason = shortReason(error);
    const isBroken = /^Z_|^ERR_ENCODING/.test(reason);
    throw new CliError(`${file} cannot be restored (${isBroken ? "it is broken" : reason}).`);
  }
}

async function readBackup(
  file: string,
  each: (statement: string) => Promise<void>,
): Promise<DumpFacts> {
  const reader = dumpReader();
  await pipeline(createReadStream(file), createGunzip(), async (dump) => {
    for await (const statement of reader.statements(dump)) await each(statement);
  });
  return reader.facts();
}

async function dropTables(transaction: Transaction, overwrite: boolean): Promise<void> {
  const { rows } = await transaction.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  );
  if (rows.length > 0 && !overwrite) {
    throw new CliError("the database is not empty; with --overwrite all that is in it goes");
  }
  const drops = rows.map(({ name }) => `drop table "${String(name)}";`);
  // Tables are dropped and made in any order, so foreign keys are checked at the end.
  await transaction.executeMultiple(["pragma defer_foreign_keys = on;", ...drops].join("\n"));
}

const frame = new Set(["PRAGMA foreign_keys=OFF;\n", "BEGIN TRANSACTION;\n", "COMMIT;\n"]);

async function fill(transaction: Transaction, facts: DumpFacts, file: string): Promise<void> {
  // All tables before any row, which may refer to another table.
  let sql = facts.tables.join("");
  await readBackup(file, async (statement) => {
    if (!frame.has(statement)) sql += withoutNulls(statement);
    if (sql.length < chunkSize) return;
    await transaction.executeMultiple(sql);
    sql = "";
  });
  await transaction.executeMultiple(sql);
}

/** SQL ends at U+0000, which a value may contain. */
const withoutNulls = (statement: string): string => statement.replaceAll("\u0000", "'||char(0)||'");

async function verify(transaction: Transaction, { rows }: DumpFacts): Promise<void> {
  for (const [table, expected] of rows) {
    const counted = await transaction.execute(`select count(*) as rows from "${table}"`);
    if (counted.rows[0]?.["rows"] !== expected) {
      throw new CliError(`the table ${table} did not get its ${expected} rows`);
    }
  }
  const unsound = await transaction.execute("pragma foreign_key_check");
  const [integrity] = (await transaction.execute("pragma integrity_check")).rows;
  if (unsound.rows.length > 0 || integrity?.["integrity_check"] !== "ok") {
    throw new CliError("the restored database is not sound");
  }
}
