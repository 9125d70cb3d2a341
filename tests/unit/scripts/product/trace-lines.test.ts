import { describe, expect, it } from "vitest";
import { traceLines } from "../../../../scripts/product/trace-lines.ts";

/** Line 2 of the built file is line 1 of the source, from its first column on. */
const map = JSON.stringify({
  version: 3,
  sources: ["../../src/server/hourly.ts"],
  names: [],
  mappings: ";AAAA",
});

describe("traceLines", () => {
  it.each([
    ["at runHourly (index.js:2:5)", "at runHourly (src/server/hourly.ts:1:1)"],
    [
      '{"at":"at a (/opt/fundbook/dist/server/index.js:2:1) |"}',
      '{"at":"at a (src/server/hourly.ts:1:1) |"}',
    ],
    ["at a (index.js:1:5)", "at a (index.js:1:5)"],
    ["at a (gateway.js:2:5)", "at a (gateway.js:2:5)"],
  ])("makes %j into %j", (log, traced) => {
    expect(traceLines(log, map)).toBe(traced);
  });
});
