import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../../../../src/server/inbox/mail/files-in.ts";
import { fromOf, readMail } from "../../../../../src/server/inbox/mail/read-mail.ts";
import { lockedPdf, mailText, statementMail } from "../../../../support/data/mails.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
const read = (text: string) => readMail(bytesOf(text));

const multipart = (boundary: string, ...parts: readonly string[]) =>
  [
    "From: a@b.example",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    "",
  ].join("\r\n");

const attached = (encoding: string, body: string, name = 'name="a.pdf"') =>
  [
    `Content-Type: application/pdf; ${name}`,
    `Content-Transfer-Encoding: ${encoding}`,
    "",
    body,
  ].join("\r\n");

const quoted = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte, index) => {
      const hex = `=${byte.toString(16).padStart(2, "0").toUpperCase()}`;
      return index % 20 === 19 ? `${hex}=\r\n` : hex;
    })
    .join("");

describe("a mail's parts", () => {
  it("are the bytes that were sent, in each encoding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const mail = read(
          multipart(
            "b",
            attached("base64", Buffer.from(bytes).toString("base64")),
            attached("quoted-printable", quoted(bytes)),
          ),
        );
        expect(mail.parts.map((part) => part.bytes())).toEqual([bytes, bytes].map(copyOf));
      }),
    );
  });

  it("are found for any boundary, whatever their text is", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z\d'+_./:=-]{1,60}$/),
        fc.array(fc.string({ maxLength: 50 }), { maxLength: 5 }),
        (boundary, texts) => {
          const plain = texts.map((text) => text.replaceAll(/[^ -,.-~]/g, "x"));
          const parts = plain.map((text) => `Content-Type: text/plain\r\n\r\n${text}`);
          const mail = read(multipart(boundary, ...parts));
          expect(mail.parts.map((part) => part.text(100))).toEqual(plain);
        },
      ),
    );
  });

  it("leave an equals sign that is no escape as it is", () => {
    const mail = read(multipart("b", attached("quoted-printable", "a=b=zz=4")));
    expect(mail.parts[0]?.text(100)).toBe("a=b=zz=4");
  });

  it("are unreadable in a broken or unknown encoding", () => {
    const sent = Buffer.from(lockedPdf()).toString("base64");
    for (const part of [attached("base64", `${sent}!`), attached("x-uuencode", sent)])
      expect(filesIn(read(multipart("b", part)).parts)).toEqual({
        files: [],
        dropped: "unreadable",
      });
  });

  it("are cut off with the mail", () => {
    const whole = statementMail(lockedPdf());
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        const { files } = filesIn(read(whole.slice(0, length)).parts);
        expect(files.length).toBeLessThan(2);
      }),
      { numRuns: 50 },
    );
  });
});

const copyOf = (bytes: Uint8Array) => Uint8Array.from(bytes);

describe("a mail that is made to cost time", () => {
  const unreadable = expect.objectContaining({ appCode: "inbox/unreadable" });

  it("is refused with more than 50,000 lines that begin with dashes", () => {
    const lines = (count: number) => multipart("b", `\r\n${"--a\n".repeat(count)}`);
    expect(read(lines(49_000)).parts).toHaveLength(1);
    expect(() => read(lines(50_001))).toThrow(unreadable);
  });

  it("has nothing read of a header beyond its first 4,000 characters", () => {
    const far = read(multipart("b", attached("7bit", "x", `${"a=b;".repeat(1_000)} name="a.pdf"`)));
    expect(far.parts[0]?.name).toBeNull();
    const near = read(multipart("b", attached("7bit", "x", `${"a=b;".repeat(30)} name="a.pdf"`)));
    expect(near.parts[0]?.name).toBe("a.pdf");
  });
});

describe("who a mail says it is from", () => {
  it.each([
    ["donotreply@camsonline.com", "donotreply@camsonline.com"],
    ["CAMS <donotreply@camsonline.com>", "donotreply@camsonline.com"],
    ['"a@camsonline.com" <b@evil.example>', "b@evil.example"],
    ["a@camsonline.com <b@evil.example>", null],
    ["<a@camsonline.com> <b@evil.example>", null],
    ["a@camsonline.com, b@evil.example", null],
    ["CAMS: a@camsonline.com;", null],
    ['"a\\" <a@camsonline.com>" <b@evil.example>', "b@evil.example"],
    ["a@camsonline.com\r\nFrom: b@evil.example", null],
    ["a@camsonline.com\r\nFrom : b@evil.example", null],
  ])("is one address or none: %s", (from, address) => {
    expect(fromOf(read(mailText({ from })))).toBe(address);
  });
});
