import type { InValue } from "@libsql/client/web";
import { expect, inject, it } from "vitest";
import { untrackedSchemes } from "../../../src/server/history/queries/histories.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const databaseUrl = inject("databaseUrl");

it("the schemes that are held are found by an index, however many funds there are", async () => {
  const db = openDatabase({ url: databaseUrl, authToken: undefined, timeout: 4_000 });
  const { sql, params } = untrackedSchemes(db, ["900001"], "2026-01-01").getQuery();
  const plan = await runSql(databaseUrl, `explain query plan ${sql}`, params as InValue[]);
  const steps = plan.map(({ detail }) => String(detail));
  const ofTables = steps.filter((step) => /^(SCAN|SEARCH) (funds|transactions) /.test(step));
  expect(ofTables).toEqual([
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=?)",
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=? AND first_date>?)",
    "SEARCH transactions USING INDEX transactions_by_acquisition (acquired_on<?)",
    "SEARCH funds USING INDEX sqlite_autoindex_funds_1 (user_id=? AND id=?)",
  ]);
});
