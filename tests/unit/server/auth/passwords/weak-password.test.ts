import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { root } from "../../../../../scripts/product/root.ts";
import { createFindWeakness } from "../../../../../src/server/auth/passwords/estimate-password.ts";
import { readWordLists } from "../../../../../src/server/auth/passwords/word-lists.ts";
import { runAtOnce } from "../../../../../src/shared/steps.ts";
import { demoPassword } from "../../../../../sample/accounts.ts";

const lists = readFileSync(join(root, "src/server/auth/passwords/word-lists.txt"), "utf8");
const findWeakness = createFindWeakness(runAtOnce(readWordLists(lists)));
const account = { name: "Asha Rao", email: "asha.menon84@example.in" };

describe("a password", () => {
  it.each([
    ["      ", "blank"],
    ["\t \u00a0\u3000  ", "blank"],
    ["aaaaaa", "repeated"],
    ["AaAaAaA", "repeated"],
    ["kqkqkqkqkq", "repeated"],
    ["abcdef", "run"],
    ["fedcba", "run"],
    ["9876543210", "run"],
    ["poiuyt", "run"],
    ["!@#$%^", "run"],
    ["12/08/1990", "date"],
    ["18081990", "date"],
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
    ["asha rao 1990", "own"],
    ["rao1990", "own"],
    ["4sh4r40", "own"],
    ["Menon#1", "own"],
    ["111111", "common"],
    ["qwerty", "common"],
    ["1qaz2wsx", "common"],
    ["admin123", "common"],
    ["p@ssw0rd", "common"],
    ["p@ssword1", "common"],
    ["iLoveYou", "common"],
    ["letme1n", "common"],
    ["ｐａｓｓｗｏｒｄ", "common"],
    ["password1!", "word"],
    ["Abc@1234", "word"],
    ["Welcome@123", "word"],
    ["mumbai123", "word"],
    ["jaishreeram", "word"],
    ["Jai Shree Ram", "word"],
    ["Ganesh@123", "word"],
    ["sachin10", "word"],
    ["virat@18", "word"],
    ["India@2024", "word"],
    ["Diwali2025", "word"],
    ["Jaihind@1947", "word"],
    ["omnamahshivaya", "word"],
    ["Sharma@123#", "word"],
    ["delhi@110001", "word"],
    ["400001Mumbai", "word"],
  ])("%j is weak: %s", (password, weakness) => {
    expect(findWeakness(password, account)).toBe(weakness);
  });

  it.each([
    demoPassword,
    "correct horse",
    "battery staple",
    "correct horse battery staple",
    "mango river lamp",
    "Tr0ub4dour&3xyz!q",
    "x7Kq2z",
    "k9#mPw",
    "a84571x",
    "aashray",
    "funds&books",
    "constructor",
    "__proto__",
    "चाँदनी रात",
  ])("%j is not weak", (password) => {
    expect(findWeakness(password, account)).toBeNull();
  });

  it("is not compared with very short parts of a name", () => {
    expect(findWeakness("a84571x", { name: "A X", email: "a@b.in" })).toBeNull();
  });

  it("that is long is weak only if its start and its end are", () => {
    const words = "password".repeat(5);
    expect(findWeakness(words, account)).toBe("repeated");
    expect(findWeakness(`${words}hK4!zq9vT2#mW8$cR5&xL7*pN3@bJ6^d`, account)).toBeNull();
    expect(findWeakness(`hK4!zq9vT2#mW8$cR5&xL7*pN3@bJ6^d${words}`, account)).toBeNull();
  });

  const word = fc.stringMatching(/^[b-y]{6,12}$/);
  const digits = fc.stringMatching(/^[0-9]{0,3}$/);

  it("made of the user's name or e-mail, in any case and with digits appended, is weak", () => {
    fc.assert(
      fc.property(word, word, digits, (first, last, behind) => {
        const own = { name: `${first} ${last}`, email: `${last}.${first}@example.in` };
        for (const text of [first, `${last}.${first}`, own.email]) {
          expect(findWeakness(text + behind, own)).not.toBeNull();
          expect(findWeakness(text.toUpperCase() + behind, own)).not.toBeNull();
        }
      }),
      { numRuns: 20 },
    );
  });

  it("of random letters, digits and signs is not weak from eight characters on", () => {
    const random = fc.stringMatching(/^[b-df-hj-np-tv-z2-9#%&]{8,20}$/);
    const isMixed = (text: string) => new Set(text).size > 6;
    fc.assert(
      fc.property(random.filter(isMixed), (password) => {
        expect(findWeakness(password, account)).toBeNull();
      }),
    );
  });

  it("of any length is checked without an error", () => {
    const any = fc.string({ unit: "binary", maxLength: 256 });
    fc.assert(
      fc.property(any, any, (password, name) => {
        findWeakness(password, { name, email: `${name}@example.in` });
      }),
      { numRuns: 50 },
    );
  });

  it.each(["4", "@4$5!1|<(+7", "a@4s$5o0i!1l", "()[]{}<>", "vvuu\\/\\/|", "abcabcd", "पासवर्ड"])(
    "of 256 characters that repeat %j is checked without trying all spellings",
    (unit) => {
      // All of them would take hours; a busy machine, a second or two.
      const started = performance.now();
      findWeakness(unit.repeat(256).slice(0, 256), account);
      expect(performance.now() - started).toBeLessThan(20_000);
    },
  );
});
