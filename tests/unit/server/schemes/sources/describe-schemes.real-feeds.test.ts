import { describe, expect, it } from "vitest";
import { parseAmfiNavAll } from "../../../../../src/server/schemes/sources/amfi-nav-all.ts";
import { describeSchemes } from "../../../../../src/server/schemes/sources/describe-schemes.ts";
import type { EarlierDetails } from "../../../../../src/server/schemes/sources/distinct-titles.ts";
import { findScheme, schemeLookup } from "../../../../../src/shared/schemes/matching.ts";
import { isCurrent, newestNavDate } from "../../../../../src/shared/schemes/scheme.ts";
import { hasRealFeeds, realFeed } from "../../../../support/data/fixtures.ts";

const nothingEarlier = async () => new Map<string, EarlierDetails>();

describe.runIf(hasRealFeeds)("AMFI's real feeds of August 2026", () => {
  const files = [
    "NAVAll-2026-08-19.6col.txt",
    "NAVAll-2026-08-20.8col.txt",
    "NAVAll-2026-08-21.8col.txt",
  ];
  const reads = new Map<string, ReturnType<typeof describeSchemes>>();
  /** Each once: a list takes seconds. */
  const read = (file: string) => {
    const known =
      reads.get(file) ?? describeSchemes(parseAmfiNavAll(realFeed(file)).schemes, nothingEarlier);
    reads.set(file, known);
    return known;
  };

  it("give every scheme the same title in each layout", async () => {
    const [first, ...later] = await Promise.all(files.map(read));
    const titles = new Map(first?.map(({ code, name }) => [code, name]));
    for (const schemes of later) {
      const others = schemes.filter(
        ({ code, name }) => titles.has(code) && titles.get(code) !== name,
      );
      expect(others).toEqual([]);
    }
  });

  it.each(files)(
    "%s yields the right plan and option for at least 99 % of current schemes",
    async (file) => {
      const whole = new Map(
        parseAmfiNavAll(realFeed(files[0] ?? "")).schemes.map((scheme) => [scheme.code, scheme]),
      );
      const schemes = await read(file);
      const asOf = newestNavDate(schemes);
      const live = schemes.filter(
        ({ code, navDate }) => whole.has(code) && isCurrent(navDate, asOf),
      );
      const right = live.filter(({ code, plan, option }) => {
        const judged = judge(whole.get(code)?.name ?? "");
        return (
          plan === judged.plan && option.split("-")[0] === (judged.option ?? option.split("-")[0])
        );
      });
      expect(live.length).toBeGreaterThan(8_000);
      expect(right.length / live.length).toBeGreaterThan(0.99);
    },
  );

  describe.each([
    { part: "a tenth of all", every: 10, tags: [] },
    { part: "all", every: 1, tags: ["long"] },
  ])("match $part printed names", ({ every, tags }) => {
    it("to their schemes, and almost never to others", { tags }, async () => {
      const { schemes: whole } = parseAmfiNavAll(realFeed(files[0] ?? ""));
      const schemes = await read(files[2] ?? "");
      const finder = schemeLookup(schemes, newestNavDate(schemes));
      const live = whole
        .filter(({ navDate }) => isCurrent(navDate, "2026-08-18"))
        .filter((_, index) => index % every === 0);
      const found = live.map(({ code, name }) => [
        code,
        findScheme({ schemeName: name, amfiCode: null }, finder)?.code ?? null,
      ]);
      const right = found.filter(([code, match]) => code === match);
      expect(right.length).toBeGreaterThan(8_000 / every);
      // For two schemes AMFI's columns and names disagree.
      const wrong = found.filter(([code, match]) => match !== null && code !== match);
      expect(wrong.length).toBeLessThanOrEqual(every === 1 ? found.length / 1_000 : 2);
    });
  });
});

/** An independent, simple parser of a full name. */
function judge(name: string): { plan: string; option: string | null } {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  const text = words.join(" ");
  const isTraded = has("etf", "bees") && !has("fof") && !text.includes("fund of fund");
  const plan =
    text.includes("unclaimed") || text.includes("education pool")
      ? "unclaimed"
      : has("direct")
        ? "direct"
        : isTraded && !has("regular", "reg")
          ? "none"
          : "regular";
  const own = text.replace(/dividend (yield|opportunities|leaders)/g, "");
  const isIdcw = /\b(idcw|dividend|payout|income distribution)|reinvest/.test(own);
  if (has("bonus")) return { plan, option: "bonus" };
  if (isIdcw) return { plan, option: "idcw" };
  if (has("growth", "cumulative")) return { plan, option: "growth" };
  return { plan, option: plan === "none" || plan === "unclaimed" ? null : "growth" };
}
