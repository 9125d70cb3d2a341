import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPoints, PointBuffer } from "../../../../src/server/history/pack-points.ts";
import { madeHistory } from "../../../support/servers/history-source.ts";

const asArrays = (buffer: PointBuffer) => {
  const { days, navs } = buffer.points();
  return { days: Array.from(days), navs: Array.from(navs) };
};

const madeYear = (year: number) => madeHistory("7", `${year}-01-01`, `${year}-12-31`);

describe("packed NAVs", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            gap: fc.integer({ min: 1, max: 400 }),
            decimals: fc.integer({ min: 0, max: 8 }),
            scaled: fc.integer({ min: 1, max: 20_000_000 }),
          }),
        ),
        fc.integer({ min: 0, max: 20_000 }),
        (given, first) => {
          let day = first;
          const days = given.map(({ gap }) => (day += gap));
          const navs = given.map(({ decimals, scaled }) => scaled / 10 ** decimals);
          const buffer = new PointBuffer();
          buffer.addPacked(packPoints({ days, navs }));
          expect(asArrays(buffer)).toEqual({ days, navs });
        },
      ),
    );
  });

  it("are added to those of the years before, also beyond the first 8,192", () => {
    const buffer = new PointBuffer();
    const years = Array.from({ length: 40 }, (_, index) => madeYear(1990 + index));
    for (const year of years) buffer.addPacked(packPoints(year));
    const all = years.flatMap(({ days }) => days);
    expect(asArrays(buffer).days).toEqual(all);
    expect(buffer.takeFrom(all.at(-2) ?? 0).days).toEqual(all.slice(-2));
    expect(asArrays(buffer).days).toEqual(all.slice(0, -2));
  });

  it("take less than three bytes a point", () => {
    const made = madeHistory("7", "2015-01-01", "2025-12-31");
    expect(packPoints(made).length / made.days.length).toBeLessThan(3);
  });
});
