import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAllowedHost } from "../../../src/gateway/allowed-host.ts";

const appUrl = "https://fundbook.example:8443";

describe("a Host header", () => {
  it.each(["localhost", "localhost:8787", "127.0.0.1:1", "[::1]:65535", "fundbook.example:8443"])(
    "%s is accepted",
    (host) => expect(isAllowedHost(host, appUrl)).toBe(true),
  );

  it.each([
    null,
    "",
    "fundbook.example",
    "evil.example",
    "localhost:",
    "localhost:123456",
    "localhost:99999",
    "[::1]:65536",
    "localhost.",
    "x@localhost",
    "localhost,evil.example",
  ])("%s is refused", (host) => expect(isAllowedHost(host, appUrl)).toBe(false));

  it("that names any other domain is refused", () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1, max: 65_535 }), (domain, port) => {
        expect(isAllowedHost(`${domain}:${port}`, "http://localhost:8787")).toBe(false);
      }),
    );
  });
});
