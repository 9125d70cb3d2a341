import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOlderVersion } from "../../../src/shared/version-order.ts";

describe("the order of versions", () => {
  it.each([
    ["1.9.0", "1.10.0", true],
    ["1.10.0", "1.9.0", false],
    ["0.9.12", "1.0.0", true],
    ["1.2.3", "1.2.3", false],
  ])("%s is older than %s: %s", (version, than, isOlder) => {
    expect(isOlderVersion(version, than)).toBe(isOlder);
  });

  it("is that of the three numbers", () => {
    const numbers = fc.tuple(...[0, 1, 2].map(() => fc.nat({ max: 999_999 })));
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const first = one.findIndex((part, index) => part !== other[index]);
        const isOlder = first !== -1 && one[first]! < other[first]!;
        expect(isOlderVersion(one.join("."), other.join("."))).toBe(isOlder);
      }),
    );
  });
});
