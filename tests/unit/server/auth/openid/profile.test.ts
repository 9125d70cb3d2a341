import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { profileName, profilePhoto } from "../../../../../src/server/auth/openid/profile.ts";
import { registerInput } from "../../../../../src/shared/auth/schema.ts";

describe("the name of a new account", () => {
  it.each([
    ["Ravi Iyer", "Ravi Iyer"],
    ["  Ravi\n\tIyer\u0000 ", "Ravi Iyer"],
    ["राधिका", "राधिका"],
    ["", "ravi"],
    [" \u0007 ", "ravi"],
    [null, "ravi"],
    [`${"a".repeat(99)}😀`, "a".repeat(99)],
    ["\ud800Ravi", "\ufffdRavi"],
  ])("from %j is %j", (given, name) => {
    expect(profileName(given, "ravi@example.in")).toBe(name);
  });

  it("always satisfies the contract of registration", () => {
    const password = "correct horse";
    fc.assert(
      fc.property(fc.option(fc.string({ unit: "binary", maxLength: 300 })), (given) => {
        const name = profileName(given, "ravi@example.in");
        const typed = { name, email: "ravi@example.in", password, confirmPassword: password };
        expect(registerInput.parse(typed).name).toBe(name);
      }),
    );
  });
});

describe("a profile photo", () => {
  const photo = "https://lh3.googleusercontent.com/a/ravi=s96-c";

  it("is accepted from Google's host, which the security policy allows", () => {
    expect(profilePhoto(photo)).toBe(photo);
    const headers = readFileSync("src/client/_headers", "utf8");
    const images = /img-src ([^;]*);/.exec(headers)?.[1]?.split(" ");
    expect(images).toEqual(["'self'", "data:", new URL(photo).origin]);
  });

  it.each([
    null,
    "",
    "no address",
    "javascript:alert(1)",
    "http://lh3.googleusercontent.com/a",
    "https://evil.example/a",
    "https://lh3.googleusercontent.com.evil.example/a",
    "https://lh3.googleusercontent.com:8443/a",
    "https://lh3.googleusercontent.com@evil.example/a",
    "https://ravi:secret@lh3.googleusercontent.com/a",
    `https://lh3.googleusercontent.com/${"a".repeat(1_000)}`,
  ])("is refused from %j", (picture) => {
    expect(profilePhoto(picture)).toBeNull();
  });
});
