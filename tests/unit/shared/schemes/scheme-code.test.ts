import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSifCode, readSchemeCode } from "../../../../src/shared/schemes/scheme-code.ts";
import { schemeCodeField } from "../../../../src/shared/schemes/scheme-code-field.ts";

const digits = (max: number) =>
  fc.stringMatching(new RegExp(`^\\d{1,${max}}$`)).filter((text) => text.length <= max);
const sifCode = digits(6).map((number) => `SIF-${number}`);
const anyCase = fc.constantFrom(
  (code: string) => code,
  (code: string) => code.toLowerCase(),
  (code: string) => code.replace("SIF", "Sif"),
);
const blanks = fc.constantFrom("", " ", "\t");

describe("a scheme's code", () => {
  it("is up to ten digits, or SIF- and up to six, in any case and between blanks", () => {
    fc.assert(
      fc.property(
        fc.oneof(digits(10), sifCode),
        anyCase,
        blanks,
        blanks,
        (code, as, left, right) => {
          expect(readSchemeCode(`${left}${as(code)}${right}`)).toBe(code);
          expect(schemeCodeField.parse(as(code))).toBe(code);
          expect(isSifCode(code)).toBe(code.startsWith("SIF-"));
        },
      ),
    );
  });

  it("is nothing else, and both readers agree", () => {
    const near = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(?:SIF|sif)?[-–_ ]?\d{0,12}$/),
      fc.tuple(sifCode, fc.string({ minLength: 1 })).map(([code, more]) => code + more),
    );
    fc.assert(
      fc.property(near, (text) => {
        const isCode = /^(?:\d{1,10}|SIF-\d{1,6})$/i.test(text);
        expect(readSchemeCode(text) !== null).toBe(
          text.length <= 20 && /^\s*(?:\d{1,10}|SIF-\d{1,6})\s*$/i.test(text),
        );
        expect(schemeCodeField.safeParse(text).success).toBe(isCode);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["SIF-1234567", "SIF-", "SIF3", "SIF-3A", "SIF--3", "XSIF-3", "12345678901", "1.5", ""])(
    "is not %j",
    (text) => {
      expect([readSchemeCode(text), schemeCodeField.safeParse(text).success]).toEqual([
        null,
        false,
      ]);
    },
  );
});
