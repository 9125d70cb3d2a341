import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpReader, storedInDump } from "../../../../../scripts/product/database/dump.ts";
import { comparableSchema } from "../../../../../scripts/product/database/schema-text.ts";
import {
  lastBefore1,
  planUpgrade,
  type Stored,
} from "../../../../../scripts/product/database/upgrade-plan.ts";
import { migrationsFolder, root } from "../../../../../scripts/product/root.ts";
import { version09 } from "../../../../support/servers/last-release.ts";

const [first, ...others] = readMigrationFiles({ migrationsFolder });
const known = [first!, ...others];
const later = { hash: "later", folderMillis: first!.folderMillis + 1, sql: [], bps: true };
const marked = { hash: first!.hash, at: first!.folderMillis };

async function release(): Promise<Stored> {
  const reader = dumpReader();
  async function* bytes() {
    yield new TextEncoder().encode(version09());
  }
  for await (const statement of reader.statements(bytes())) expect(statement).toMatch(/;\n$/);
  return storedInDump(reader.facts());
}
const old = await release();

describe("a database", () => {
  it("that is empty gets all migrations", () => {
    const plan = planUpgrade({ journal: [], schema: [] }, known);
    expect(plan).toEqual({ state: "empty", mark: null, apply: known });
  });

  it("of version 0.9.0 has the first migration, and gets those after it", () => {
    expect(planUpgrade(old, [first!, later])).toEqual({
      state: "older",
      mark: first,
      apply: [later],
    });
  });

  it("that was marked is current, with the journal of version 0.9.0 or without it", () => {
    for (const journal of [[marked], [...old.journal, marked]]) {
      expect(planUpgrade({ ...old, journal }, [first!])).toMatchObject({ state: "current" });
      expect(planUpgrade({ ...old, journal }, [first!, later])).toMatchObject({
        state: "older",
        mark: null,
        apply: [later],
      });
    }
  });

  it("with a migration that is unknown is a newer version's", () => {
    const journal = [marked, { hash: "unknown", at: later.folderMillis }];
    expect(planUpgrade({ ...old, journal }, known)).toMatchObject({ state: "newer", apply: [] });
  });

  it("that is older is refused, whichever migrations it lacks", () => {
    fc.assert(
      fc.property(fc.subarray([...old.journal], { minLength: 1 }), (journal) => {
        fc.pre(journal.length < old.journal.length);
        expect(() => planUpgrade({ ...old, journal }, known)).toThrow(
          "it is older than version 0.9.0: start version 0.9.0 with it once, which is the commit",
        );
      }),
    );
  });

  it.each([
    ["a table less", old.schema.filter((sql) => !/TABLE\W.*\bgoals\b/.test(sql)), "table goals"],
    [
      "a trigger",
      [...old.schema, "CREATE TRIGGER t AFTER INSERT ON funds BEGIN SELECT 1; END;"],
      "trigger t",
    ],
    [
      "an index less",
      old.schema.filter((sql) => !/INDEX \W?sips_by_fund/.test(sql)),
      "index sips_by_fund",
    ],
    [
      "another column",
      old.schema.map((sql) => sql.replace("`paused` integer", "`paused` text")),
      "table sips",
    ],
    [
      "another key",
      old.schema.map((sql) => sql.replace("ON DELETE cascade", "ON DELETE restrict")),
      "table access_tokens",
    ],
  ])("of version 0.9.0 with %s is refused, and what differs is named", (_, schema, name) => {
    expect(schema.join()).not.toBe(old.schema.join());
    expect(() => planUpgrade({ ...old, schema }, known)).toThrow(name);
  });
});

it("the order of columns, quotes and spaces do not count in a schema", () => {
  const one =
    'CREATE TABLE IF NOT EXISTS `a` (\n\t`b` text,\n\t`c` integer , "d" text, PRIMARY KEY(`b`, `c`)\n);\n';
  const other = 'CREATE TABLE "a" ("c" integer,"d" text,"b" text,PRIMARY KEY("b","c"))';
  expect(comparableSchema([one])).toEqual(comparableSchema([other]));
  expect(comparableSchema([one])).not.toEqual(comparableSchema([`${other} WITHOUT ROWID`]));
});

it("the changelog and the guide name the commit of version 0.9.0", () => {
  for (const name of ["CHANGELOG.md", "docs/deploy.md"]) {
    expect(readFileSync(join(root, name), "utf8")).toContain(lastBefore1.commit);
  }
});
