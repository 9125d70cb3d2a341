import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonPasswordList } from "../../../../src/server/auth/passwords/common-password-list.gen.ts";
import { frontDecode, frontEncode } from "../../../../src/server/auth/passwords/front-coding.ts";
import { isKeyboardRun } from "../../../../src/server/auth/passwords/keyboard-run.ts";
import { weaknessOf } from "../../../../src/server/auth/passwords/weak-password.ts";

const account = { name: "Asha Rao", email: "asha.menon84@example.in" };

describe("a password", () => {
  it.each([
    ["      ", "blank"],
    ["\t \u00a0\u3000  ", "blank"],
    ["aaaaaa", "repeated"],
    ["AaAaAaA", "repeated"],
    ["111111", "repeated"],
    ["abcdef", "run"],
    ["ABCDEFG", "run"],
    ["fedcba", "run"],
    ["123456", "run"],
    ["0987654321", "run"],
    ["qwerty", "run"],
    ["asdfgh", "run"],
    ["poiuyt", "run"],
    ["1qaz2wsx", "run"],
    ["qweasdzxc", "run"],
    ["abc123", "run"],
    ["!@#$%^", "run"],
    ["fundbook", "product"],
    ["fundbook1", "product"],
    ["FundBook2026!", "product"],
    ["fundb00k", "product"],
    ["fund-book", "product"],
    ["asha.menon84@example.in", "own"],
    ["asha.menon84", "own"],
    ["ashamenon", "own"],
    ["AshaRao", "own"],
    ["asha rao", "own"],
    ["rao1990", "own"],
    ["4sh4r40", "own"],
    ["Menon#1", "own"],
    ["admin123", "common"],
    ["p@ssw0rd", "common"],
    ["india123", "common"],
    ["iLoveYou", "common"],
    ["Passw0rd", "common"],
    ["letme1n", "common"],
    ["ｐａｓｓｗｏｒｄ", "common"],
  ])("%j is weak: %s", (password, weakness) => {
    expect(weaknessOf(password, account)).toBe(weakness);
  });

  it.each([
    "correct horse",
    "battery staple",
    "aashray",
    "funds&books",
    "qwertz-umlaut",
    "abcxyzq",
  ])("%j is not weak", (password) => {
    expect(weaknessOf(password, account)).toBeNull();
  });

  it("is not compared with very short parts of a name", () => {
    expect(weaknessOf("a84571x", { name: "A X", email: "a@b.in" })).toBeNull();
    expect(weaknessOf("a38461", { name: "A X", email: "a@b.in" })).toBeNull();
  });

  const word = fc.stringMatching(/^[b-y]{6,12}$/);
  const digits = fc.stringMatching(/^[0-9]{0,4}$/);

  it("made of the user's name or e-mail, in any case and with digits appended, is weak", () => {
    fc.assert(
      fc.property(word, word, digits, (first, last, behind) => {
        const own = { name: `${first} ${last}`, email: `${last}.${first}@example.in` };
        for (const text of [first, `${first}${last}`, `${last}.${first}`, own.email]) {
          expect(weaknessOf(text + behind, own)).not.toBeNull();
          expect(weaknessOf(text.toUpperCase() + behind, own)).not.toBeNull();
        }
      }),
    );
  });

  it("of any length is checked without an error", () => {
    const any = fc.string({ unit: "binary", maxLength: 256 });
    fc.assert(
      fc.property(any, any, (password, name) => {
        expect([null, "blank", "repeated", "run", "product", "own", "common"]).toContain(
          weaknessOf(password, { name, email: `${name}@example.in` }),
        );
      }),
    );
  });
});

describe("a keyboard run", () => {
  const sequence = fc.constantFrom("abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop");
  const part = fc
    .record({
      sequence,
      start: fc.nat(7),
      length: fc.integer({ min: 3, max: 10 }),
      back: fc.boolean(),
    })
    .map(({ sequence: line, start, length, back }) => {
      const run = line.slice(start, start + length);
      return back ? [...run].toReversed().join("") : run;
    });

  it("is any part of a sequence in either direction, or several in a row", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(isKeyboardRun(parts.join(""))).toBe(true);
        expect(isKeyboardRun(`${parts.join("")}ß`)).toBe(false);
      }),
    );
  });

  it.each(["", "ab", "abd", "acegik", "abcxabc"])("is not %j", (text) => {
    expect(isKeyboardRun(text)).toBe(false);
  });
});

describe("the list of common passwords", () => {
  const list = frontDecode(commonPasswordList);

  it("has at least 10,000, all of six characters or more, in lower case", () => {
    expect(list.size).toBeGreaterThanOrEqual(10_000);
    for (const password of list) {
      expect(password.length).toBeGreaterThanOrEqual(6);
      expect(password).toBe(password.toLowerCase());
    }
  });

  it("decodes to the words that were encoded", () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[!-~]{1,15}$/), { maxLength: 50 });
    fc.assert(
      fc.property(words, (some) => {
        expect([...frontDecode(frontEncode(some))]).toEqual(some.toSorted());
      }),
    );
  });
});
