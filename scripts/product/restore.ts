import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createClient, type Client, type Transaction } from "@libsql/client/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { DatabaseAddress } from "./database-address.ts";
import { dumpReader, type DumpFacts } from "./dump.ts";
import { PlainFailure, shortReason } from "./plain-failure.ts";

const longestWait = 60_000;
/** Characters of SQL that are sent at once. */
const portion = 1_000_000;

type RestoreOptions = {
  /** The migrations that this version of the product knows. */
  migrations: string;
  /** Replaces whatever is in the database. */
  overwrite: boolean;
};

/**
 * Brings a database into the state of a backup, all of it or nothing: the tables, their rows and what the rows refer
 * to are checked before anything is committed. Sessions and reset codes are left out: one that was ended since the
 * backup would work again.
 */
export async function restore(
  { url, authToken }: DatabaseAddress,
  file: string,
  { migrations, overwrite }: RestoreOptions,
): Promise<DumpFacts> {
  const facts = await check(file, migrations);
  const client = createClient({
    url,
    ...(authToken === undefined ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(longestWait) }),
  });
  try {
    const transaction = await fillAnew(client, facts, file, overwrite).catch((error: unknown) => {
      throw new PlainFailure(`Nothing was restored, nothing was changed (${shortReason(error)}).`);
    });
    await transaction.commit().catch((error: unknown) => {
      throw new PlainFailure(unknownOutcome(shortReason(error)));
    });
    return facts;
  } finally {
    client.close();
  }
}

const unknownOutcome = (reason: string): string =>
  `It is not known whether the backup was restored (${reason}). Run the same command again: it restores all of it, ` +
  "or says that the database is not empty, and then all of it has been restored.";

/** @returns the transaction that holds the state of the backup, to be committed */
async function fillAnew(
  client: Client,
  facts: DumpFacts,
  file: string,
  overwrite: boolean,
): Promise<Transaction> {
  const transaction = await client.transaction("write");
  try {
    await clear(transaction, overwrite);
    await fill(transaction, facts, file);
    await compare(transaction, facts);
    await transaction.executeMultiple("delete from sessions; delete from password_reset_codes;");
    return transaction;
  } catch (error) {
    transaction.close();
    throw error;
  }
}

/** Reads the whole backup before the database is touched. */
async function check(file: string, migrationsFolder: string): Promise<DumpFacts> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  try {
    const facts = await readBackup(file, async () => {});
    if (facts.migrations.every((hash) => known.has(hash))) return facts;
    throw new PlainFailure("it is of another version, with migrations that are not known here");
  } catch (error) {
    const reason = shortReason(error);
    const isBroken = /^Z_|^ERR_ENCODING/.test(reason);
    throw new PlainFailure(`${file} cannot be restored (${isBroken ? "it is broken" : reason}).`);
  }
}

/** Does something with every statement of a backup, in turn. */
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

async function clear(transaction: Transaction, overwrite: boolean): Promise<void> {
  const { rows } = await transaction.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  );
  if (rows.length > 0 && !overwrite) {
    throw new PlainFailure("the database is not empty; with --overwrite all that is in it goes");
  }
  const drops = rows.map(({ name }) => `drop table "${String(name)}";`);
  // Tables go and come in any order; what refers to what has to be right at the end.
  await transaction.executeMultiple(["pragma defer_foreign_keys = on;", ...drops].join("\n"));
}

const frame = new Set(["PRAGMA foreign_keys=OFF;\n", "BEGIN TRANSACTION;\n", "COMMIT;\n"]);

async function fill(transaction: Transaction, facts: DumpFacts, file: string): Promise<void> {
  // All tables before any row: a row cannot refer to a table that is not there.
  let sql = facts.tables.join("");
  await readBackup(file, async (statement) => {
    if (!frame.has(statement)) sql += withoutNulls(statement);
    if (sql.length < portion) return;
    await transaction.executeMultiple(sql);
    sql = "";
  });
  await transaction.executeMultiple(sql);
}

/** In a value U+0000 is a character like others; in SQL it is the end. */
const withoutNulls = (statement: string): string => statement.replaceAll("\u0000", "'||char(0)||'");

/** Whether the database holds what the backup does, and is sound. */
async function compare(transaction: Transaction, { rows }: DumpFacts): Promise<void> {
  for (const [table, expected] of rows) {
    const counted = await transaction.execute(`select count(*) as rows from "${table}"`);
    if (counted.rows[0]?.["rows"] !== expected) {
      throw new PlainFailure(`the table ${table} did not get its ${expected} rows`);
    }
  }
  const unsound = await transaction.execute("pragma foreign_key_check");
  const [integrity] = (await transaction.execute("pragma integrity_check")).rows;
  if (unsound.rows.length > 0 || integrity?.["integrity_check"] !== "ok") {
    throw new PlainFailure("the restored database is not sound");
  }
}
