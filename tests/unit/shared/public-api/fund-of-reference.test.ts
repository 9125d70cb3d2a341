import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fundOfReference } from "../../../../src/shared/public-api/fund-of-reference.ts";

const fund = (id: string, change: object = {}) => ({
  id,
  amfiCode: "900001" as string | null,
  folioNumber: "123/0",
  holderId: null as string | null,
  hasTransactions: true,
  ...change,
});
const funds = [
  fund("mine"),
  fund("meeras", { holderId: "meera" }),
  fund("other", { amfiCode: "900002", folioNumber: "456" }),
  fund("unlisted", { amfiCode: null, folioNumber: "789" }),
];
const codesOf = (isin: string) => (isin === "INF1" ? ["900002"] : []);
const found = (reference: Parameters<typeof fundOfReference>[0]) => {
  const result = fundOfReference(reference, funds, codesOf);
  return typeof result === "string" ? result : result.id;
};

describe("the fund that a row names", () => {
  it("is found by its id, or by scheme and folio however the folio is written", () => {
    expect(found("mine")).toBe("mine");
    expect(found({ isin: "INF1", folio: "4 5 6" })).toBe("other");
    expect(found({ amfiCode: "900001", folio: "123", holder: "meera" })).toBe("meeras");
    expect(found({ amfiCode: "900001", folio: "123 / 00", holder: "me" })).toBe("mine");
  });

  it("is not guessed where several or none fit", () => {
    expect(found({ amfiCode: "900001", folio: "123" })).toBe("several");
    expect(found({ amfiCode: "900003", folio: "123" })).toBe("unknown");
    expect(found({ isin: "INF2", folio: "789" })).toBe("unknown");
    expect(found("gone")).toBe("unknown");
  });

  it("has the scheme, the folio and the person that were named", () => {
    const reference = fc.record({
      amfiCode: fc.constantFrom("900001", "900002"),
      folio: fc.constantFrom("123", "456", "789"),
      holder: fc.constantFrom("me", "meera"),
    });
    fc.assert(
      fc.property(reference, (named) => {
        const result = fundOfReference(named, funds, codesOf);
        if (typeof result === "string") return;
        expect(result.amfiCode).toBe(named.amfiCode);
        expect(result.holderId ?? "me").toBe(named.holder);
        expect(result.folioNumber.startsWith(named.folio)).toBe(true);
      }),
    );
  });
});
