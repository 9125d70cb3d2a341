import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { latestDate } from "../../../src/shared/dates.ts";
import type { FundList, RefreshResult } from "../../../src/shared/funds/schema.ts";
import { schemeLookup } from "../../../src/shared/schemes/matching.ts";
import { navUpdateFor } from "../../../src/shared/schemes/nav-refresh.ts";
import {
  nameKey,
  newestNavDate,
  schemeKey,
  type Scheme,
} from "../../../src/shared/schemes/scheme.ts";
import { startCountingProxy } from "../../support/servers/counting-proxy.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { insertFundPerScheme } from "../../support/data/insert-fund-per-scheme.ts";
import {
  addFund,
  registerRecipient,
  registerUser,
  seenBy,
  share,
} from "../../support/api/sharing.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import type { HttpServer } from "../../support/servers/http-server.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const listOf = async (owner: ApiClient) => (await owner.query("funds.list")).data as FundList;

const refresh = async (owner: ApiClient) =>
  (await owner.mutate("funds.refreshNav")).data as RefreshResult;

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("the NAV refresh in SQL", () => {
  const day = fc.constantFrom("2026-08-05", "2026-08-10", "2026-08-19", "2026-08-20", "2099-01-01");
  const nav = fc.constantFrom("9.5", "10", "11.25");
  const name = fc.constantFrom("Alpha", "alpha  fund", "Beta", "Gämma", "GAMMA");
  const code = fc.constantFrom("1", "2", "3", "4");
  const priced = fc.option(fc.record({ nav, navDate: day }));
  const unpriced = { nav: null, navDate: null };
  const scheme = fc
    .record({ code: fc.option(code), name, price: priced })
    .map(({ price, ...rest }): Scheme => ({ ...rest, ...(price ?? unpriced) }));
  const held = fc
    .record({ schemeName: name, amfiCode: fc.option(code), price: priced, isUpdated: fc.boolean() })
    .map(({ price, ...rest }) => ({ ...rest, ...(price ?? unpriced) }));

  it("equals the shared rule for every fund", { tags: "long" }, async () => {
    const owner = await register(baseUrl);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(scheme, { selector: schemeKey, maxLength: 8 }),
        fc.array(held, { minLength: 1, maxLength: 12 }),
        async (schemes, holdings) => {
          await replaceBooks(owner, schemes, holdings);
          const lookup = schemeLookup(schemes, newestNavDate(schemes));
          const expected = holdings.map((fund) => {
            const updatedAt = fund.isUpdated ? new Date(1) : null;
            const update = navUpdateFor({ ...fund, updatedAt }, lookup, latestDate(new Date()));
            const { schemeName, amfiCode, nav: own, navDate } = update ?? fund;
            return {
              schemeName,
              nameKey: nameKey(schemeName),
              amfiCode,
              nav: own,
              navDate,
              isNew: update !== null,
            };
          });
          const { updated } = await refresh(owner);
          expect(await booksOf(owner)).toEqual(expected);
          expect(updated).toBe(expected.filter(({ isNew }) => isNew).length);
          expect((await refresh(owner)).updated).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  /** Writes a list and a user's funds to the database. */
  async function replaceBooks(
    owner: ApiClient,
    schemes: readonly Scheme[],
    holdings: readonly { isUpdated: boolean; schemeName: string }[],
  ) {
    const listed = schemes.map((one) => ({
      ...one,
      key: schemeKey(one),
      nameKey: nameKey(one.name),
    }));
    const funds = holdings.map((one) => ({ ...one, nameKey: nameKey(one.schemeName) }));
    await runSql(databaseUrl, "delete from schemes");
    await runSql(
      databaseUrl,
      `insert into schemes (key, name, name_key, nav, nav_date)
       select value ->> 'key', value ->> 'name', value ->> 'nameKey', value ->> 'nav', value ->> 'navDate'
       from json_each(?)`,
      [JSON.stringify(listed)],
    );
    await runSql(databaseUrl, "update scheme_list set as_of = ?, hash = null", [
      newestNavDate(schemes),
    ]);
    await runSql(
      databaseUrl,
      "delete from funds where user_id = (select id from users where email = ?)",
      [owner.email],
    );
    await runSql(
      databaseUrl,
      `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
         invested_amount, units, nav, nav_date, created_at, updated_at)
       select users.id, key, key, value ->> 'schemeName', value ->> 'nameKey', value ->> 'amfiCode', 'debt',
         '100', '10', value ->> 'nav', value ->> 'navDate', key, iif(value ->> 'isUpdated', 1, null)
       from json_each(?) join users where email = ?`,
      [JSON.stringify(funds), owner.email],
    );
  }

  async function booksOf(owner: ApiClient) {
    const stored = await runSql(
      databaseUrl,
      `select scheme_name, name_key, amfi_code, nav, nav_date, funds.updated_at > 1 as is_new
       from funds join users on users.id = user_id where email = ? order by funds.created_at`,
      [owner.email],
    );
    return stored.map((row) => ({
      schemeName: row["scheme_name"],
      nameKey: row["name_key"],
      amfiCode: row["amfi_code"],
      nav: row["nav"],
      navDate: row["nav_date"],
      isNew: row["is_new"] === 1,
    }));
  }
});

describe("a NAV refresh", () => {
  let proxy: HttpServer;
  let product: TestProduct;
  beforeAll(async () => {
    proxy = await startCountingProxy(databaseUrl);
    product = await startTestProduct({
      DATABASE_URL: proxy.url,
      AMFI_NAV_URL: "http://127.0.0.1:9/",
      RATE_LIMITS: "off",
    });
  });
  afterAll(async () => {
    await product?.stop();
    await proxy?.stop();
  });

  it("takes two round trips when any NAVs are stale, and one when none is", async () => {
    await loadFeed(databaseUrl, manySchemes(1000));
    for (const count of [3, 1000]) {
      const owner = apiClient(product.url, (await investorWith(count)).cookie());
      const roundTrips = async (act: () => Promise<unknown>) => {
        const before = proxy.requests();
        await act();
        return proxy.requests() - before;
      };
      expect(await roundTrips(() => listOf(owner))).toBe(2);
      expect(await roundTrips(() => listOf(owner))).toBe(1);
      expect(await roundTrips(() => refresh(owner))).toBe(1);
      await runSql(databaseUrl, "update funds set nav_date = '2020-01-01'");
      expect(await roundTrips(() => refresh(owner))).toBe(2);
      expect((await listOf(owner)).funds).toHaveLength(count);
    }
  });

  it("takes no NAV of the sample list once a real one is here, whatever their dates", async () => {
    const [owner, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    const line = (code: number, nav: string, day: string) =>
      `${code};-;-;Scheme ${code};${nav};${day}`;
    const schemes = [
      { code: 1, real: [line(1, "11.5", "20-Aug-2026")], nav: 11.5, navDate: "2026-08-20" },
      { code: 2, real: [line(2, "12.5", "14-Aug-2026")], nav: 12.5, navDate: "2026-08-14" },
      { code: 3, real: [], nav: null, navDate: null },
    ];
    await loadFeed(
      databaseUrl,
      feedOf(schemes.map(({ code }) => line(code, "500", "20-Aug-2026"))),
    );
    await runSql(databaseUrl, "update scheme_list set source = 'sample'");
    for (const { code } of schemes) {
      await addFund(owner, { amfiCode: String(code), schemeName: `Scheme ${code}` });
    }
    expect((await listOf(owner)).funds.map(({ nav }) => nav)).toEqual([500, 500, 500]);
    await share(owner, to);

    await loadFeed(databaseUrl, feedOf(schemes.flatMap(({ real }) => real)));
    const real = schemes.map(({ code, nav, navDate }) =>
      expect.objectContaining({ amfiCode: String(code), nav, navDate }),
    );
    for (const { funds } of [await listOf(owner), await seenBy(to, owner)]) {
      expect(funds).toHaveLength(schemes.length);
      expect(funds).toEqual(expect.arrayContaining(real));
    }
    // A real list's NAVs stay when the next one comes.
    await loadFeed(databaseUrl, feedOf([line(1, "11.5", "20-Aug-2026")]));
    expect((await listOf(owner)).funds.map(({ nav }) => nav)).toEqual(
      expect.arrayContaining([11.5, 12.5, null]),
    );
  });

  async function investorWith(count: number): Promise<ApiClient> {
    const owner = await register(baseUrl);
    await insertFundPerScheme(databaseUrl, owner.email, count);
    return owner;
  }
});

const feedOf = (schemes: readonly string[]) =>
  ["Scheme Code;ISIN;ISIN;Scheme Name;Net Asset Value;Date", ...schemes, ""].join("\r\n");

const manySchemes = (count: number) =>
  feedOf(
    Array.from(
      { length: count },
      (_, index) => `${100_000 + index};-;-;Scheme ${index};${index + 1}.5;20-Aug-2026`,
    ),
  );
