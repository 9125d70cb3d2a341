import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { roughBytes } from "../../../src/shared/rough-bytes.ts";

const written = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe("the rough length of an answer", () => {
  it("is that of a list whose rows are alike, within a tenth", () => {
    const row = { id: "fund-0001", name: "Example Opportunities Fund", units: "1", at: null };
    const rows = Array.from({ length: 1_000 }, () => row);
    expect(roughBytes({ rows }) / written({ rows })).toBeCloseTo(1, 1);
  });

  it("counts letters of Indian scripts as the three bytes that they take", () => {
    const rows = Array.from({ length: 100 }, () => ({ note: "निवेश".repeat(40) }));
    expect(roughBytes(rows) / written(rows)).toBeCloseTo(1, 1);
  });

  it("looks along the whole list, whose first rows may be the shortest", () => {
    const rows = Array.from({ length: 800 }, (_, index) => "x".repeat(index));
    expect(roughBytes(rows) / written(rows)).toBeGreaterThan(0.8);
  });

  it("is a number for every answer", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(roughBytes(value)).toBeGreaterThan(0);
      }),
    );
  });
});
