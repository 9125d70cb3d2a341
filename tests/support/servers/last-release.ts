import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openClient } from "../../../scripts/product/database/database-client.ts";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { root } from "../../../scripts/product/root.ts";
import {
  migrationHashes,
  readReleasedMigrations,
} from "../../../scripts/release/released-migrations.ts";
import { firstMigrations } from "./migrations.ts";

/** The schema and the journal that version 0.9.0 leaves, as a backup of it has them. */
export const version09 = (): string =>
  readFileSync(join(root, "tests/fixtures/version-0.9.0.sql"), "utf8");

/** Makes an empty database as version 0.9.0 would have left it. */
export async function makeVersion09(url: string): Promise<void> {
  const client = openClient({ url, authToken: undefined }, 30_000);
  try {
    await client.executeMultiple(version09());
  } finally {
    client.close();
  }
}

type Release = { name: string; make: (url: string, scratch: string) => Promise<void> };

const countOf = (migrations: object): number => Object.keys(migrations).length;
const released = countOf(readReleasedMigrations(root));

/** From what a database is upgraded to this version: the last release only where this one has more migrations. */
export const releases: Release[] = [
  { name: "version 0.9.0", make: makeVersion09 },
  ...(released === 0 || released === countOf(migrationHashes(root))
    ? []
    : [
        {
          name: "the last release",
          make: (url: string, scratch: string) =>
            applyMigrations(
              { url, authToken: undefined },
              firstMigrations(join(scratch, "released"), released),
            ),
        },
      ]),
];
