import { globSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { tablesOfFund, tablesOfHolder, userTables } from "../../src/server/every-table.ts";
import { funds } from "../../src/server/funds/tables.ts";
import { holders } from "../../src/server/holders/tables.ts";
import { belongsTo, tablesIn } from "../../src/server/platform/db/tables-of.ts";
import { goesWithAccount } from "../support/data/tables-of-account.ts";

const files = globSync("src/server/**/tables.ts", { cwd: root });
const modules = await Promise.all(
  files.map((file): Promise<Record<string, unknown>> => import(join(root, file))),
);
const tables = tablesIn(modules);

const namesOf = (some: readonly SQLiteTable[]): string[] => some.map(getTableName).toSorted();

const hasColumn = (table: SQLiteTable, name: RegExp): boolean =>
  Object.keys(getTableColumns(table)).some((column) => name.test(column));

const refersTo = (table: SQLiteTable, parent: SQLiteTable): boolean =>
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === parent);

describe("a table with rows of users", () => {
  const ofUsers = tables.filter((table) => hasColumn(table, /^(user|owner|recipient|sender)Id$/));

  it("loses those of an account with it", () => {
    expect(ofUsers.length).toBeGreaterThan(30);
    expect(namesOf(ofUsers.filter((table) => !goesWithAccount(table, tables)))).toEqual([]);
  });

  it("is in the list of every table", () => {
    const known = namesOf(userTables);
    expect(namesOf(ofUsers).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("loses those of a fund with it where it says of which fund they are", () => {
    const ofFunds = ofUsers.filter((table) => hasColumn(table, /^fundId$/));
    expect(namesOf(ofFunds)).toEqual(namesOf(tablesOfFund));
    expect(namesOf(tables.filter((table) => refersTo(table, funds)))).toEqual(
      namesOf(tablesOfFund),
    );
  });

  it("keeps those of a person without a reference, so that they can be recorded and then deleted", () => {
    expect(namesOf(tables.filter((table) => refersTo(table, holders)))).toEqual([]);
    expect(namesOf(tablesOfHolder)).toEqual([
      "calendars",
      "goals",
      "letter_settings",
      "letters",
      "targets",
      "tax_losses",
      "tax_profiles",
      "told_topics",
    ]);
  });

  it("comes back after those to which it refers", () => {
    const later = [tablesOfFund, tablesOfHolder].flatMap((list: readonly SQLiteTable[]) =>
      list.filter((table, place) =>
        list.slice(place + 1).some((parent) => belongsTo(table, parent)),
      ),
    );
    expect(namesOf(later)).toEqual([]);
  });
});
