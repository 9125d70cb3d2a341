import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailSenderOf } from "../../../../src/shared/inbox/sender.ts";

const authserv = "mx.cloudflare.net";
const from = "donotreply@camsonline.com";
const passed =
  "mx.cloudflare.net; dkim=pass header.d=camsonline.com header.s=s1 header.b=abc; spf=pass smtp.mailfrom=bounce@gmail.com";
const of = (results: readonly string[], part: Partial<Parameters<typeof mailSenderOf>[0]> = {}) =>
  mailSenderOf({ from, results, authserv, ownAddress: "asha@example.in", ...part });
const unknown = { kind: "unknown", domain: null };

describe("the sender of a mail", () => {
  it("is a registrar where its signature passed, also after forwarding", () => {
    expect(of([passed])).toEqual({ kind: "registrar", domain: "camsonline.com" });
    const nested = "noreply@mail.kfintech.com";
    const results = ["mx.cloudflare.net 1; DKIM=pass (2048-bit key) header.d=kfintech.com"];
    const both =
      "mx.cloudflare.net; dkim=pass header.d=camsonline.com header.i=@mail.camsonline.com";
    expect(of([both]).kind).toBe("registrar");
    expect(of(results, { from: nested })).toEqual({
      kind: "registrar",
      domain: "mail.kfintech.com",
    });
  });

  it("is the owner where their proven address is signed for", () => {
    const results = ["mx.cloudflare.net; dkim=pass header.d=example.in"];
    expect(of(results, { from: "Asha@Example.in" })).toEqual({
      kind: "yours",
      domain: "example.in",
    });
    expect(of(results, { from: "ravi@example.in" })).toEqual({
      kind: "unknown",
      domain: "example.in",
    });
    expect(of(results, { from: "asha@example.in", ownAddress: null }).kind).toBe("unknown");
  });

  it.each([
    ["no results", []],
    ["results of the sender below those of the server", ["mx.cloudflare.net; spf=pass", passed]],
    ["another server's results", [passed.replace("mx.cloudflare.net", "mx.evil.example")]],
    ["a name that only begins like the server's", [passed.replace("net;", "net.evil.example;")]],
    ["a failed signature", [passed.replace("dkim=pass", "dkim=fail")]],
    ["a signature of another domain", [passed.replace("=camsonline.com", "=evil.example")]],
    ["a domain that ends alike", [passed.replace("=camsonline.com", "=evilcamsonline.com")]],
    ["a top-level domain", [passed.replace("=camsonline.com", "=com")]],
    ["SPF alone", ["mx.cloudflare.net; spf=pass smtp.mailfrom=camsonline.com"]],
    [
      "a signature in a comment",
      ["mx.cloudflare.net; spf=pass (; dkim=pass header.d=camsonline.com ;)"],
    ],
    [
      "a signature in a nested comment",
      ["mx.cloudflare.net; spf=pass (a (b) ; dkim=pass header.d=camsonline.com)"],
    ],
    ["a comment that does not end", [`${passed} (; x`]],
    ["a comment that ends twice", [`${passed} (a))`]],
    [
      "a signature in quotes",
      [
        'mx.cloudflare.net; spf=pass smtp.mailfrom="x; dkim=pass header.d=camsonline.com "@evil.example',
      ],
    ],
    [
      "an envelope sender that ends the comment in which it stands",
      [
        'mx.cloudflare.net; dkim=none; spf=pass (mx: domain of "x); dkim=pass header.d=camsonline.com ("@evil.example designates 192.0.2.1)',
      ],
    ],
    [
      "a signing address that looks like a domain",
      [
        "mx.cloudflare.net; dkim=pass header.i=a header.d=camsonline.com x@evil.example header.d=evil.example",
      ],
    ],
    [
      "a signing address of another domain",
      ["mx.cloudflare.net; dkim=pass header.d=camsonline.com header.i=@evil.example"],
    ],
    [
      "a method whose name only ends so",
      ["mx.cloudflare.net; x-dkim=pass header.d=camsonline.com"],
    ],
  ])("is unknown by %s", (_name, results) => {
    expect(of(results).kind).toBe("unknown");
  });

  it("is vouched for by the signing address that Amazon names in place of the domain", () => {
    const results = (address: string) => [
      `amazonses.com; spf=pass (spfCheck: a; b) client-ip=192.0.2.1; dkim=pass header.i=${address}; dmarc=pass header.from=camsonline.com;`,
    ];
    const amazon = { authserv: "amazonses.com" };
    expect(of(results("@camsonline.com"), amazon).kind).toBe("registrar");
    expect(of(results("mail@camsonline.com"), amazon).kind).toBe("registrar");
    for (const other of ["@evil.example", "camsonline.com", "camsonline.com@evil.example", "@com"])
      expect(of(results(other), amazon)).toEqual(unknown);
  });

  it("is unknown by results that are longer than a server's own, and with letters that no domain has", () => {
    expect(of([`${passed}; x=${"(".repeat(9_000)}`])).toEqual(unknown);
    const odd = "a@camsonline.com\u202e.evil.example";
    const results = ["mx.cloudflare.net; dkim=pass header.d=evil.example"];
    expect(of(results, { from: odd })).toEqual(unknown);
  });

  it("is unknown where the receiving server says no name, or the mail no one address", () => {
    expect(of([passed], { authserv: null })).toEqual(unknown);
    for (const odd of ["", "camsonline.com", "a@b@camsonline.com", "a b@camsonline.com"]) {
      expect(of([passed], { from: odd })).toEqual(unknown);
    }
  });

  it("is never a registrar by what a sender writes below the topmost results", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(passed))), (written) => {
        expect(of(["mx.cloudflare.net; dkim=none", ...written])).toEqual(unknown);
      }),
    );
  });
});
