import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";

/** Makes a key pair for a libSQL server, whose tokens can read and write (`rw`) or only read (`ro`). */
export function makeDatabaseKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    token(access: "rw" | "ro", expiresAt?: Date): Promise<string> {
      const token = new SignJWT({ a: access })
        .setProtectedHeader({ alg: "EdDSA", typ: "JWT" })
        .setIssuedAt();
      if (expiresAt !== undefined) token.setExpirationTime(expiresAt);
      return token.sign(privateKey);
    },
  };
}
