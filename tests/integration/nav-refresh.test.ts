import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund, FundList, RefreshResult } from "../../src/shared/funds/schema.ts";
import { schemeLookup } from "../../src/shared/schemes/matching.ts";
import { navUpdateFor } from "../../src/shared/schemes/nav-refresh.ts";
import { nameKey, newestNavDate, schemeKey, type Scheme } from "../../src/shared/schemes/scheme.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { hasRealFeeds, navFixture, realFeed } from "../support/fixtures.ts";
import { holdSchemes } from "../support/many-funds.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import { fundInput, investor, person, type Person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";
import type { Upstream } from "../support/upstream.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const listOf = async (owner: Person) => (await owner.ask("funds.list")).data as FundList;
const refresh = async (owner: Person) =>
  (await owner.tell("funds.refreshNav")).data as RefreshResult;

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("the NAV refresh in SQL", () => {
  const day = fc.constantFrom("2026-08-05", "2026-08-10", "2026-08-19", "2026-08-20");
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

  it("equals the shared rule for every fund", async () => {
    const owner = await investor(baseUrl);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(scheme, { selector: schemeKey, maxLength: 8 }),
        fc.array(held, { minLength: 1, maxLength: 12 }),
        async (schemes, holdings) => {
          await replaceBooks(owner, schemes, holdings);
          const lookup = schemeLookup(schemes, newestNavDate(schemes));
          const expected = holdings.map((fund) => {
            const updatedAt = fund.isUpdated ? new Date(1) : null;
            const update = navUpdateFor({ ...fund, updatedAt }, lookup);
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

  /** Puts a list and somebody's funds into the database as they are. */
  async function replaceBooks(
    owner: Person,
    schemes: readonly Scheme[],
    holdings: readonly { isUpdated: boolean; schemeName: string }[],
  ) {
    const listed = schemes.map((one) => ({
      ...one,
      key: schemeKey(one),
      nameKey: nameKey(one.name),
    }));
    const funds = holdings.map((one) => ({ ...one, nameKey: nameKey(one.schemeName) }));
    await rows(databaseUrl, "delete from schemes");
    await rows(
      databaseUrl,
      `insert into schemes (key, name, name_key, nav, nav_date)
       select value ->> 'key', value ->> 'name', value ->> 'nameKey', value ->> 'nav', value ->> 'navDate'
       from json_each(?)`,
      [JSON.stringify(listed)],
    );
    await rows(databaseUrl, "update scheme_list set as_of = ?, hash = null", [
      newestNavDate(schemes),
    ]);
    await rows(
      databaseUrl,
      "delete from funds where user_id = (select id from users where email = ?)",
      [owner.email],
    );
    await rows(
      databaseUrl,
      `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
         invested_amount, units, nav, nav_date, created_at, updated_at)
       select users.id, key, key, value ->> 'schemeName', value ->> 'nameKey', value ->> 'amfiCode', 'debt',
         '100', '10', value ->> 'nav', value ->> 'navDate', key, iif(value ->> 'isUpdated', 1, null)
       from json_each(?) join users where email = ?`,
      [JSON.stringify(funds), owner.email],
    );
  }

  async function booksOf(owner: Person) {
    const stored = await rows(
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
  let proxy: Upstream;
  let product: OwnProduct;
  beforeAll(async () => {
    proxy = await startCountingProxy(databaseUrl);
    product = await ownProduct({
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
      const owner = person(product.url, (await investorWith(count)).cookie());
      const roundTrips = async (act: () => Promise<unknown>) => {
        const before = proxy.requests();
        await act();
        return proxy.requests() - before;
      };
      expect(await roundTrips(() => listOf(owner))).toBe(2);
      expect(await roundTrips(() => listOf(owner))).toBe(1);
      expect(await roundTrips(() => refresh(owner))).toBe(1);
      await rows(databaseUrl, "update funds set nav_date = '2020-01-01'");
      expect(await roundTrips(() => refresh(owner))).toBe(2);
      expect((await listOf(owner)).funds).toHaveLength(count);
    }
  });

  async function investorWith(count: number): Promise<Person> {
    const owner = await investor(baseUrl);
    await holdSchemes(databaseUrl, owner.email, count);
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

describe("the day's change", () => {
  const feed = (navs: readonly [code: number, nav: string, day: string][]) =>
    feedOf(navs.map(([code, nav, day]) => `${code};-;-;Scheme ${code};${nav};${day}`));
  const hold = (code: number) =>
    fundInput({ amfiCode: String(code), schemeName: "by its code", investedAmount: 100 });

  it("is calculated from the scheme's previous NAV", async () => {
    await rows(databaseUrl, "delete from schemes");
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10", "19-Aug-2026"],
        [2, "20", "19-Aug-2026"],
        [3, "30", "19-Aug-2026"],
      ]),
    );
    const owner = await investor(baseUrl);
    for (const code of [1, 2, 3]) await owner.tell("funds.add", hold(code));
    expect((await listOf(owner)).dayChange).toBeNull();

    // By hand: 10 × (10.5 − 10) + 10 × (19.9 − 20) = 5 − 1 = 4 on 300 before: 1.3333… %. The third has no new NAV.
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10.5", "20-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
        [3, "30", "19-Aug-2026"],
      ]),
    );
    const change = {
      amount: 4,
      percent: 1.33,
      on: "2026-08-20",
      against: { earliest: "2026-08-19", latest: "2026-08-19" },
      funds: 2,
    };
    expect((await listOf(owner)).dayChange).toEqual(change);

    // A corrected NAV of the same day, and one that came back: the NAV before stays the one of the day before.
    await loadFeed(
      databaseUrl,
      feed([
        [1, "10.6", "20-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
      ]),
    );
    const [stored] = await rows(
      databaseUrl,
      "select previous_nav, previous_nav_date from schemes where key = '1'",
    );
    expect([stored?.["previous_nav"], stored?.["previous_nav_date"]]).toEqual(["10", "2026-08-19"]);

    await loadFeed(
      databaseUrl,
      feed([
        [1, "10", "18-Aug-2026"],
        [2, "19.9", "20-Aug-2026"],
      ]),
    );
    const [older] = await rows(databaseUrl, "select previous_nav from schemes where key = '1'");
    expect(older?.["previous_nav"]).toBeNull();
  });

  it("never uses NAVs of the sample list", async () => {
    await rows(databaseUrl, "delete from schemes");
    await loadFeed(databaseUrl, feed([[1, "10", "19-Aug-2026"]]));
    await rows(databaseUrl, "update scheme_list set source = 'sample'");
    await loadFeed(databaseUrl, feed([[1, "500", "20-Aug-2026"]]));
    const owner = await investor(baseUrl);
    await owner.tell("funds.add", hold(1));
    expect(await listOf(owner)).toMatchObject({ funds: [{ nav: 500 }], dayChange: null });
  });
});

describe("a list with renamed schemes", () => {
  const keepsEveryScheme = async (before: string, after: string) => {
    const owner = await investor(baseUrl);
    await loadFeed(databaseUrl, before);
    await holdSchemes(databaseUrl, owner.email, 20_000);
    const first = byId((await listOf(owner)).funds);
    await loadFeed(databaseUrl, after);
    const second = byId((await listOf(owner)).funds);

    const schemes = await rows(
      databaseUrl,
      "select key, name, nav, nav_date as navDate from schemes",
    );
    const listed = new Map(schemes.map((scheme) => [scheme["key"], scheme]));
    expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted());
    let renamed = 0;
    for (const [id, fund] of second) {
      const earlier = first.get(id);
      expect(fund.amfiCode).toBe(earlier?.amfiCode);
      const scheme = listed.get(fund.amfiCode);
      if (scheme === undefined) continue;
      expect(fund.schemeName).toBe(scheme["name"]);
      if (fund.schemeName !== earlier?.schemeName) renamed += 1;
      const { nav, navDate } = scheme;
      if (nav === null || (earlier?.navDate ?? "") >= String(navDate)) continue;
      expect([fund.nav, fund.navDate]).toEqual([Number(nav), navDate]);
    }
    return renamed;
  };
  const byId = (funds: readonly Fund[]) => new Map(funds.map((fund) => [fund.id, fund]));

  it("keeps each fund's scheme by code and updates its name", async () => {
    const renamed = navFixture("eight-columns").replaceAll("PSU Debt Fund", "PSU Bond Fund");
    expect(await keepsEveryScheme(navFixture("six-columns"), renamed)).toBe(2);
  });

  it.runIf(hasRealFeeds)(
    "renames no scheme between AMFI's feeds of 19 and 20 August 2026",
    { timeout: 60_000 },
    async () => {
      const renamed = await keepsEveryScheme(
        realFeed("NAVAll-2026-08-19.6col.txt"),
        realFeed("NAVAll-2026-08-20.8col.txt"),
      );
      expect(renamed).toBe(0);
    },
  );
});
