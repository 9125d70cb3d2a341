/**
 * Replaces the ASN.1 and X.509 packages of `@simplewebauthn/server` in the built worker (`wrangler.toml`). They parse
 * the certificates of attestations, which Fundbook never asks for; only the signature of a passkey has to be parsed. So
 * no certificate from outside is parsed, and no address in one is fetched.
 */

/** The two integers of an ECDSA signature, big-endian as in DER: a leading 0 keeps them positive. */
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

/** Reads one element of less than 128 bytes, as all in P-256 signatures are, and returns what follows it too. */
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

/** Replaces all that the library does with certificates. */
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

// Identifiers of algorithms and extensions in certificates, which are never compared.
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
