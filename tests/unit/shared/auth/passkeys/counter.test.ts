import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCounterValid } from "../../../../../src/shared/auth/passkeys/counter.ts";

const count = fc.integer({ min: 1, max: 2 ** 32 - 1 });

describe("a passkey's counter", () => {
  it("may stay 0, as in a passkey that is synced", () => {
    expect(isCounterValid(0, 0)).toBe(true);
  });

  it("shows no copy where it grows, and one where it does not", () => {
    fc.assert(
      fc.property(count, count, (stored, sent) => {
        expect(isCounterValid(stored, sent)).toBe(sent > stored);
      }),
    );
  });

  it("shows a copy where it is 0 after it was not", () => {
    fc.assert(
      fc.property(count, (stored) => {
        expect(isCounterValid(stored, 0)).toBe(false);
      }),
    );
  });
});
