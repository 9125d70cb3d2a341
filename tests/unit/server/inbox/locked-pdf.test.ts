import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLockedPdf } from "../../../../src/server/inbox/locked-pdf.ts";
import { pdfFile } from "../../../../sample/statement/pdf-file.ts";
import type { Encryption } from "../../../../sample/statement/pdf-encryption.ts";

const page = [[{ text: "Consolidated Account Statement", x: 40, y: 700, size: 10 }]];
const locked = (method: Encryption["method"]) => pdfFile(page, { method, password: "ABCDE1234F" });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** As newer writers do it: the places are in a compressed stream, whose dictionary is the trailer. */
const withStream = (trailer: string, kind = "/XRef") =>
  bytes(`%PDF-1.5\n7 0 obj\n<< /Type ${kind} /Size 8 ${trailer} >>\nstream\nxxxx\nendstream\nendobj
startxref\n9\n%%EOF\n`);

describe("a PDF that came by mail", () => {
  it.each<Encryption["method"]>(["rc4-128", "aes-128", "aes-256"])(
    "is locked with %s",
    (method) => {
      expect(isLockedPdf(locked(method))).toBe(true);
      expect(isLockedPdf(pdfFile(page))).toBe(false);
    },
  );

  it("is locked where the dictionary of its stream of places says so", () => {
    expect(isLockedPdf(withStream("/Encrypt 5 0 R"))).toBe(true);
    expect(isLockedPdf(withStream("/Root 1 0 R"))).toBe(false);
    expect(isLockedPdf(withStream("/EncryptMetadata false"))).toBe(false);
    expect(isLockedPdf(withStream("/Encrypt 5 0 R", "/ObjStm"))).toBe(false);
  });

  it.each([
    ["a web page", bytes("<html>/Encrypt</html>")],
    ["an archive before a PDF", bytes(`PK\u0003\u0004${"x".repeat(50)}%PDF-1.7`)],
    ["a PDF without an end", bytes("%PDF-1.7 /Encrypt")],
    ["the word on a page alone", bytes("%PDF-1.7\n/Encrypt\nstartxref\n0\n%%EOF")],
    ["a place beyond the file", bytes("%PDF-1.7\nstartxref\n9999999999\n%%EOF")],
    ["nothing", new Uint8Array()],
  ])("is none: %s", (_name, file) => {
    expect(isLockedPdf(file)).toBe(false);
  });

  it("is not locked once it is cut or something follows it", () => {
    const whole = locked("aes-128");
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 8 }), (size) => {
        expect(isLockedPdf(whole.subarray(0, size))).toBe(false);
      }),
    );
    expect(isLockedPdf(bytes(`${String.fromCharCode(...whole)}PK\u0003\u0004`))).toBe(false);
  });

  it("is looked at quickly, whatever its bytes are", () => {
    const hostile = bytes(`%PDF-1.7\nxref\n${"\ntrailer".repeat(400_000)}\nstartxref\n9\n%%EOF`);
    expect(isLockedPdf(hostile)).toBe(false);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (tail) => {
        expect(isLockedPdf(Uint8Array.from([...bytes("%PDF-"), ...tail]))).toBe(false);
      }),
    );
  });
});
