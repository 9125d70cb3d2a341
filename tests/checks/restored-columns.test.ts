import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { tablesOfFund } from "../../src/server/funds/procedures/queries.ts";
import { holders } from "../../src/server/holders/tables.ts";
import { tablesOfHolder } from "../../src/server/removals/procedures/queries.ts";
import { funds } from "../../src/server/funds/tables.ts";
import { root } from "../../scripts/product/root.ts";

type TableConfig = ReturnType<typeof getTableConfig>;

const namesOf = (tables: readonly SQLiteTable[]) =>
  tables.map((table) => getTableConfig(table).name).toSorted();

async function tablesThat(isWanted: (table: TableConfig) => boolean): Promise<SQLiteTable[]> {
  const files = globSync("src/server/**/tables.ts", { cwd: root });
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(root, file))),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value) => is(value, SQLiteTable)),
  );
  expect(tables.length).toBeGreaterThan(20);
  return tables.filter((table) => isWanted(getTableConfig(table)));
}

const refersTo =
  (parent: SQLiteTable) =>
  ({ foreignKeys }: TableConfig): boolean =>
    foreignKeys.some((key) => key.reference().foreignTable === parent);

/** Whether the table says whose a row is, as those of tax do, which do not refer to the holder. */
const isOfHolders = ({ columns }: TableConfig): boolean =>
  columns.some(({ name }) => name === "person");

it("a removed fund records every table whose rows are deleted with it", async () => {
  expect(namesOf(tablesOfFund)).toEqual(namesOf(await tablesThat(refersTo(funds))));
});

it("a removed person records every table whose rows are theirs", async () => {
  expect(await tablesThat(refersTo(holders))).toEqual([]);
  expect(namesOf(tablesOfHolder)).toEqual(namesOf(await tablesThat(isOfHolders)));
});
