import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from "jose";

const algorithm = "ES256";

/** RFC 8725 (3.11): a type of its own, so that no other kind of token is accepted as one. */
const tokenType = "fundbook-sync+jwt";

type Claims = {
  issuer: string;
  audience: string;
  userId: string;
  issuedAt: Date;
  expiresAt: Date;
};

export async function newSyncKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() });
}

export async function signSyncToken(
  jwk: string,
  { issuer, audience, userId, issuedAt, expiresAt }: Claims,
): Promise<string> {
  const key: JWK = JSON.parse(jwk);
  return new SignJWT()
    .setProtectedHeader({
      alg: algorithm,
      typ: tokenType,
      ...(key.kid !== undefined && { kid: key.kid }),
    })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await importJWK(key, algorithm));
}

export function publicSyncKey(jwk: string): JWK {
  const { d: _private, ...key }: JWK = JSON.parse(jwk);
  return { ...key, alg: algorithm, use: "sig" };
}
