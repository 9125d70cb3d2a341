import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from "jose";

const algorithm = "ES256";

type Claims = { issuer: string; userId: string; issuedAt: Date; expiresAt: Date };

/** @returns a new private key as a JSON Web Key */
export async function newSyncKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: crypto.randomUUID() });
}

export async function signSyncToken(
  jwk: string,
  { issuer, userId, issuedAt, expiresAt }: Claims,
): Promise<string> {
  const key: JWK = JSON.parse(jwk);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, ...(key.kid !== undefined && { kid: key.kid }) })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await importJWK(key, algorithm));
}

/** The public half, for whoever checks tokens. */
export function publicSyncKey(jwk: string): JWK {
  const { d: _private, ...key }: JWK = JSON.parse(jwk);
  return { ...key, alg: algorithm, use: "sig" };
}
