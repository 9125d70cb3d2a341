import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areTooManyJumps,
  clearFutureNavs,
  isJump,
} from "../../../../src/shared/schemes/list-checks.ts";
import { isoDate, navText } from "../../../support/data/arbitraries.ts";

const scheme = fc
  .record({ code: fc.constant("1"), name: fc.constant("Alpha"), nav: navText, navDate: isoDate })
  .chain((row) => fc.constantFrom(row, { ...row, nav: null, navDate: null }));

describe("a list's NAVs dated after tomorrow", () => {
  const latest = "2026-08-20";
  const row = (navDate: string) => ({ code: "1", name: "Alpha", nav: "10", navDate });

  it("are cleared, and no others", () => {
    const { schemes, future, areMost } = clearFutureNavs(
      [row("2026-08-20"), row("2026-08-21"), row("2026-08-19")],
      latest,
    );
    expect(schemes.map(({ navDate }) => navDate)).toEqual(["2026-08-20", null, "2026-08-19"]);
    expect([future, areMost]).toEqual([1, false]);
  });

  it("discredit the list where they are more than half of its NAVs, whatever has none", () => {
    const unpriced = { code: "2", name: "Beta", nav: null, navDate: null };
    const list = [row("2099-01-01"), row("2099-01-01"), row("2026-08-19")];
    expect(clearFutureNavs([...list, unpriced, unpriced, unpriced], latest).areMost).toBe(true);
    expect(clearFutureNavs([row("2099-01-01"), row("2026-08-19")], latest).areMost).toBe(false);
  });

  it("are never left in any list, nor is anything else changed", () => {
    fc.assert(
      fc.property(fc.array(scheme), isoDate, (list, day) => {
        const { schemes, future, areMost } = clearFutureNavs(list, day);
        const changed = schemes.filter((one, index) => one !== list[index]);
        expect(changed).toHaveLength(future);
        expect(schemes.every(({ navDate }) => navDate === null || navDate <= day)).toBe(true);
        expect(changed.every(({ nav, navDate }) => nav === null && navDate === null)).toBe(true);
        if (areMost) expect(future).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a NAV's jump", () => {
  it.each([
    ["10", "2026-08-19", "15.01", "2026-08-20", true],
    ["10", "2026-08-19", "15", "2026-08-20", false],
    ["10", "2026-08-19", "4.99", "2026-08-26", true],
    ["10", "2026-08-19", "5", "2026-08-20", false],
    ["10", "2026-08-19", "100", "2026-08-27", false],
    ["10", "2026-08-19", "20", "2026-08-19", true],
    ["20", "2026-08-20", "10", "2026-08-19", false],
  ])("from %s on %s to %s on %s is one: %s", (nav, navDate, to, day, expected) => {
    expect(isJump({ nav, navDate }, { nav: to, navDate: day })).toBe(expected);
  });

  it("is one at any time later, while a list is held back", () => {
    const [before, after] = [
      { nav: "10", navDate: "2026-08-19" },
      { nav: "100", navDate: "2026-10-01" },
    ];
    expect(isJump(before, after, Infinity)).toBe(true);
  });

  it("is none for any NAV within half of the one before, or over a week later", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        (nav, change) => {
          const before = { nav: String(nav), navDate: "2026-08-19" };
          const after = { nav: String(nav + nav * change * 0.999), navDate: "2026-08-20" };
          expect(isJump(before, after)).toBe(false);
        },
      ),
    );
  });

  it("holds a list back where more than one scheme in a hundred makes it", () => {
    expect(areTooManyJumps(142, 14_283)).toBe(false);
    expect(areTooManyJumps(143, 14_283)).toBe(true);
    expect(areTooManyJumps(0, 0)).toBe(false);
  });
});
