import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromCursor, toCursor } from "../../../../src/shared/sharing/recipient-cursor.ts";
import { recipientsInput } from "../../../../src/shared/sharing/schema.ts";

/** Names and ids as in accounts. */
const place = fc.record({
  isShared: fc.boolean(),
  isProven: fc.boolean(),
  name: fc.string({ unit: "grapheme", maxLength: 30 }),
  id: fc.uuid(),
});

describe("a recipient cursor", () => {
  it("decodes to its position and is short enough for the contract", () => {
    fc.assert(
      fc.property(place, (one) => {
        const cursor = toCursor(one);
        expect(fromCursor(cursor)).toEqual(one);
        expect(recipientsInput.safeParse({ cursor }).success).toBe(true);
      }),
    );
  });

  it("is refused when it is any other text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = fromCursor(text);
        if (read !== null) expect(fromCursor(toCursor(read))).toEqual(read);
      }),
    );
    for (const text of [
      "",
      "null",
      "[]",
      "[true,true,1,2]",
      '[true,"a","b"]',
      '[true,"a"]',
      '{"isShared":true}',
    ]) {
      expect(fromCursor(text)).toBeNull();
    }
  });
});
