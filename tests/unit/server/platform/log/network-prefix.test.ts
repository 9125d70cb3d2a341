import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networkForLog } from "../../../../../src/server/platform/log/log.ts";

describe("the network prefix in logs", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:DB8:1::6", "2001:db8:1::/48"],
    ["2001:db8::6", "2001:db8:0::/48"],
    ["::5:1:1:1:1:1", "0:0:5::/48"],
    ["::1", "0:0:0::/48"],
  ])("of %s is %s", (address, network) => {
    expect(networkForLog(address)).toBe(network);
  });

  it.each([null, "", "unknown", "203.0.113", "203.0.113.77, 10.0.0.1", "a:b", "[::1]"])(
    "of %j is unknown",
    (address) => {
      expect(networkForLog(address)).toBeUndefined();
    },
  );

  it("is the same for all hosts of a network", () => {
    const host = fc.integer({ min: 0, max: 255 });
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const groups = fc.array(group, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(host, host, (one, other) => {
        expect(networkForLog(`198.51.100.${one}`)).toBe(networkForLog(`198.51.100.${other}`));
      }),
    );
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const address = (rest: string[]) => `2001:db8:7:${rest.join(":")}`;
        expect(networkForLog(address(one))).toBe(networkForLog(address(other)));
      }),
    );
  });
});
