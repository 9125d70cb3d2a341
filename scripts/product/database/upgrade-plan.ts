import { createHash } from "node:crypto";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { missing } from "../../../src/shared/missing.ts";
import { CliError } from "../cli-error.ts";
import { comparableSchema } from "./schema-text.ts";

/** What a database, or a backup of one, has. */
export type Stored = {
  /** The migrations that were applied, in any order. */
  journal: readonly AppliedMigration[];
  /** The statements of its tables and all else, without the journal's own. */
  schema: readonly string[];
};

/** @param at when it was generated, in milliseconds */
export type AppliedMigration = { hash: string; at: number };

type UpgradePlan = {
  state: "empty" | "older" | "current" | "newer";
  /** The migration whose schema is there already, and which is only to be marked as applied. */
  mark: MigrationMeta | null;
  apply: readonly MigrationMeta[];
};

/** Version 0.9.0 had 48 migrations. Version 1.0.0 has one, which makes the same schema. */
export const lastBefore1 = {
  version: "0.9.0",
  commit: "d81f3f59a7640e5834cb20b66ce2bcbf986f8897",
  /** When its last migration was generated. */
  at: 1_795_930_000_000,
  /** SHA-256 of the hashes of its migrations, the first one first, in lines. */
  journal: "5fa9d702dde56bdd37ead12f0976ebbc7f912c18f5415ba3311e43c9c9710ae4",
};

/**
 * What is to be done with a database, or with a backup, for this version.
 * @param known the migrations of this version
 * @throws CliError where the database is older than version 0.9.0, or not quite what that version left
 */
export function planUpgrade(stored: Stored, known: readonly MigrationMeta[]): UpgradePlan {
  const [first = missing(), ...others] = known;
  const { journal } = stored;
  if (journal.length === 0) return { state: "empty", mark: null, apply: known };
  const newest = Math.max(...journal.map(({ at }) => at));
  if (newest <= lastBefore1.at) {
    requireLastBefore1(stored, first);
    return { state: "older", mark: first, apply: others };
  }
  const hashes = known.map(({ hash }) => hash);
  const isKnown = ({ hash, at }: AppliedMigration) => at <= lastBefore1.at || hashes.includes(hash);
  if (!journal.every(isKnown)) return { state: "newer", mark: null, apply: [] };
  const apply = known.filter(({ folderMillis }) => folderMillis > newest);
  return { state: apply.length === 0 ? "current" : "older", mark: null, apply };
}

function requireLastBefore1({ journal, schema }: Stored, { sql }: MigrationMeta): void {
  const { version, commit } = lastBefore1;
  const hashes = journal.toSorted((one, other) => one.at - other.at).map(({ hash }) => hash);
  const found = createHash("sha256").update(hashes.join("\n")).digest("hex");
  if (found !== lastBefore1.journal) {
    throw new CliError(
      `it is older than version ${version}: start version ${version} with it once, which is the commit ` +
        `${commit.slice(0, 12)}; docs/deploy.md says how`,
    );
  }
  const expected = new Set(comparableSchema(sql));
  const differing = [...new Set(comparableSchema(schema)).symmetricDifference(expected)];
  if (differing.length > 0) {
    const names = differing.map((text) => /^CREATE (?:UNIQUE )?(\w+ \w+)/.exec(text)?.[1] ?? text);
    throw new CliError(
      `it has the migrations of version ${version} but not its schema: what differs is ` +
        `${[...new Set(names)].toSorted().join(", ").toLowerCase()}; restore a backup`,
    );
  }
}
