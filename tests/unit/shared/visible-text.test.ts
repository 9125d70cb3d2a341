import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visibleLine, visibleText } from "../../../src/shared/visible-text.ts";
import { textField } from "../../../src/shared/text-field.ts";

const field = textField({ label: "Text", max: 1_000, missing: "missing", blank: "blank" });

describe("foreign text", () => {
  it.each([
    ["Alpha\u202e Fund", "Alpha Fund"],
    ["Al\u200bpha\u0001", "Alpha"],
    ["\ufeffAlpha\u2066Fund\u2069", "AlphaFund"],
    ["श्री\u200dमती", "श्री\u200dमती"],
    ["a\tb\r\nc", "a\tb\r\nc"],
    ["a\u2028b\ud800", "ab\ufffd"],
  ])("%j is read as %j", (text, expected) => expect(visibleText(text)).toBe(expected));

  it("passes the rules of people's own text, and is left alone where it does", () => {
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, (foreign) => {
        const line = visibleLine(foreign);
        expect(visibleLine(line)).toBe(line);
        const { success, error } = field.safeParse(`x${line}`);
        expect(success, error?.message).toBe(true);
      }),
    );
  });
});
