import { describe, expect, it } from "vitest";
import { trustedAddress } from "../../../src/gateway/trusted-address.ts";

const from = (clientIp: string | undefined, headers: Record<string, string> = {}) =>
  Object.assign(new Request("http://localhost/", { headers }), { cf: { clientIp } });

describe("trustedAddress", () => {
  it.each([
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8::1]:51234", "2001:db8::1"],
    [undefined, "127.0.0.1"],
  ])("is that of the connection from %s", (clientIp, expected) => {
    expect(trustedAddress(from(clientIp), null)).toBe(expected);
  });

  it("does not believe a header that no setting names", () => {
    const request = from("203.0.113.7:51234", { "x-forwarded-for": "198.51.100.9" });
    expect(trustedAddress(request, null)).toBe("203.0.113.7");
  });

  it.each([
    ["198.51.100.9", "198.51.100.9"],
    ["192.0.2.1, 198.51.100.9", "198.51.100.9"],
    ["2001:db8::2", "2001:db8::2"],
    ["unknown", "203.0.113.7"],
    ["", "203.0.113.7"],
  ])("is the last one in the named header: %j", (value, expected) => {
    const request = from("203.0.113.7:51234", { "x-forwarded-for": value });
    expect(trustedAddress(request, "X-Forwarded-For")).toBe(expected);
  });

  it("is that of the connection where the named header is missing", () => {
    expect(trustedAddress(from("203.0.113.7:51234"), "X-Real-IP")).toBe("203.0.113.7");
  });
});
