import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The hash of each migration by its name. */
export type MigrationHashes = Record<string, string>;

export const migrationHashes = (folder: string): MigrationHashes =>
  Object.fromEntries(
    globSync("migrations/*.sql", { cwd: folder })
      .toSorted()
      .map((path) => [basename(path, ".sql"), hashOf(readFileSync(join(folder, path)))]),
  );

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

const released = (folder: string): string =>
  join(folder, "tests/fixtures/released-migrations.json");

/** Those of the last release, of which none may change any more: a test upgrades from them. */
export const readReleasedMigrations = (folder: string): MigrationHashes =>
  JSON.parse(readFileSync(released(folder), "utf8"));

export const writeReleasedMigrations = (folder: string): void =>
  writeFileSync(released(folder), `${JSON.stringify(migrationHashes(folder), null, 2)}\n`);
