import { rmSync } from "node:fs";
import { LibsqlError } from "@libsql/client/web";
import { CliError } from "../cli-error.ts";
import { installation } from "../installation.ts";
import { backUpIntoFile } from "./backup-file.ts";
import type { DatabaseAddress } from "./database-client.ts";
import { describeDump } from "./dump.ts";
import { makeBackupsFolder, pruneBackups, timedBackup } from "./kept-backups.ts";
import { applyMigrations } from "./migrations.ts";
import { schemaState } from "./schema-state.ts";
import { describeDamage } from "./soundness.ts";

/**
 * Brings the database up to date, and backs it up first where it holds data. Also says where it is damaged: it is read from
 * its start to its end at no other time.
 * @param backups their folder
 */
export async function upgrade(
  database: DatabaseAddress,
  backups: string,
  say: (line: string) => void,
  migrations = installation.migrations,
): Promise<void> {
  const state = await schemaState(database, migrations);
  const damage = await describeDamage(database);
  if (damage !== null) say(damage);
  if (state === "current") return;
  if (state === "empty") return applyMigrations(database, migrations);
  makeBackupsFolder(backups);
  const file = timedBackup(backups, "before-upgrade", Date.now());
  const facts = await backUpIntoFile(database, file);
  const because = "because this version changes the database";
  say(`Backed up ${describeDump(facts)} into ${file}, ${because}.`);
  try {
    await applyMigrations(database, migrations);
  } catch (error) {
    // Refused migrations have changed nothing, and each further start would leave one more backup. After a timeout
    // something may still change.
    if (isRefused(error)) rmSync(file);
    throw error;
  } finally {
    pruneBackups(backups, "before-upgrade");
  }
}

/** Whether the database has said no, so that the transaction of all migrations is rolled back. */
const isRefused = (error: unknown): boolean =>
  error instanceof CliError &&
  error.cause instanceof LibsqlError &&
  error.cause.code.startsWith("SQL");
