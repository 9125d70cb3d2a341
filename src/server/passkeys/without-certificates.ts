/**
 * Stands in for the ASN.1 and X.509 packages of `@simplewebauthn/server` in the built worker (`wrangler.toml`). They read the
 * certificates of attestations, which Fundbook asks nobody for; of what they do, only the signature of a passkey is needed.
 * A certificate from outside is thus never parsed, and no address in one is ever fetched.
 */

/** The two integers of an ECDSA signature, big-endian as DER has them: without a sign, or after a 0. */
export class ECDSASigValue {
  readonly r: Uint8Array;
  readonly s: Uint8Array;

  constructor(r: Uint8Array, s: Uint8Array) {
    this.r = r;
    this.s = s;
  }
}

export const AsnParser = {
  /** @throws Error for anything but an ECDSA signature in DER (X.690), such as every certificate */
  parse(bytes: Uint8Array, schema: unknown): ECDSASigValue {
    if (schema !== ECDSASigValue) throw noCertificates();
    const [sequence, afterSequence] = readElement(bytes, 0x30);
    const [r, afterR] = readElement(sequence, 0x02);
    const [s, afterS] = readElement(afterR, 0x02);
    if (afterSequence.length > 0 || afterS.length > 0) throw noSignature();
    return new ECDSASigValue(r, s);
  },
};

/** One element of less than 128 bytes, as all are in signatures by P-256, and what follows it. */
function readElement(bytes: Uint8Array, tag: number): [content: Uint8Array, rest: Uint8Array] {
  const [firstByte, length] = bytes;
  if (firstByte !== tag || length === undefined || length === 0 || length > 127)
    throw noSignature();
  if (bytes.length < 2 + length) throw noSignature();
  return [bytes.subarray(2, 2 + length), bytes.subarray(2 + length)];
}

const noSignature = () => new Error("The signature is not an ECDSA signature in DER.");
const noCertificates = () =>
  new Error("Passkeys are added without attestation, so no certificate is read.");

/** Whatever the library would do with a certificate. */
function unavailable(): never {
  throw noCertificates();
}

export {
  unavailable as AuthorityKeyIdentifierExtension,
  unavailable as BasicConstraints,
  unavailable as CRLDistributionPointsExtension,
  unavailable as Certificate,
  unavailable as ECParameters,
  unavailable as ExtendedKeyUsage,
  unavailable as KeyDescription,
  unavailable as OctetString,
  unavailable as RSAPublicKey,
  unavailable as SubjectAlternativeName,
  unavailable as SubjectKeyIdentifierExtension,
  unavailable as X509Certificate,
  unavailable as X509ChainBuilder,
  unavailable as X509Crl,
};

// Names of algorithms and extensions in certificates: none is compared with these.
const unused = "";
export {
  unused as id_ce_basicConstraints,
  unused as id_ce_extKeyUsage,
  unused as id_ce_keyDescription,
  unused as id_ce_subjectAltName,
  unused as id_ecPublicKey,
  unused as id_ecdsaWithSHA256,
  unused as id_ecdsaWithSHA384,
  unused as id_ecdsaWithSHA512,
  unused as id_ml_dsa_44,
  unused as id_ml_dsa_65,
  unused as id_ml_dsa_87,
  unused as id_rsaEncryption,
  unused as id_secp256r1,
  unused as id_secp384r1,
  unused as id_sha1WithRSAEncryption,
  unused as id_sha256WithRSAEncryption,
  unused as id_sha384WithRSAEncryption,
  unused as id_sha512WithRSAEncryption,
};
