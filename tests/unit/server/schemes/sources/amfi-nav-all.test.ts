import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedFeed } from "../../../../../bench/support/generated-feed.ts";
import { requireRoom } from "../../../../../src/server/schemes/check-list.ts";
import {
  amfiNavAll,
  amfiSifNavAll,
  parseAmfiNavAll,
} from "../../../../../src/server/schemes/sources/amfi-nav-all.ts";
import {
  ListRejectedError,
  maxListedSchemes,
  maxListedSifs,
} from "../../../../../src/server/schemes/sources/scheme-source.ts";
import { newestNavDate } from "../../../../../src/shared/schemes/scheme.ts";
import { hasRealFeeds, navFixture, realFeed } from "../../../../support/data/fixtures.ts";

describe("the parser of AMFI's feed", () => {
  it("removes invisible characters and direction marks from names, houses and categories", () => {
    const hidden = navFixture("six-columns")
      .replaceAll("Example", "Exam\u202eple")
      .replaceAll("Fund", "Fu\u200bnd\u0001");
    expect(hidden).not.toBe(navFixture("six-columns"));
    expect(parseAmfiNavAll(hidden)).toEqual(parseAmfiNavAll(navFixture("six-columns")));
  });

  it("reads six columns, with fund house, category and ISINs", () => {
    const { schemes, unreadable } = parseAmfiNavAll(navFixture("six-columns"));
    const category = "Open Ended Schemes(Debt Scheme - Banking and PSU Fund)";
    const first = {
      category,
      fundHouse: "First Example Mutual Fund",
      variantColumns: null,
      hasOwnName: false,
    };
    const second = {
      category,
      fundHouse: "Second Example Mutual Fund",
      variantColumns: null,
      hasOwnName: false,
    };
    expect(unreadable).toBe(0);
    expect(schemes).toEqual([
      {
        code: "900001",
        name: "First Example PSU Debt Fund  - DIRECT - IDCW",
        nav: "107.136",
        navDate: "2026-08-18",
        isin: "INF000A01001",
        reinvestmentIsin: "INF000A01002",
        ...first,
      },
      {
        code: "900002",
        name: "First Example PSU Debt Fund - Direct Plan-Growth",
        nav: "404.6081",
        navDate: "2026-08-18",
        isin: "INF000A01003",
        reinvestmentIsin: null,
        ...first,
      },
      {
        code: "900003",
        name: "Second Example Liquid Fund - Daily IDCW",
        nav: "1037.9611",
        navDate: "2026-08-18",
        isin: null,
        reinvestmentIsin: "INF000B01001",
        ...second,
      },
      {
        code: "900004",
        name: "Second Example Wound Up Fund - Bonus",
        nav: "10",
        navDate: "2017-06-14",
        isin: "INF000B01002",
        reinvestmentIsin: null,
        ...second,
      },
      {
        code: "900005",
        name: "Second Example Zero Fund – Growth",
        nav: null,
        navDate: null,
        isin: "INF000B01003",
        reinvestmentIsin: null,
        ...second,
      },
    ]);
  });

  it("reads eight columns, with plan and option as printed", () => {
    const { schemes } = parseAmfiNavAll(navFixture("eight-columns"));
    expect(schemes.map(({ name, variantColumns }) => [name, variantColumns])).toEqual([
      ["First Example PSU Debt Fund", { plan: "Direct Plan", option: "IDCW-Re-investment" }],
      ["First Example PSU Debt Fund", { plan: "Direct Plan", option: "GROWTH" }],
      ["First Example Liquid ETF - Growth", { plan: "Direct Plan", option: "Growth" }],
      ["Second Example Liquid Fund", { plan: "", option: "" }],
      ["Second Example Wound Up Fund", { plan: "", option: "Bonus" }],
      ["Second Example Zero Fund", { plan: "Regular Plan", option: "" }],
    ]);
  });

  it("reads the old eight columns, without plan and option", () => {
    const { schemes } = parseAmfiNavAll(navFixture("prices"));
    expect(schemes.map(({ name, nav, variantColumns }) => [name, nav, variantColumns])).toEqual([
      ["First Example Children's Fund - Direct Growth", "11.3215", null],
      ["First Example Closed Fund", null, null],
    ]);
  });

  it("reads columns by the header, in any order", () => {
    const inOrder = navFixture("eight-columns");
    const order = [6, 3, 7, 0, 5, 2, 4, 1];
    const shuffled = inOrder
      .split("\r\n")
      .map((line) => {
        const fields = line.split(";");
        return fields.length === 1 ? line : order.map((at) => fields[at]).join(";");
      })
      .join("\r\n");
    expect(parseAmfiNavAll(shuffled)).toEqual(parseAmfiNavAll(inOrder));
  });

  it("skips and counts an invalid row and keeps the others", () => {
    const broken = navFixture("six-columns").replace("900002;INF000A01003;-;", "900002;");
    const { schemes, unreadable } = parseAmfiNavAll(broken);
    expect([schemes.length, unreadable]).toEqual([4, 1]);
  });

  describe("without the heading of a fund house", () => {
    const list = (lines: string) =>
      parseAmfiNavAll(
        `Scheme Code;ISIN Growth;Scheme Name;Net Asset Value;Date\n\n${lines}\n`,
      ).schemes.map(({ code, fundHouse }) => `${code} ${fundHouse}`);
    const row = (code: number, isin: string) => `${code};${isin};Fund ${code};10;20-Aug-2026`;
    const one = "Open Ended Schemes(One)\n\n";
    const two = "\nOpen Ended Schemes(Two)\n\n";
    const alpha = "Alpha Mutual Fund\n\n";
    const beta = "\nBeta Mutual Fund\n\n";
    const first = `${one}${alpha}${row(1, "INF000A01001")}\n${beta}${row(2, "INF000B01001")}\n${row(3, "INF000B01002")}\n`;

    it("finds the house of rows by the issuer of their ISINs in other rows", () => {
      const second = (heading: string) =>
        `${first}${two}${alpha}${row(4, "INF000A01002")}\n${heading}${row(5, "INF000B01003")}\n`;
      const whole = list(second(beta));
      expect(whole.at(-1)).toBe("5 Beta Mutual Fund");
      expect(list(second("\n\n"))).toEqual(whole);
      expect(list(second(""))).toEqual(whole);
    });

    it("leaves the house unknown when no other row has the issuer", () => {
      const missing = `${one}${alpha}${row(1, "INF000A01001")}\n\n${row(2, "INF000B01001")}\n${row(3, "-")}\n`;
      expect(list(missing)).toEqual(["1 Alpha Mutual Fund", "2 null", "3 null"]);
    });

    it("keeps the previous house when rows directly follow a category", () => {
      const going = `${one}${alpha}${row(1, "-")}\n${two.trimEnd()}\n${row(2, "-")}\n`;
      expect(list(going)).toEqual(["1 Alpha Mutual Fund", "2 Alpha Mutual Fund"]);
    });
  });

  it.each([
    ["nothing", ""],
    ["a page of HTML", "<html>\r\n<head><title>404 Not Found</title></head>\r\n</html>\r\n"],
    ["a page with semicolons", "<body style='margin: 0; padding: 0'>\r\nMoved; see here\r\n"],
    ["a header without rows", "Scheme Code;Scheme Name;Net Asset Value;Date\r\n"],
    ["a list with an endless heading", `${navFixture("six-columns")}${"x".repeat(400)}\r\n`],
    ["half a list", navFixture("six-columns").slice(0, 400)],
  ])("refuses a feed that is %s", (_, text) => {
    expect(() => parseAmfiNavAll(text)).toThrow(ListRejectedError);
  });

  it("refuses more schemes than can be imported, in a sentence that names both numbers", () => {
    const most = generatedFeed(undefined, 40_000);
    expect(parseAmfiNavAll(most).schemes).toHaveLength(40_000);
    expect(() => parseAmfiNavAll(`${most}1;-;-;One more;;;10;20-Aug-2026\r\n`)).toThrow(
      new ListRejectedError("the list has 40001 schemes, more than the 40000 that can be imported"),
    );
  });

  it("parses or refuses any input without another error", () => {
    const line = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 9 }).map((parts) => parts.join(";")),
    );
    const header = "Scheme Code;Scheme Name;Net Asset Value;Date";
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        try {
          const { schemes } = parseAmfiNavAll([header, ...lines, ""].join("\n"));
          expect(schemes.every(({ nav, navDate }) => (nav === null) === (navDate === null))).toBe(
            true,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(ListRejectedError);
        }
      }),
    );
  });
});

describe.runIf(hasRealFeeds)("AMFI's real feeds", () => {
  it.each([
    ["NAVAll-2026-08-19.6col.txt", 14_280, "2026-08-18"],
    ["NAVAll-2026-08-20.8col.txt", 14_283, "2026-08-19"],
    ["NAVAll-2026-08-21.8col.txt", 14_288, "2026-08-20"],
    ["NAVAll-2017-04-16.legacy8col.txt", 13_661, "2017-04-16"],
  ])("%s loads completely", (file, rows, asOf) => {
    const feed = realFeed(file);
    const { schemes, unreadable } = parseAmfiNavAll(feed);
    expect([schemes.length, unreadable]).toEqual([rows, 0]);
    expect(newestNavDate(schemes)).toBe(asOf);
    // Usable NAVs are counted from the text alone: rows whose printed NAV is above zero.
    const navAt = feed.split("\r\n", 1)[0]?.split(";").indexOf("Net Asset Value") ?? -1;
    const printed = feed
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(";")[navAt]));
    expect(schemes.filter(({ nav }) => nav !== null)).toHaveLength(
      printed.filter((nav) => nav > 0).length,
    );
  });

  it.each(["bad/NAVAll-2025-09-14.error.html", "bad/NAVAll-2025-09-16.moved.html"])(
    "%s is refused",
    (file) => expect(() => parseAmfiNavAll(realFeed(file))).toThrow(ListRejectedError),
  );

  it("has a category and a fund house for every scheme", () => {
    const { schemes } = parseAmfiNavAll(realFeed("NAVAll-2026-08-21.8col.txt"));
    expect(schemes.filter(({ category, fundHouse }) => !category || !fundHouse)).toEqual([]);
    expect(new Set(schemes.map(({ fundHouse }) => fundHouse)).size).toBe(52);
  });
});

describe("AMFI's list of specialised investment funds", () => {
  const header =
    "Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date";
  const feed = [
    header,
    " ",
    "Open Ended Schemes(Equity Long-Short Fund)",
    " ",
    "quant SIF",
    " ",
    "SIF-3;INF966L30016;-;qsif Equity Long-Short Fund;Direct Plan;Growth;10.8430;24-Nov-2026",
    " ",
    "Interval Fund Schemes(Hybrid Investment Strategies - Hybrid Long-Short Fund)",
    " ",
    "Arudha SIF",
    " ",
    "SIF-123456;INF194K30010;-;Arudha Hybrid Long-Short Fund;;;10.351;24-Nov-2026",
    "",
  ].join("\r\n");
  const [main, sif] = [amfiNavAll("http://list"), amfiSifNavAll("http://sif")];

  it("is read with houses, categories and codes", () => {
    expect(sif.parse(feed)).toMatchObject({
      schemes: [
        { code: "SIF-3", nav: "10.843", navDate: "2026-11-24", fundHouse: "quant SIF" },
        {
          code: "SIF-123456",
          fundHouse: "Arudha SIF",
          category: "Interval Fund Schemes(Hybrid Investment Strategies - Hybrid Long-Short Fund)",
        },
      ],
      unreadable: 0,
    });
  });

  it("is refused at the other list's address, and the other one at its", () => {
    expect(() => main.parse(feed)).toThrow(
      new ListRejectedError("the list has no readable scheme"),
    );
    expect(() => sif.parse(navFixture("eight-columns"))).toThrow("the list has no readable scheme");
  });

  it("keeps its houses in a file with both lists, though they have one issuer", () => {
    const both = `${feed}\r\n\r\nOpen Ended Schemes(Growth)\r\n\r\nquant Mutual Fund\r\n\r\n${[
      1, 2, 3,
    ]
      .map((number) => `10000${number};INF966L0101${number};-;quant Fund;;;10;24-Nov-2026\r\n`)
      .join("")}`;
    const houses = parseAmfiNavAll(both).schemes.map(({ fundHouse }) => fundHouse);
    expect(new Set(houses)).toEqual(new Set(["quant SIF", "Arudha SIF", "quant Mutual Fund"]));
  });
});

describe("the number of schemes", () => {
  it("holds for both lists together, and leaves a damaged one no room of the other's", () => {
    expect(() => requireRoom("main", maxListedSchemes, 0)).not.toThrow();
    expect(() => requireRoom("sif", 2, maxListedSchemes - 2)).not.toThrow();
    expect(() => requireRoom("sif", 2, maxListedSchemes - 1)).toThrow(/with the other list more/);
    expect(() => requireRoom("sif", maxListedSifs + 1, 0)).toThrow(/more than the 2000/);
  });
});
