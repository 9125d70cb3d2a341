import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packPoints, unpackPoints } from "../../../../src/server/history/pack-points.ts";
import { madeHistory } from "../../../support/history-source.ts";

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
          expect(unpackPoints(packPoints({ days, navs }))).toEqual({ days, navs });
        },
      ),
    );
  });

  it("take less than three bytes a point", () => {
    const made = madeHistory("7", "2015-01-01", "2025-12-31");
    expect(packPoints(made).length / made.days.length).toBeLessThan(3);
  });
});
