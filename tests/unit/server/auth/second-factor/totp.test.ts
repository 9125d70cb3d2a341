import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeAt,
  importSecret,
  matchingStep,
  stepAt,
} from "../../../../../src/server/auth/second-factor/totp.ts";

const secret = new TextEncoder().encode("12345678901234567890");
const step = 30_000;

describe("the code of a step", () => {
  // RFC 6238, appendix B, whose eight digits end in our six.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %d seconds is RFC 6238's", async (seconds, code) => {
    const now = new Date(seconds * 1_000);
    expect(await codeAt(await importSecret(secret), stepAt(now))).toBe(code);
    expect(await matchingStep(secret, code, now)).toBe(stepAt(now));
  });

  // RFC 4226, appendix D.
  it.each(["755224", "287082", "359152", "969429", "338314"])(
    "is RFC 4226's %s for its counter",
    async (code) => {
      const all = ["755224", "287082", "359152", "969429", "338314"];
      expect(await codeAt(await importSecret(secret), all.indexOf(code))).toBe(code);
    },
  );
});

describe("a code", () => {
  it("is right one step early and one late, and wrong further off", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 10, max: 100_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        async (current, aside) => {
          const code = await codeAt(await importSecret(secret), current + aside);
          const found = await matchingStep(secret, code, new Date(current * step));
          // Two steps may have the same code by chance.
          if (Math.abs(aside) <= 1) expect(found).not.toBeNull();
          else if (found !== null) {
            expect(await codeAt(await importSecret(secret), found)).toBe(code);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
