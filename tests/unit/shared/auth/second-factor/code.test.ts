import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  inGroups,
  isCode,
  isRecoveryCode,
  withoutGroups,
} from "../../../../../src/shared/auth/second-factor/code.ts";
import { otpauthAddress } from "../../../../../src/shared/auth/second-factor/otpauth.ts";
import { factorCodeField } from "../../../../../src/shared/auth/second-factor/schema.ts";

const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
const recoveryCodes = fc
  .array(letters, { minLength: 16, maxLength: 16 })
  .map((all) => all.join(""));

describe("a code", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 123-456 ", "123456"],
    ["abcd-efgh-ijkl-mnop", "ABCDEFGHIJKLMNOP"],
    ["ABCD EFGH IJKL 2345", "ABCDEFGHIJKL2345"],
  ])("is read from %j", (typed, code) => {
    expect(factorCodeField.safeParse(typed).data).toBe(code);
  });

  it.each([
    "",
    "12345",
    "1234567",
    "12345a",
    "ABCDEFGHIJKLMNO",
    "ABCDEFGHIJKLMNO1",
    "١٢٣٤٥٦",
    null,
  ])("is not read from %j", (typed) => {
    expect(factorCodeField.safeParse(typed).success).toBe(false);
  });

  it("of recovery is read however it is grouped, and is no code of an app", () => {
    fc.assert(
      fc.property(recoveryCodes, (code) => {
        expect(inGroups(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
        expect(withoutGroups(inGroups(code).toLowerCase())).toBe(code);
        expect([isCode(code), isRecoveryCode(code)]).toEqual([true, true]);
      }),
    );
    expect(isRecoveryCode("123456")).toBe(false);
  });
});

describe("the address that an app reads", () => {
  it("names account and issuer, and keeps what is special in an e-mail address", () => {
    const address = new URL(otpauthAddress("MZXW6YTB", "a+b&c@example.in"));
    expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(address.pathname)).toBe("/Fundbook:a+b&c@example.in");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: "MZXW6YTB",
      issuer: "Fundbook",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
