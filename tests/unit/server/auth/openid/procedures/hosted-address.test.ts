import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHostedByGoogle } from "../../../../../../src/server/auth/openid/procedures/sign-in.ts";

const verified = (hostedDomain: string | null = null) => ({ isEmailVerified: true, hostedDomain });

describe("an address in Google's id token", () => {
  it.each([
    ["asha@gmail.com", null],
    ["asha@googlemail.com", null],
    ["asha@corp.example", "corp.example"],
    ["asha@corp.example", "Corp.Example"],
  ])("proves %s with the hosted domain %s", (email, hostedDomain) => {
    expect(isHostedByGoogle(email, verified(hostedDomain))).toBe(true);
  });

  it.each([
    ["asha@corp.example", null],
    ["asha@corp.example", "other.example"],
    ["asha@corp.example", "example"],
    ["asha@mail.corp.example", "corp.example"],
    ["asha@notgmail.com", null],
    ["asha@gmail.com.evil.example", null],
    ["gmail.com@evil.example", null],
    ["asha@corp.example", ""],
  ])("does not prove %s with the hosted domain %s", (email, hostedDomain) => {
    expect(isHostedByGoogle(email, verified(hostedDomain))).toBe(false);
  });

  it("is never proven when it is not verified", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const hostedDomain = email.slice(email.lastIndexOf("@") + 1);
        expect(isHostedByGoogle(email, { isEmailVerified: false, hostedDomain })).toBe(false);
      }),
    );
    expect(isHostedByGoogle("asha@gmail.com", { isEmailVerified: false, hostedDomain: null })).toBe(
      false,
    );
  });
});
