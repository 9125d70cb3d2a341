import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBase32 } from "../../../../../src/shared/auth/second-factor/base32.ts";
import { fromBase32 } from "../../../../support/data/base32.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("base32", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("writes %j as RFC 4648 does", (text, encoded) => {
    expect(toBase32(bytesOf(text))).toBe(encoded);
  });

  it("is read back as the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(bytes);
      }),
    );
  });
});
