import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import {
  migrationHashes,
  readReleasedMigrations,
} from "../../scripts/release/released-migrations.ts";

/** During a rollout the previous version serves on the migrated database and must keep working. */
const breaks: readonly [what: string, how: RegExp][] = [
  ["drops a table", /\bdrop\s+table\b/i],
  ["renames a table or a column", /\balter\s+table\b[^;]*\brename\b/i],
  ["drops a column", /\balter\s+table\b[^;]*\bdrop\b/i],
  [
    "adds a column that a row cannot be without",
    /\balter\s+table\s+\S+\s+add\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
  ],
  ["adds a trigger", /\bcreate\s+trigger\b/i],
];

/** Statements that break the previous version. */
function breakages(sql: string): string[] {
  const found = breaks.flatMap(([what, how]) => (how.test(sql) ? [what] : []));
  const isNew = (table: string) => new RegExp(`create table .${table}. `, "i").test(sql);
  const constrained = [...sql.matchAll(/create unique index \S+ on [`"](\w+)/gi)];
  return constrained.some(([, table = ""]) => !isNew(table))
    ? [...found, "forbids rows that were allowed"]
    : found;
}

const files = globSync(join(root, "migrations/*.sql"));

describe("a migration", () => {
  it("is compatible with the previous version", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => breakages(readFileSync(file, "utf8")).length > 0)).toEqual([]);
  });

  it("that was released never changes", () => {
    expect(migrationHashes(root)).toMatchObject(readReleasedMigrations(root));
  });

  it.each([
    ["DROP TABLE `funds`;", "drops a table"],
    ["ALTER TABLE `funds` RENAME TO `holdings`;", "renames a table or a column"],
    ["ALTER TABLE `funds` RENAME COLUMN `nav` TO `price`;", "renames a table or a column"],
    ["ALTER TABLE `funds` DROP COLUMN `nav`;", "drops a column"],
    ["ALTER TABLE `funds` ADD `note` text NOT NULL;", "adds a column that a row cannot be without"],
    ["CREATE UNIQUE INDEX `one` ON `funds` (`nav`);", "forbids rows that were allowed"],
    ["CREATE TRIGGER `t` AFTER INSERT ON `funds` BEGIN SELECT 1; END;", "adds a trigger"],
  ])("is reported as incompatible: %s", (sql, what) => {
    expect(breakages(sql)).toEqual([what]);
  });

  it.each([
    "CREATE TABLE `notes` (\n\t`id` text NOT NULL\n);\nCREATE UNIQUE INDEX `one` ON `notes` (`id`);",
    "ALTER TABLE `funds` ADD `note` text;",
    "ALTER TABLE `funds` ADD `seen` integer DEFAULT 0 NOT NULL;",
    "CREATE INDEX `funds_by_nav` ON `funds` (`nav`);",
  ])("is compatible: %s", (sql) => {
    expect(breakages(sql)).toEqual([]);
  });
});
