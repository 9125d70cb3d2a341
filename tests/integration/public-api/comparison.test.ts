import { afterAll, beforeAll, expect, it } from "vitest";
import {
  comparisonResult,
  type ComparisonResult,
  type NavResult,
  type SchemesResult,
} from "../../../src/shared/public-api/results.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { register } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertHistory } from "../../support/data/insert-history.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { dayOf } from "../../../src/shared/history/days.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  const { databaseUrl } = product;
  await loadFeed(databaseUrl, navFixture("six-columns"));
  const days = ["2023-08-18", "2024-08-19", "2025-08-18", "2026-08-18"].map(dayOf);
  await insertHistory(databaseUrl, "900005", { days, navs: [100, 80, 110, 121] });
  await insertHistory(databaseUrl, "900002", { days: days.slice(1), navs: [200, 210, 300] });
});
afterAll(() => product?.stop());

it("a comparison has the figures of the days in common, and says what it leaves out", async () => {
  const asha = await register(product.url);
  const result = okay<ComparisonResult>(
    await asha.query("programs.compare", {
      codes: ["900005", "900002", "900001", "900004", "999999"],
    }),
  );
  expect(comparisonResult.parse(result)).toEqual(result);
  // By hand: 80 became 121, and 200 became 300, in 729 days.
  expect(result).toMatchObject({
    asOf: "2026-08-18",
    leftOut: 3,
    leftOutSchemes: [
      { code: "900001", reason: "idcw" },
      { code: "900004", reason: "bonus" },
      { code: "999999", reason: "unknown" },
    ],
    from: "2024-08-19",
    to: "2026-08-18",
    schemes: [
      { code: "900005", change: 121 / 80 - 1, worstFall: null },
      { code: "900002", change: 0.5, rollingReturns: [{ years: 1, shareAboveZero: 1 }] },
    ],
  });
  expect(result.schemes[0]?.yearly).toBeCloseTo((121 / 80) ** (365 / 729) - 1, 12);
});

it("a comparison covers a span, from the last NAV up to its first day", async () => {
  const asha = await register(product.url);
  const result = okay<ComparisonResult>(
    await asha.query("programs.compare", {
      codes: ["900005", "900002"],
      from: "2025-12-31",
      to: "2026-12-31",
    }),
  );
  expect(result).toMatchObject({
    from: "2025-08-18",
    to: "2026-08-18",
    schemes: [
      { code: "900005", change: 121 / 110 - 1 },
      { code: "900002", change: 300 / 210 - 1 },
    ],
  });
});

it("a NAV is that of the day or the last one before, from what is stored alone", async () => {
  const asha = await register(product.url);
  const nav = async (code: string, on: string) =>
    okay<NavResult>(await asha.query("programs.nav", { code, on }));
  expect(await nav("900005", "2025-08-18")).toMatchObject({ nav: 110, navDate: "2025-08-18" });
  expect(await nav("900005", "2025-12-31")).toMatchObject({ nav: 110, navDate: "2025-08-18" });
  expect(await nav("900005", "2020-01-01")).toMatchObject({
    leftOut: 1,
    nav: null,
    reason: "not-stored",
  });
  // Of the list, though no history is stored.
  expect(await nav("900001", "2030-01-01")).toMatchObject({ nav: 107.136, navDate: "2026-08-18" });
  expect(await nav("999999", "2030-01-01")).toMatchObject({ name: null, reason: "unknown" });
});

it("schemes are found by words in any order, a code or an ISIN, and at most 20", async () => {
  const asha = await register(product.url);
  const found = async (words: string) => {
    const { schemes } = okay<SchemesResult>(await asha.query("programs.schemes", { words }));
    return schemes.map(({ code }) => code);
  };
  expect(await found("growth psu first")).toEqual(["900002"]);
  expect(await found("900004")).toEqual(["900004"]);
  expect(await found("inf000a01002")).toEqual(["900001"]);
  expect(await found("100% example")).toEqual([]);
  const rows = Array.from({ length: 25 }, (_, index) => `('many-${index}', 'Many ${index}', '')`);
  await runSql(
    product.databaseUrl,
    `insert into schemes (key, name, name_key) values ${rows.join()}`,
  );
  const many = okay<SchemesResult>(await asha.query("programs.schemes", { words: "many" }));
  expect([many.schemes.length, many.leftOut]).toEqual([20, 5]);
});
