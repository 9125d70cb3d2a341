import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalEmail,
  isEmailAddress,
  isRegistrableEmail,
} from "../../../../../src/shared/auth/addresses/email-address.ts";

describe("an e-mail address", () => {
  it.each([
    "a@b.c",
    "a.b@c.d.e",
    "asha+funds@example.co.in",
    "o'brien@example.in",
    "asha@1and1.in",
    "asha@xn--c1yn36f.in",
    "अशा@डेटा.भारत",
    `a@${"b".repeat(63)}.in`,
  ])("may be %s", (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each(["<", ">", "(", ")", ",", ";", ":", '"', "[", "]", "\\", " "])(
    "may not contain %s on either side of the @",
    (character) => {
      expect(isEmailAddress(`as${character}ha@example.in`)).toBe(false);
      expect(isEmailAddress(`asha@exam${character}ple.in`)).toBe(false);
    },
  );

  it.each([
    ["no @", "asha.example.in"],
    ["nothing before the @", "@example.in"],
    ["a second @", "a@b@c.in"],
    ["no dot in its domain", "a@b"],
    ["a dot at the end", "a@b."],
    ["a dot behind the @", "a@.b"],
    ["two dots in a row", "a@b..c"],
    ["nothing but dots", "a@.."],
    ["a label that begins with a hyphen", "a@-b.in"],
    ["a label that ends with a hyphen", "a@b-.in"],
    ["a label of 64 characters", `a@${"b".repeat(64)}.in`],
    ["a domain of 254 characters", `a@${"b.".repeat(126)}in`],
    ["an address of the network for a domain", "a@127.0.0.1"],
    ["a number for a top-level domain", "a@example.123"],
    ["an underscore in its domain", "a@b_c.in"],
  ])("is refused with %s", (_, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,20}[a-z0-9])?$/);
  const local = fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/);

  it("has a local part and labels separated by dots", () => {
    fc.assert(
      fc.property(local, fc.array(label, { minLength: 2, maxLength: 5 }), (before, labels) => {
        expect(isEmailAddress(`${before}@${labels.join(".")}`)).toBe(true);
        expect(isEmailAddress(`${before}@${labels.join("..")}`)).toBe(false);
        expect(isEmailAddress(`${before}@${labels.join("")}`)).toBe(false);
      }),
    );
  });
});

describe("the e-mail address of a new account", () => {
  it.each([".a@x.in", "a.@x.in", "a..b@x.in", ".@x.in", "a@x..in"])("may not be %s", (text) => {
    expect(isRegistrableEmail(text)).toBe(false);
  });

  it.each(["a.b@x.in", "a.b.c+d.e@x.in", "अशा.राव@डेटा.भारत"])("may be %s", (text) => {
    expect(isRegistrableEmail(text)).toBe(true);
  });

  it("has atoms separated by single dots", () => {
    const atom = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,10}$/);
    fc.assert(
      fc.property(fc.array(atom, { minLength: 1, maxLength: 4 }), (atoms) => {
        const local = atoms.join(".");
        expect(isRegistrableEmail(`${local}@x.in`)).toBe(true);
        for (const wrong of [`.${local}`, `${local}.`, `${local}..${local}`]) {
          expect(isRegistrableEmail(`${wrong}@x.in`)).toBe(false);
        }
      }),
    );
  });
});

describe("the canonical form of an address", () => {
  it.each([
    ["Asha@Example.IN", "asha@example.in"],
    ["victim@gm\u0430il.com", "victim@xn--gmil-63d.com"],
    ["victim@XN--gmil-63d.com", "victim@xn--gmil-63d.com"],
    ["अशा@डेटा.भारत", "अशा@xn--c2bd2g8a.xn--h2brj9c"],
    ["a@stra\u00dfe.de", "a@xn--strae-oqa.de"],
    ["a@1and1.in", "a@1and1.in"],
  ])("of %s is %s", (typed, kept) => {
    expect(canonicalEmail(typed)).toBe(kept);
    expect(canonicalEmail(kept)).toBe(kept);
  });

  it.each(["a@\u0661.\u0662.\u0663.\u0664"])("does not exist for %j", (typed) => {
    expect(canonicalEmail(typed)).toBeNull();
  });
});
