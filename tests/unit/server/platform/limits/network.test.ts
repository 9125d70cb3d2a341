import { describe, expect, it } from "vitest";
import { networkOf } from "../../../../../src/server/platform/limits/network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2:0:0:0:9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:7f00:1", "127.0.0.1"],
    ["::fffe:203.0.113.7", "0:0:0:0"],
    ["fe80::1%eth0", "fe80::1%eth0"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is unknown when the address is unknown", () => {
    expect(networkOf(null)).toBeNull();
  });
});
