import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmfiNavAll } from "../../../src/server/scheme-sources/amfi-nav-all.ts";
import { ListRefused } from "../../../src/server/scheme-sources/scheme-source.ts";
import { newestNavDate } from "../../../src/shared/nav/scheme.ts";
import { hasRealFeeds, navFixture, realFeed } from "../../support/fixtures.ts";

describe("AMFI's feed", () => {
  it("is read in six columns", () => {
    const { schemes, unreadable } = parseAmfiNavAll(navFixture("six-columns"));
    expect(unreadable).toBe(0);
    expect(schemes).toEqual([
      {
        code: "900001",
        name: "First Example PSU Debt Fund  - DIRECT - IDCW",
        nav: "107.136",
        navDate: "2026-08-18",
      },
      {
        code: "900002",
        name: "First Example PSU Debt Fund - Direct Plan-Growth",
        nav: "404.6081",
        navDate: "2026-08-18",
      },
      {
        code: "900003",
        name: "Second Example Liquid Fund - Daily IDCW",
        nav: "1037.9611",
        navDate: "2026-08-18",
      },
      {
        code: "900004",
        name: "Second Example Wound Up Fund - Bonus",
        nav: "10",
        navDate: "2017-06-14",
      },
      { code: "900005", name: "Second Example Zero Fund – Growth", nav: null, navDate: null },
    ]);
  });

  it("is read in eight columns, plan and option joined to the name where it does not end with them", () => {
    const { schemes } = parseAmfiNavAll(navFixture("eight-columns"));
    expect(schemes.map(({ name }) => name)).toEqual([
      "First Example PSU Debt Fund - Direct Plan - IDCW-Re-investment",
      "First Example PSU Debt Fund - Direct Plan - GROWTH",
      "First Example Liquid ETF - Growth - Direct Plan",
      "Second Example Liquid Fund",
      "Second Example Wound Up Fund - Bonus",
      "Second Example Zero Fund - Regular Plan",
    ]);
  });

  it("is read in the eight columns of old, by their header and not by their place", () => {
    expect(parseAmfiNavAll(navFixture("prices")).schemes).toEqual([
      {
        code: "900001",
        name: "First Example Children's Fund - Direct Growth",
        nav: "11.3215",
        navDate: "2017-04-13",
      },
      { code: "900007", name: "First Example Closed Fund", nav: null, navDate: null },
    ]);
  });

  it("loses a row that cannot be read, counts it, and keeps the rest", () => {
    const broken = navFixture("six-columns").replace("900002;INF000A01003;-;", "900002;");
    const { schemes, unreadable } = parseAmfiNavAll(broken);
    expect([schemes.length, unreadable]).toEqual([4, 1]);
  });

  it.each([
    ["nothing", ""],
    ["a page of HTML", "<html>\r\n<head><title>404 Not Found</title></head>\r\n</html>\r\n"],
    ["a page with semicolons", "<body style='margin: 0; padding: 0'>\r\nMoved; see here\r\n"],
    ["a header without rows", "Scheme Code;Scheme Name;Net Asset Value;Date\r\n"],
    ["half a list", navFixture("six-columns").slice(0, 400)],
  ])("is refused when it is %s", (_, text) => {
    expect(() => parseAmfiNavAll(text)).toThrow(ListRefused);
  });

  it("is read or refused, and never anything else, whatever comes", () => {
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
          expect(error).toBeInstanceOf(ListRefused);
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
  ])("%s loads whole", (file, rows, asOf) => {
    const feed = realFeed(file);
    const { schemes, unreadable } = parseAmfiNavAll(feed);
    expect([schemes.length, unreadable]).toEqual([rows, 0]);
    expect(newestNavDate(schemes)).toBe(asOf);
    // A usable NAV is a row whose printed NAV is a number above zero: counted here by the text alone.
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
    (file) => expect(() => parseAmfiNavAll(realFeed(file))).toThrow(ListRefused),
  );

  it("renamed most schemes overnight, and every code is still there", () => {
    const names = (file: string) =>
      new Map(parseAmfiNavAll(realFeed(file)).schemes.map((s) => [s.code, s.name]));
    const [before, after] = [
      names("NAVAll-2026-08-19.6col.txt"),
      names("NAVAll-2026-08-20.8col.txt"),
    ];
    const renamed = [...before].filter(([code, name]) => after.get(code) !== name);
    // The name's own column changed in 13,975 rows; joined with plan and option, some are what they were before.
    expect(renamed).toHaveLength(12_461);
    expect([...before.keys()].every((code) => after.has(code))).toBe(true);
  });
});
