import type { InValue } from "@libsql/client/web";
import { expect, inject, it } from "vitest";
import { untrackedSchemes } from "../../../src/server/history/queries/histories.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const databaseUrl = inject("databaseUrl");

it("the schemes that are held or watched are found by an index, however many funds there are", async () => {
  const db = testDatabase(databaseUrl);
  const { sql: query, params } = untrackedSchemes(db, ["900001"], "2026-01-01").getQuery();
  const plan = await runSql(databaseUrl, `explain query plan ${query}`, params as InValue[]);
  const steps = plan.map(({ detail }) => String(detail));
  const ofTables = steps.filter((step) =>
    /^(SCAN|SEARCH) (funds|transactions|watched_schemes|sips) /.test(step),
  );
  expect(ofTables).toEqual([
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=?)",
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=? AND first_date>?)",
    "SEARCH watched_schemes USING COVERING INDEX watched_schemes_by_code (code=?)",
    "SEARCH transactions USING INDEX transactions_by_acquisition (acquired_on<?)",
    "SEARCH funds USING INDEX sqlite_autoindex_funds_1 (user_id=? AND id=?)",
    "SEARCH sips USING INDEX sips_by_next_due (next_due<?)",
    "SEARCH funds USING INDEX sqlite_autoindex_funds_1 (user_id=? AND id=?)",
  ]);
});
