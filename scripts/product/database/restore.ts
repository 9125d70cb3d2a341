import type { Transaction } from "@libsql/client/web";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { CliError, shortReason } from "../cli-error.ts";
import { inWriteTurn, openClient, type DatabaseAddress } from "./database-client.ts";
import { brokenDump, dumpReader, storedInDump, type DumpFacts } from "./dump.ts";
import { upgradeQueries } from "./migrations.ts";
import { installation } from "../installation.ts";
import { planUpgrade } from "./upgrade-plan.ts";

/** In milliseconds. A check of one table of many million rows takes minutes; Node itself waits five. */
const timeout = 290_000;
const charactersPerRequest = 1_000_000;

export type Backup = {
  /** How messages name the backup. */
  path: string;
  /** Opens the backup at its first byte; it is read twice. */
  open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

type RestoreOptions = {
  /** Whether a database that is not empty is replaced. */
  overwrite: boolean;
  /** The migrations of this version. */
  migrations?: string;
};

/**
 * Restores a backup and applies the migrations that it lacks, in one transaction, which is committed only after tables,
 * rows and foreign keys are checked. What lets somebody in is left out, because what was ended after the backup would work
 * again.
 * @param facts of the backup, by `checkBackup`
 */
export const restore = (
  database: DatabaseAddress,
  backup: Backup,
  facts: DumpFacts,
  options: RestoreOptions,
): Promise<void> => inWriteTurn(database, () => restoreInOne(database, backup, facts, options));

/** Grants of assistants end with their tokens. */
const leftOut = [
  "sessions",
  "trusted_devices",
  "device_links",
  "password_reset_codes",
  "access_tokens",
  "calendars",
];

async function restoreInOne(
  database: DatabaseAddress,
  backup: Backup,
  facts: DumpFacts,
  { overwrite, migrations = installation.migrations }: RestoreOptions,
): Promise<void> {
  const client = openClient(database, timeout);
  let transaction: Transaction | undefined;
  try {
    transaction = await client.transaction("write");
    await dropTables(transaction, overwrite);
    await fill(transaction, facts, backup);
    await verify(transaction, facts);
    await applyMissing(transaction, facts, migrations);
    await transaction.executeMultiple(leftOut.map((table) => `delete from ${table};`).join(""));
  } catch (error) {
    transaction?.close();
    client.close();
    throw new CliError(`Nothing was restored, nothing was changed (${shortReason(error)}).`);
  }
  try {
    await transaction.commit();
  } catch (error) {
    throw new CliError(
      `It is not known whether the backup was restored (${shortReason(error)}). Run the same command again: it restores ` +
        "all of it, or says that the database is not empty, and then all of it has been restored.",
    );
  } finally {
    client.close();
  }
}

/** @param folder the migrations that this version knows */
export async function checkBackup(
  backup: Backup,
  folder = installation.migrations,
): Promise<DumpFacts> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  try {
    const facts = await readBackup(backup, async () => {});
    if (planUpgrade(storedInDump(facts), known).state !== "newer") return facts;
    throw new CliError("it is from another version, whose migrations are unknown here");
  } catch (error) {
    throw new CliError(`${backup.path} cannot be restored (${shortReason(error)}).`);
  }
}

async function readBackup(
  backup: Backup,
  each: (statement: string) => Promise<void>,
): Promise<DumpFacts> {
  const reader = dumpReader();
  for await (const statement of reader.statements(unzipped(await backup.open()))) {
    await each(statement);
  }
  return reader.facts();
}

/** The most that a backup of Fundbook unpacks to: in bytes, and as a multiple of its size. */
const [maxUnpacked, maxRatio] = [67_108_864, 400];

async function* unzipped(content: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let [packed, unpacked] = [0, 0];
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, stream) {
      packed += chunk.byteLength;
      stream.enqueue(chunk);
    },
  });
  try {
    for await (const chunk of content
      .pipeThrough(counter)
      .pipeThrough(new DecompressionStream("gzip"))) {
      unpacked += chunk.byteLength;
      if (unpacked > maxUnpacked + maxRatio * packed) throw brokenDump();
      yield chunk;
    }
  } catch {
    throw brokenDump();
  }
}

/** The newest first: they may refer to older ones, whose rows are deleted with theirs. */
async function dropTables(transaction: Transaction, overwrite: boolean): Promise<void> {
  const { rows } = await transaction.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid desc",
  );
  if (rows.length > 0 && !overwrite) {
    throw new CliError("the database is not empty; --overwrite deletes everything in it");
  }
  const drops = rows.map(({ name }) => `drop table "${String(name)}";`);
  await transaction.executeMultiple(`pragma defer_foreign_keys = on;${drops.join("")}`);
}

const frame = ["PRAGMA foreign_keys=OFF;\n", "BEGIN TRANSACTION;\n", "COMMIT;\n"];

async function fill(transaction: Transaction, facts: DumpFacts, backup: Backup): Promise<void> {
  // All tables first, because rows may refer to other tables.
  let sql = facts.createTables.join("");
  await readBackup(backup, async (statement) => {
    // SQL ends at U+0000, which a value may contain.
    if (!frame.includes(statement)) sql += statement.replaceAll("\u0000", "'||char(0)||'");
    if (sql.length < charactersPerRequest) return;
    await transaction.executeMultiple(sql);
    sql = "";
  });
  await transaction.executeMultiple(sql);
}

async function applyMissing(
  transaction: Transaction,
  facts: DumpFacts,
  migrationsFolder: string,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const queries = upgradeQueries(planUpgrade(storedInDump(facts), known));
  if (queries.length > 0) await transaction.batch(queries);
}

async function verify(transaction: Transaction, { rowCounts }: DumpFacts): Promise<void> {
  for (const [table, expected] of rowCounts) {
    const counted = await transaction.execute(`select count(*) as rows from "${table}"`);
    if (counted.rows[0]?.["rows"] !== expected) {
      throw new CliError(`the table ${table} did not get its ${expected} rows`);
    }
    const unsound = await transaction.execute(`pragma foreign_key_check("${table}")`);
    const [check] = (await transaction.execute(`pragma quick_check("${table}")`)).rows;
    if (unsound.rows.length > 0 || check?.["quick_check"] !== "ok") {
      throw new CliError(`the table ${table} is not sound`);
    }
  }
}
