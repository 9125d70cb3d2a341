import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeSchemes } from "../../../../../src/server/schemes/sources/describe-schemes.ts";
import type { EarlierDetails } from "../../../../../src/server/schemes/sources/distinct-titles.ts";
import {
  decodeFacts,
  encodeCodes,
} from "../../../../../src/server/schemes/sources/scheme-facts.ts";
import { nameKey } from "../../../../../src/shared/schemes/scheme.ts";
import {
  blankColumns,
  variantColumns,
  describeOne,
  describeAll,
  noFacts,
  parsedScheme,
} from "../../../../support/data/parsed-schemes.ts";

describe("a scheme's plan, option and title", () => {
  it.each([
    ["by its name", parsedScheme("EXAMPLE FUND-DIRECT PLAN-GROWTH OPTION")],
    ["by AMFI's columns", parsedScheme("Example Fund", variantColumns("Direct Plan", "GROWTH"))],
    [
      "by its name where the columns differ",
      parsedScheme("Example Fund - Direct Plan - Growth", variantColumns("Regular Plan", "IDCW")),
    ],
    [
      "by an option column that names the plan",
      parsedScheme("Example Fund", variantColumns("", "Direct Growth")),
    ],
  ])("are recognised %s", async (_, row) => {
    expect(await describeOne(row)).toMatchObject({
      name: "Example Fund - Direct Plan - Growth",
      plan: "direct",
      option: "growth",
      isInferred: false,
    });
  });

  it("are found by code when a list leaves the columns blank", async () => {
    const facts = decodeFacts({
      variants: {
        "direct,growth,": encodeCodes(["900001"]),
        "regular,idcw-payout,monthly": encodeCodes(["900002"]),
      },
      names: {},
      formerNames: {},
    });
    const rows = ["900001", "900002"].map((code) =>
      parsedScheme("Example Fund", { code, ...blankColumns }),
    );
    expect((await describeAll(rows, facts)).map(({ name }) => name)).toEqual([
      "Example Fund - Direct Plan - Growth",
      "Example Fund - Regular Plan - Monthly IDCW Payout",
    ]);
  });

  it.each([
    ["INF000A01001", null, "idcw-payout", "IDCW Payout"],
    [null, "INF000A01002", "idcw-reinvestment", "IDCW Reinvestment"],
    ["INF000A01001", "INF000A01002", "idcw", "IDCW"],
  ])("an IDCW with ISINs %s and %s is %s", async (isin, reinvestmentIsin, option, words) => {
    const row = parsedScheme("Example Fund - Direct - IDCW", { isin, reinvestmentIsin });
    expect(await describeOne(row)).toMatchObject({
      option,
      name: `Example Fund - Direct Plan - ${words}`,
    });
  });

  it("default to Regular and growth, marked as inferred, when a full name has neither", async () => {
    expect(await describeOne(parsedScheme("Example Fund"))).toMatchObject({
      name: "Example Fund - Regular Plan - Growth",
      isInferred: true,
    });
  });

  it("stay unknown, with codes in the titles, when schemes share a name without plan or option", async () => {
    const rows = ["900001", "900002"].map((code) =>
      parsedScheme("Example Fund", { code, ...blankColumns }),
    );
    expect(await describeAll(rows)).toMatchObject([
      { name: "Example Fund (900001)", plan: "unknown", option: "unknown", isInferred: false },
      { name: "Example Fund (900002)", plan: "unknown", option: "unknown", isInferred: false },
    ]);
  });

  it("keep the values of an earlier list when this one has none", async () => {
    const earlier = new Map<string, EarlierDetails>([
      [
        "900001",
        {
          plan: "direct",
          option: "idcw",
          frequency: "weekly",
          isInferred: false,
          fundHouse: "A",
          name: "Old Name Fund - Direct Plan - Weekly IDCW",
        },
      ],
    ]);
    const rows = ["900001", "900002"].map((code) =>
      parsedScheme("New Name Fund", { code, fundHouse: null, ...blankColumns }),
    );
    const asked: string[][] = [];
    const [first] = await describeSchemes(
      rows,
      async (codes) => {
        asked.push([...codes]);
        return earlier;
      },
      noFacts,
    );
    expect(asked).toEqual([["900001", "900002"]]);
    expect(first).toMatchObject({
      name: "New Name Fund - Direct Plan - Weekly IDCW",
      isInferred: false,
      fundHouse: "A",
    });
  });

  it("are not assumed to be Regular for shortened names without columns", async () => {
    const rows = ["900001", "900002"].map((code) => parsedScheme("Example Fund", { code }));
    expect((await describeAll(rows)).map(({ plan }) => plan)).toEqual(["unknown", "unknown"]);
  });

  it("are none for an ETF, and a plan of its own for unclaimed money", async () => {
    expect(
      await describeOne(parsedScheme("Example Nifty 50 ETF", variantColumns("Regular Plan", ""))),
    ).toMatchObject({
      name: "Example Nifty 50 ETF",
      plan: "none",
    });
    expect(
      await describeOne(parsedScheme("Example Liquid Fund - Unclaimed Redemption")),
    ).toMatchObject({
      name: "Example Liquid Fund - Unclaimed Redemption",
      plan: "unclaimed",
    });
    const inColumns = variantColumns("Direct Plan", "Unclaimed IDCW Upto 3 years");
    expect(await describeOne(parsedScheme("Example Overnight Fund", inColumns))).toMatchObject({
      plan: "unclaimed",
    });
  });

  it("keep the scheme service's name, unless the code is known", async () => {
    const row = parsedScheme("alpha fund-direct plan-growth", { hasOwnName: true });
    expect(await describeOne(row)).toMatchObject({
      name: row.name,
      plan: "direct",
      option: "growth",
    });
    const facts = decodeFacts({
      variants: { "direct,idcw,": encodeCodes(["900001"]) },
      names: {},
      formerNames: {},
    });
    expect(
      await describeOne(parsedScheme("Alpha Fund", { hasOwnName: true }), facts),
    ).toMatchObject({
      name: "Alpha Fund - Direct Plan - IDCW",
    });
  });
});

it("never gives two schemes the same title", async () => {
  const row = fc.record({
    name: fc.constantFrom("Alpha Fund", "Alpha Fund - Direct Plan", "Beta Fund-IDCW", "ETF Gold"),
    plan: fc.constantFrom("", "Direct Plan", "Regular Plan"),
    option: fc.constantFrom("", "Growth", "IDCW", "Monthly IDCW Payout"),
    navDate: fc.constantFrom("2026-08-20", "2019-01-01"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
      const schemes = await describeAll(
        rows.map(({ name, plan, option, navDate }, index) =>
          parsedScheme(name, {
            code: String(900_000 + index),
            navDate,
            ...variantColumns(plan, option),
          }),
        ),
      );
      const titles = schemes.map(({ name }) => nameKey(name));
      expect(new Set(titles).size).toBe(rows.length);
    }),
  );
});

it("is decoded from the facts as it was encoded", () => {
  const codes = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999_999 }).map(String), {
    minLength: 1,
  });
  fc.assert(
    fc.property(codes, (its) => {
      const { variants } = decodeFacts({
        variants: { "direct,idcw-payout,monthly": encodeCodes(its) },
        names: {},
        formerNames: {},
      });
      expect([...variants.keys()].toSorted()).toEqual(its.toSorted());
    }),
  );
});
