import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { tablesOfFund } from "../../../../src/server/funds/queries.ts";
import { holders } from "../../../../src/server/holders/tables.ts";
import { tablesOfHolder } from "../../../../src/server/removals/queries.ts";
import { funds } from "../../../../src/server/stored-funds/tables.ts";
import { root } from "../../../../scripts/product/root.ts";

const namesOf = (tables: readonly SQLiteTable[]) =>
  tables.map((table) => getTableConfig(table).name).toSorted();

/** The tables whose rows are deleted with those of another. */
async function deletedWith(parent: SQLiteTable): Promise<SQLiteTable[]> {
  const files = globSync("src/server/**/tables.ts", { cwd: root });
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(root, file))),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value) => is(value, SQLiteTable)),
  );
  expect(tables.length).toBeGreaterThan(20);
  return tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === parent),
  );
}

it("a removed fund records every table whose rows are deleted with it", async () => {
  expect(namesOf(tablesOfFund)).toEqual(namesOf(await deletedWith(funds)));
});

it("a removed person records every table whose rows are deleted with them", async () => {
  expect(namesOf(tablesOfHolder)).toEqual(namesOf(await deletedWith(holders)));
});
