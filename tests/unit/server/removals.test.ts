import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { tablesOfFund } from "../../../src/server/funds/queries.ts";
import { funds } from "../../../src/server/stored-funds/tables.ts";
import { root } from "../../../scripts/product/root.ts";

const namesOf = (tables: readonly SQLiteTable[]) =>
  tables.map((table) => getTableConfig(table).name).toSorted();

it("a removed fund records every table whose rows are deleted with it", async () => {
  const files = globSync("src/server/**/tables.ts", { cwd: root });
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(root, file))),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value) => is(value, SQLiteTable)),
  );
  const deletedWithFund = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === funds),
  );
  expect(tables.length).toBeGreaterThan(20);
  expect(namesOf(tablesOfFund)).toEqual(namesOf(deletedWithFund));
});
