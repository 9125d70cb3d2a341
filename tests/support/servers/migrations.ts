import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const migrations = join(import.meta.dirname, "../../../migrations");

/**
 * Copies the product's migrations and adds one.
 * @param sql its statements
 */
export function withMigration(folder: string, sql: readonly string[]): string {
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const last = journal.entries.at(-1)!;
  const tag = "9999_one_more";
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), sql.join(";--> statement-breakpoint\n"));
  return folder;
}

/** Copies the product's first migrations. */
export function firstMigrations(folder: string, count: number): string {
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal: { entries: object[] } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
