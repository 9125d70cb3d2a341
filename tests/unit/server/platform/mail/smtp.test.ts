import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  encodedHeader,
  mimeMessage,
} from "../../../../../src/server/platform/mail/mime-message.ts";
import { parseSmtpUrl } from "../../../../../src/server/platform/mail/smtp-url.ts";

describe("SMTP_URL", () => {
  const login = { user: "a@b.example", password: "p:/ @" };
  it.each([
    [
      "smtps://a%40b.example:p%3A%2F%20%40@mail.example",
      { host: "mail.example", port: 465, security: "tls", login },
    ],
    ["smtp://mail.example", { host: "mail.example", port: 587, security: "starttls", login: null }],
    ["SMTP://mail.example:25", { host: "mail.example", port: 25, security: "starttls" }],
    ["smtp://mail.example:80/", { port: 80 }],
    ["smtp://localhost:1025", { port: 1025, security: "none" }],
    ["smtp://[::1]:1025", { host: "::1", security: "none" }],
    ["smtps://localhost", { security: "tls" }],
  ])("%s is read", (address, expected) => {
    expect(parseSmtpUrl(address)).toMatchObject(expected);
  });

  it.each([
    "",
    "mail.example:587",
    "https://mail.example",
    "smtp://",
    "smtp://user@mail.example",
    "smtp://:secret@mail.example",
    "smtp://mail.example:99999",
    "smtp://mail.example/path",
    "smtp://mail.example?tls=off",
    "smtp://u:%zz@mail.example",
    "smtp://mail example",
  ])("%j is refused", (address) => {
    expect(parseSmtpUrl(address)).toBeNull();
  });
});

/** As a mail reader does (RFC 2047). */
const decodeHeader = (text: string): string =>
  text
    .replaceAll("?=\r\n =?", "?==?")
    .replaceAll(/(?:=\?utf-8\?B\?[\w+/=]*\?=)+/g, (words) =>
      [...words.matchAll(/\?B\?([\w+/=]*)\?=/g)]
        .map(([, word = ""]) => Buffer.from(word, "base64").toString())
        .join(""),
    );

describe("a header of a mail", () => {
  it("is plain where every reader takes it so", () => {
    expect(encodedHeader("Set a new Fundbook password")).toBe("Set a new Fundbook password");
  });

  it("reads as it was written, in short lines of ASCII that start no further header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (text) => {
        const header = encodedHeader(text);
        expect(decodeHeader(header)).toBe(text.toWellFormed().replaceAll(/[\r\n]+/g, " "));
        for (const line of header.split("\r\n")) {
          expect(line.length).toBeLessThanOrEqual(76);
          expect(line).toMatch(/^[\x20-\x7e]*$/);
        }
        expect(
          header
            .split("\r\n")
            .slice(1)
            .every((line) => line.startsWith(" ")),
        ).toBe(true);
      }),
    );
  });
});

describe("a mail's message", () => {
  const options = {
    from: "Club\r\nBcc: x <a@b.example>",
    messageId: "1@b.example",
    date: new Date(0),
  };

  it("has no line that is too long, is no ASCII or ends it early", () => {
    const mail = {
      to: "c@d.example",
      subject: "न्योता",
      text: ".\n".repeat(50),
      html: "ह".repeat(500),
    };
    const lines = mimeMessage(mail, options).split("\r\n");
    expect(lines).toContain("Date: Thu, 01 Jan 1970 00:00:00 +0000");
    expect(
      lines.filter((line) => line.length > 78 || line === "." || /[^\x20-\x7e]/.test(line)),
    ).toEqual([]);
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });
});
