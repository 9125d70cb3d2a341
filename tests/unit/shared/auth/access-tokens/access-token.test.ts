import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accessTokenBytes,
  accessTokenOf,
  isAccessToken,
} from "../../../../../src/shared/auth/access-tokens/access-token.ts";

const randomBytes = fc.uint8Array({ minLength: accessTokenBytes, maxLength: accessTokenBytes });

describe("an access token", () => {
  it("has a prefix, 27 digits and a checksum of six", () => {
    expect(accessTokenOf(new Uint8Array(accessTokenBytes))).toBe(
      `fb_${"0".repeat(27)}${accessTokenOf(new Uint8Array(accessTokenBytes)).slice(-6)}`,
    );
    expect(accessTokenOf(new Uint8Array(accessTokenBytes).fill(255))).toMatch(
      /^fb_[0-9A-Za-z]{33}$/,
    );
  });

  it("is recognised, and differs for different bytes", () => {
    fc.assert(
      fc.property(randomBytes, randomBytes, (one, other) => {
        expect(isAccessToken(accessTokenOf(one))).toBe(true);
        expect(accessTokenOf(one) === accessTokenOf(other)).toBe(one.join() === other.join());
      }),
    );
  });

  it("is not recognised with a character changed or left out, or with a space", () => {
    fc.assert(
      fc.property(
        randomBytes,
        fc.nat({ max: 35 }),
        fc.constantFrom("", " ", "0", "Z"),
        (bytes, at, put) => {
          const token = accessTokenOf(bytes);
          const changed = token.slice(0, at) + put + token.slice(at + 1);
          expect(isAccessToken(changed)).toBe(changed === token);
        },
      ),
    );
  });
});
