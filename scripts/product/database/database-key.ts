import { generateKeyPairSync, sign } from "node:crypto";

/** Makes a key pair for a libSQL server, whose tokens can read and write (`rw`) or only read (`ro`). */
export function makeDatabaseKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    /** Signs a JSON Web Token, without a library: it would stay in the memory of the process that runs the product. */
    token(access: "rw" | "ro", expiresAt?: Date): string {
      const claims = {
        a: access,
        iat: toSeconds(Date.now()),
        ...(expiresAt !== undefined && { exp: toSeconds(expiresAt.getTime()) }),
      };
      const signed = [{ alg: "EdDSA", typ: "JWT" }, claims].map(encode).join(".");
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`;
    },
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
