import { describe, expect, it } from "vitest";
import { firstNavDate } from "../../../../src/server/history/first-navs.ts";
import { packPoints } from "../../../../src/server/history/pack-points.ts";
import { toHex } from "../../../../src/server/platform/encoding.ts";
import { dayOf } from "../../../../src/shared/history/days.ts";

const packed = (...dates: string[]) =>
  toHex(packPoints({ days: dates.map(dayOf), navs: dates.map(() => 10) }));

describe("the first NAV of a scheme", () => {
  const stored = { code: "900001", filledFrom: "2021-01-01", points: null, day: null };

  it("is the first that is stored, where earlier ones were asked for", () => {
    const points = packed("2022-05-10", "2022-05-11");
    expect(firstNavDate({ ...stored, points })).toBe("2022-05-10");
    expect(firstNavDate({ ...stored, points, day: dayOf("2026-08-20") })).toBe("2022-05-10");
    expect(firstNavDate({ ...stored, day: dayOf("2026-08-20") })).toBe("2026-08-20");
  });

  it("is not known where none is stored, or earlier ones were not asked for", () => {
    expect(firstNavDate(stored)).toBeNull();
    expect(firstNavDate({ ...stored, points: packed("2021-01-04") })).toBeNull();
    const old = { ...stored, filledFrom: "1990-01-01", points: packed("2006-04-03") };
    expect(firstNavDate(old)).toBeNull();
  });
});
