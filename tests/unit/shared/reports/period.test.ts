import { expect, it } from "vitest";
import {
  namedPeriod,
  periodAfter,
  periodAt,
  periodBefore,
} from "../../../../src/shared/reports/period.ts";

it.each([
  ["month", "2026-10", "2026-10-01", "2026-10-31"],
  ["month", "2024-02", "2024-02-01", "2024-02-29"],
  ["month", "2026-12", "2026-12-01", "2026-12-31"],
  ["year", "2025-26", "2025-04-01", "2026-03-31"],
  // The same text is a month and a year.
  ["month", "2009-10", "2009-10-01", "2009-10-31"],
  ["year", "2009-10", "2009-04-01", "2010-03-31"],
  ["year", "1999-00", "1999-04-01", "2000-03-31"],
] as const)("a %s %s has its first and its last day", (kind, name, from, to) => {
  expect(namedPeriod(kind, name)).toEqual({ kind, name, from, to });
});

it.each([
  ["month", "2026-13"],
  ["month", "2026-00"],
  ["month", "2026-1"],
  ["year", "2025-27"],
  ["year", "2025"],
  ["month", "1989-12"],
  ["month", "2026-10 "],
] as const)("a %s “%s” is refused", (kind, name) => {
  expect(namedPeriod(kind, name)).toBeNull();
});

it("periods follow each other without a gap", () => {
  for (const kind of ["month", "year"] as const) {
    let period = periodAt(kind, "2023-11-15");
    for (let count = 0; count < 30; count += 1) {
      const next = periodAfter(period);
      expect(Date.parse(next.from) - Date.parse(period.to)).toBe(86_400_000);
      expect(periodBefore(next)).toEqual(period);
      expect(namedPeriod(kind, next.name)).toEqual(next);
      period = next;
    }
  }
});
