import { afterAll, beforeAll, expect, it } from "vitest";
import { comparisonResult, type ComparisonResult } from "../../../src/shared/public-api/results.ts";
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
