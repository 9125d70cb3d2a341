import { describe, expect, it } from "vitest";
import { relyingPartyOf } from "../../../../src/server/auth/relying-party.ts";

describe("the host that passkeys are made for", () => {
  it.each([
    ["https://fundbook.example", "fundbook.example"],
    ["https://funds.home.example:8443", "funds.home.example"],
    ["http://localhost:8787", "localhost"],
    ["https://fundbook", "fundbook"],
  ])("of %s is %s", (appOrigin, id) => {
    expect(relyingPartyOf(appOrigin)).toEqual({ id, origin: new URL(appOrigin).origin });
  });

  it.each([
    "http://127.0.0.1:8787",
    "https://192.168.1.20",
    "https://[::1]:8787",
    "https://[2001:db8::1]",
    "http://fundbook.example",
  ])("is none at %s, where browsers have no passkeys", (appOrigin) => {
    expect(relyingPartyOf(appOrigin)).toBeNull();
  });
});
