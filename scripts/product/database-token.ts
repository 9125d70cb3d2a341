import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";

export type DatabaseKey = {
  /** The public key for sqld's `--auth-jwt-key-file`, as PEM. */
  publicKey: string;
  /** Signs a token that can read and write (`rw`) or only read (`ro`). */
  token: (access: "rw" | "ro", expiresAt?: Date) => Promise<string>;
};

/** Makes a key pair for a libSQL server. The private key is stored nowhere: it goes with this object. */
export function makeDatabaseKey(): DatabaseKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    token(access, expiresAt) {
      const token = new SignJWT({ a: access })
        .setProtectedHeader({ alg: "EdDSA", typ: "JWT" })
        .setIssuedAt();
      if (expiresAt !== undefined) token.setExpirationTime(expiresAt);
      return token.sign(privateKey);
    },
  };
}
