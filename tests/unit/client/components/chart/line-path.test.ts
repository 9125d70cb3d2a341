import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linePath, type PathPoint } from "../../../../../src/client/components/chart/line-path.ts";

const pointsIn = (path: string): number[][] =>
  path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(" ").map(Number));

describe("the path of a line", () => {
  it("goes through all points when each has a pixel of its own", () => {
    expect(
      linePath([
        [0, 5],
        [1.26, 7.04],
        [3, 6],
      ]),
    ).toBe("M0 5L1.2 7L3 6");
    expect(linePath([])).toBe("");
  });

  it("keeps the ends and extremes, at most four points a pixel, for any points", () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (all) => {
        const points: PathPoint[] = all.toSorted(([a], [b]) => a - b);
        const drawn = pointsIn(linePath(points));
        expect(drawn[0]).toEqual(points[0]);
        expect(drawn.at(-1)).toEqual(points.at(-1));
        expect(drawn.length).toBeLessThanOrEqual(20);
        const heights = (of: readonly (readonly number[])[]) => of.map(([, y = 0]) => y);
        expect(Math.min(...heights(drawn))).toBe(Math.min(...heights(points)));
        expect(Math.max(...heights(drawn))).toBe(Math.max(...heights(points)));
      }),
    );
  });
});
