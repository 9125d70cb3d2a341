import fc from "fast-check";
import { expect, it } from "vitest";
import { fileNameOf } from "../../../../src/shared/inbox/file-name.ts";

it.each([
  ["CAS Nov 2026.PDF", "CAS Nov 2026.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\asha\\cas.pdf", "cas.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe.pdf"],
  ["a\r\nSet-Cookie: x.pdf", "a Set-Cookie x.pdf"],
  [".pdf", "statement.pdf"],
  [null, "statement.pdf"],
  ["विवरण.pdf", "विवरण.pdf"],
])("%j is shown as %s", (sent, shown) => {
  expect(fileNameOf(sent)).toBe(shown);
});

it("a name is one line of at most 80 characters without folders, and stays what it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 120 }), (sent) => {
      const shown = fileNameOf(sent);
      expect(shown).toMatch(/^[^\p{Cc}/\\"*:<>?|]+\.pdf$/u);
      expect([...shown].length).toBeLessThanOrEqual(80);
      expect(fileNameOf(shown)).toBe(shown);
    }),
  );
});
