import type { InValue } from "@libsql/client/web";
import { afterAll, describe, expect, inject, it } from "vitest";
import { untrackedSchemes } from "../../../src/server/history/queries/histories.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const databaseUrl = inject("databaseUrl");

const sql = (statement: string) => runSql(databaseUrl, statement);
const tables = ["kept_schemes", "tracked_schemes"] as const;

afterAll(async () => {
  for (const table of tables) await sql(`delete from ${table} where code = 'both'`);
});

it("the schemes that are held or watched are found by an index, however many funds there are", async () => {
  const db = testDatabase(databaseUrl);
  const { sql: query, params } = untrackedSchemes(db, ["900001"], "2026-01-01").getQuery();
  const plan = await runSql(databaseUrl, `explain query plan ${query}`, params as InValue[]);
  const steps = plan.map(({ detail }) => String(detail));
  const ofTables = steps.filter((step) =>
    /^(SCAN|SEARCH) (funds|transactions|watched_schemes) /.test(step),
  );
  expect(ofTables).toEqual([
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=?)",
    "SEARCH funds USING COVERING INDEX funds_by_code (amfi_code=? AND first_date>?)",
    "SEARCH watched_schemes USING COVERING INDEX watched_schemes_by_code (code=?)",
    "SEARCH transactions USING INDEX transactions_by_acquisition (acquired_on<?)",
    "SEARCH funds USING INDEX sqlite_autoindex_funds_1 (user_id=? AND id=?)",
  ]);
});

describe("the table that had another name in the version before", () => {
  const inBoth = async () => {
    const [former, current] = await Promise.all(
      tables.map((table) => sql(`select * from ${table} where code = 'both'`)),
    );
    expect(current).toEqual(former);
    return current;
  };

  it.each([tables, ["tracked_schemes", "kept_schemes"] as const])(
    "gets what is written to %s, as %s does, whichever version writes it",
    async (one, other) => {
      const track = (day: string) =>
        sql(`insert into ${one} (code, wanted_from, filled_from) values ('both', '${day}', '2026-01-01')
          on conflict (code) do update set wanted_from = excluded.wanted_from, next_attempt_at = 0
          where excluded.wanted_from < wanted_from`);
      await track("2026-01-01");
      await track("2025-01-01");
      expect(await inBoth()).toMatchObject([{ wanted_from: "2025-01-01", version: 0 }]);
      await sql(`update ${one} set filled_from = null, problem = 'slow' where code = 'both'`);
      const claimed = `update ${other} set version = version + 1 where code = 'both' returning *`;
      expect(await sql(claimed)).toEqual(await inBoth());
      expect(await inBoth()).toMatchObject([{ filled_from: null, problem: "slow", version: 1 }]);
      for (const table of tables) await sql(`delete from ${table} where code = 'both'`);
    },
  );
});
