import { generateKeyPairSync, sign, verify } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AsnParser,
  Certificate,
  ECDSASigValue,
} from "../../../../../src/server/auth/passkeys/without-certificates.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const signed = fc.uint8Array().map((data) => ({ data, der: sign("sha256", data, privateKey) }));
const parse = (der: Uint8Array) => AsnParser.parse(der, ECDSASigValue);

/** A signature as WebCrypto takes it: both numbers in 32 bytes. */
const plain = ({ r, s }: ECDSASigValue) =>
  Buffer.concat([r, s].map((n) => Buffer.concat([Buffer.alloc(32), n]).subarray(-32)));

describe("a signature in DER", () => {
  it("is read as the two numbers that were signed with", () => {
    const key = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    fc.assert(
      fc.property(signed, ({ data, der }) => verify("sha256", data, key, plain(parse(der)))),
    );
  });

  it("is refused where it is cut off or followed by anything", () => {
    fc.assert(
      fc.property(signed, fc.nat(), ({ der }, at) => {
        expect(() => parse(der.subarray(0, at % der.length))).toThrow("not an ECDSA signature");
        expect(() => parse(Buffer.concat([der, der.subarray(0, 1)]))).toThrow("not an ECDSA");
      }),
    );
  });

  it.each([
    "",
    "30",
    "3000",
    "300402010102",
    "3006020101040101",
    "3106020101020101",
    "3006028101020101",
  ])("is not %j", (hex) => {
    expect(() => parse(Buffer.from(hex, "hex"))).toThrow("not an ECDSA signature");
  });
});

describe("a certificate", () => {
  it("is not read", () => {
    expect(() => AsnParser.parse(new Uint8Array([0x30, 0]), Certificate)).toThrow(
      "no certificate is read",
    );
    expect(Certificate).toThrow("no certificate is read");
  });
});
