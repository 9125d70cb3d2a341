import fc from "fast-check";
import { expect, it } from "vitest";
import { inboxAddress, inboxOf, localPartFrom } from "../../../../src/shared/inbox/address.ts";

const domain = "in.example.org";
const bytes = fc.uint8Array({ minLength: 15, maxLength: 15 });

it("an inbox's address is found again however a server writes it", () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), fc.boolean(), (random, isUpper, isBracketed) => {
      const local = localPartFrom(random);
      const address = inboxAddress(local, domain);
      const sent = isUpper ? address.toUpperCase() : address;
      expect(inboxOf(isBracketed ? `<${sent}>` : sent, domain)).toBe(local);
    }),
  );
});

it("each bit of the random bytes counts", () => {
  fc.assert(
    fc.property(bytes, fc.nat({ max: 119 }), (random, bit) => {
      const other = Uint8Array.from(random);
      other[bit >> 3]! ^= 1 << (bit & 7);
      expect(localPartFrom(other)).not.toBe(localPartFrom(random));
    }),
  );
});

it.each([
  "a".repeat(24) + "@in.example.org.evil.example",
  "a".repeat(23) + "@in.example.org",
  "a".repeat(24) + "+x@in.example.org",
  "1".repeat(24) + "@in.example.org",
  `"${"a".repeat(24)}"@in.example.org`,
  `${"a".repeat(24)}@in.example.org, other@in.example.org`,
  `x <${"a".repeat(24)}@in.example.org>`,
  "",
])("a recipient that has not the form of an inbox is nobody's: %s", (recipient) => {
  expect(inboxOf(recipient, domain)).toBeNull();
});
