import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serverDomains } from "../../oxlint.config.ts";
import { root } from "../../scripts/product/root.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const domainOf = (file: string): string => file.split("/")[2] ?? "";

/** The domain of each table, by the table's name in SQL. */
const domainOfTable = new Map(
  globSync("src/server/**/*tables.ts", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(
      ([, table = ""]) => [table, domainOf(file)] as const,
    ),
  ),
);

/** Tables of later domains that are read in the round trip that checks the caller. */
const readWithCaller: Record<string, string> = {
  "src/server/auth/access-tokens/queries.ts: tracked_schemes":
    "the tag of a program's answer depends on the stored NAVs",
  "src/server/auth/queries/people.ts: holders": "a query of a person's figures finds that person",
};

/** The tables that the SQL of a file names after a word such as `from`. */
const tablesNamedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|into|update|references)\s+(\w+)/g)].map(
    ([, table = ""]) => table,
  );

describe("the lower floor of a domain", () => {
  const files = globSync("src/server/*/**/*.ts", { cwd: root })
    .filter((file) => !file.includes("/procedures/") && domainOf(file) !== "platform")
    .toSorted();

  it("names no table of a later domain in SQL", () => {
    expect(domainOfTable.size).toBeGreaterThan(40);
    const later = files.flatMap((file) => {
      const own = serverDomains.indexOf(domainOf(file));
      const named = tablesNamedIn(read(file)).filter(
        (table) => serverDomains.indexOf(domainOfTable.get(table) ?? "") > own,
      );
      return [...new Set(named)].map((table) => `${file}: ${table}`);
    });
    expect(later).toEqual(Object.keys(readWithCaller));
  });
});
