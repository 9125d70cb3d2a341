import type { InValue } from "@libsql/client/web";
import { expect, inject, it } from "vitest";
import { untrackedSchemes } from "../../../src/server/history/queries.ts";
import { openDatabase } from "../../../src/server/platform/db/client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const databaseUrl = inject("databaseUrl");

it("the schemes that are held are found by an index, however many funds there are", async () => {
  const db = openDatabase({ url: databaseUrl, authToken: undefined, timeout: 4_000 });
  const { sql, params } = untrackedSchemes(db, ["900001"], "2026-01-01").getQuery();
  const plan = await runSql(databaseUrl, `explain query plan ${sql}`, params as InValue[]);
  const steps = plan.map(({ detail }) => String(detail));
  expect(steps.filter((step) => step.includes("funds_by_code")).length).toBeGreaterThan(0);
  expect(steps.filter((step) => /^SCAN (funds|transactions)\b/.test(step))).toEqual([]);
});
